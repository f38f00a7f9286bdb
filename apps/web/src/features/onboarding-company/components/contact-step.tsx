import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { countryOptions, optionsOf } from '../../../lib/text/options.ts';
import { stateFromPostcode } from '../../../shared/address/state-from-postcode.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { StepProps } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';

/** The company's contact details. A Malaysian address takes its state from the list (IDN-5). */
export function ContactStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const { countries, malaysia_states: states } = useCurrentAnswer();
  const isMalaysian = draft.values.country === 'MY';
  return (
    <>
      <TextInput
        label={t('field.business_phonenumber')}
        type="tel"
        autoComplete="tel"
        {...input.text('business_phonenumber', t('help.phone'))}
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
            data={optionsOf(states, 'states')}
            {...input.choice('state')}
          />
        ) : (
          <TextInput label={t('field.state')} autoComplete="address-level1" {...input.text('state')} />
        )}
        <Select
          label={t('field.country')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('nothingFound')}
          data={countryOptions(countries)}
          {...input.choice('country')}
          onChange={(country) => draft.set({ country: country ?? '', state: '' })}
        />
      </div>
    </>
  );
}
