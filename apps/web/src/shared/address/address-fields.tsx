import { Select, TextInput } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { countryOptions, optionsOf } from '../../lib/text/options.ts';
import classes from './address-fields.module.css';
import { stateFromPostcode } from './state-from-postcode.ts';
import { useText } from './text.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** The names of an address's fields in every form that asks for one. */
type AddressField = 'address_line_1' | 'address_line_2' | 'postcode' | 'city' | 'state' | 'country';

interface TextProps {
  readonly value?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface ChoiceProps {
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
}

interface AddressFieldsProps {
  /** The chosen country: a Malaysian address takes its state from the list (IDN-5). */
  readonly country: string;
  /** Value, error and more of each field, as the form has them. */
  readonly input: {
    readonly text: (field: AddressField) => TextProps;
    readonly choice: (field: AddressField) => ChoiceProps;
  };
  readonly onChange: (changes: Partial<Record<AddressField, string>>) => void;
  readonly states: readonly Choice[];
  readonly countries: readonly Choice[];
}

/** The fields of a postal address, the same in every form. */
export function AddressFields(props: AddressFieldsProps): ReactNode {
  const { country, input, onChange, states, countries } = props;
  const t = useText();
  const isMalaysian = country === 'MY';
  const search = { searchable: true, allowDeselect: false, nothingFoundMessage: t('nothingFound') };
  return (
    <>
      <TextInput label={t('line1')} autoComplete="address-line1" {...input.text('address_line_1')} />
      <TextInput label={t('line2')} autoComplete="address-line2" {...input.text('address_line_2')} />
      <div className={classes.pair}>
        <TextInput
          label={t('postcode')}
          autoComplete="postal-code"
          {...(isMalaysian && { inputMode: 'numeric', maxLength: 5 })}
          {...input.text('postcode')}
          onChange={(event) => {
            const postcode = event.currentTarget.value;
            onChange({ postcode, ...stateFromPostcode(postcode, country) });
          }}
        />
        <TextInput label={t('city')} autoComplete="address-level2" {...input.text('city')} />
      </div>
      <div className={classes.pair}>
        {isMalaysian ? (
          <Select
            label={t('state')}
            {...search}
            data={optionsOf(states, 'states')}
            {...input.choice('state')}
          />
        ) : (
          <TextInput label={t('state')} autoComplete="address-level1" {...input.text('state')} />
        )}
        <Select
          label={t('country')}
          {...search}
          data={countryOptions(countries)}
          {...input.choice('country')}
          onChange={(chosen) => onChange({ country: chosen ?? '', state: '' })}
        />
      </div>
    </>
  );
}
