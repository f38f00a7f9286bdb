import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { PhoneField } from '../../../components/phone-field.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { StepProps } from '../lib/step-props.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { CountrySelect } from './choices.tsx';
import { fieldsOf } from './fields-of.tsx';

/** The person's contact details. A Malaysian address takes its state from the list (IDN-5). */
export function ContactStep({ application, constants }: StepProps): ReactNode {
  const t = useText();
  const input = fieldsOf(application);
  const { country_phone_codes: codes } = useCurrentAnswer();
  const malaysian = application.form.values.country === 'MY';
  return (
    <>
      <PhoneField codes={codes} code={input('phone_country_code')} number={input('phone_number')} />
      <TextInput
        label={t('field.address_line_1')}
        autoComplete="address-line1"
        {...input('address_line_1')}
      />
      <TextInput
        label={t('field.address_line_2')}
        autoComplete="address-line2"
        {...input('address_line_2')}
      />
      <div className={classes.pair}>
        <TextInput
          label={t('field.postcode')}
          autoComplete="postal-code"
          {...(malaysian && { inputMode: 'numeric', maxLength: 5 })}
          {...input('postcode')}
          onChange={(event) => application.setPostcode(event.currentTarget.value)}
        />
        <TextInput label={t('field.city')} autoComplete="address-level2" {...input('city')} />
      </div>
      <div className={classes.pair}>
        {malaysian ? (
          <Select
            label={t('field.state')}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t('nothingFound')}
            data={optionsOf(constants.malaysia_states, 'states')}
            {...input('state')}
          />
        ) : (
          <TextInput label={t('field.state')} autoComplete="address-level1" {...input('state')} />
        )}
        <CountrySelect
          label={t('field.country')}
          countries={constants.countries}
          {...input('country')}
          onChange={(country) => {
            application.set('country', country ?? '');
            application.set('state', '');
          }}
        />
      </div>
    </>
  );
}
