import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PhoneField } from '../../../components/phone-field.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import { stateFromPostcode } from '../../../shared/address/state-from-postcode.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { StepProps } from '../lib/use-investor-draft.ts';
import { useText } from '../text.ts';
import { CountrySelect } from './choices.tsx';

/** The person's contact details. A Malaysian address takes its state from the list (IDN-5). */
export function ContactStep({ draft, constants }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const { country_phone_codes: codes } = useCurrentAnswer();
  const isMalaysian = draft.values.country === 'MY';
  return (
    <>
      <PhoneField
        codes={codes}
        code={input.choice('phone_country_code')}
        number={input.text('phone_number')}
      />
      <TextInput
        label={t('field.address_line_1')}
        autoComplete="address-line1"
        {...input.text('address_line_1')}
      />
      <TextInput
        label={t('field.address_line_2')}
        autoComplete="address-line2"
        {...input.text('address_line_2')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('field.postcode')}
          autoComplete="postal-code"
          {...(isMalaysian && { inputMode: 'numeric', maxLength: 5 })}
          {...input.text('postcode')}
          onChange={(event) => {
            const postcode = event.currentTarget.value;
            draft.set({ postcode, ...stateFromPostcode(postcode, draft.values.country) });
          }}
        />
        <TextInput label={t('field.city')} autoComplete="address-level2" {...input.text('city')} />
      </div>
      <div className={classes.pair}>
        {isMalaysian ? (
          <Select
            label={t('field.state')}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('nothingFound')}
            data={optionsOf(constants.malaysia_states, 'states')}
            {...input.choice('state')}
          />
        ) : (
          <TextInput label={t('field.state')} autoComplete="address-level1" {...input.text('state')} />
        )}
        <CountrySelect
          label={t('field.country')}
          countries={constants.countries}
          {...input.choice('country')}
          onChange={(country) => draft.set({ country: country ?? '', state: '' })}
        />
      </div>
    </>
  );
}
