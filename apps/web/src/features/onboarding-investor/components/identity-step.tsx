import { Radio, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameOf } from '../../../lib/text/names.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import { BirthdayFields } from '../../../shared/person/birthday-fields.tsx';
import { IdentityNumberField } from '../../../shared/person/identity-number-field.tsx';
import type { StepProps } from '../lib/step-props.ts';
import type { Application } from '../lib/use-application.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { CountrySelect } from './choices.tsx';
import { fieldsOf } from './fields-of.tsx';

/** The person's identity. A MyKad number fills in birth date and gender (IDN-1). */
export function IdentityStep({ application, constants }: StepProps): ReactNode {
  const t = useText();
  const input = fieldsOf(application);
  return (
    <>
      <TextInput
        label={t('field.full_name')}
        autoComplete="name"
        {...input('full_name', t('help.full_name'))}
      />
      <div className={classes.pair}>
        <Select
          label={t('field.identity_type')}
          allowDeselect={false}
          data={optionsOf(constants.identity_types, 'identity_types')}
          {...input('identity_type')}
        />
        <IdentityNumber application={application} />
      </div>
      <BirthdayFields input={(field) => input(field)} />
      <Radio.Group label={t('field.gender')} {...input('gender')}>
        <div className={classes.options}>
          {constants.genders.map(({ value, name }) => (
            <Radio key={value} value={value} label={nameOf('genders', value, name)} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.pair}>
        <CountrySelect
          label={t('field.nationality')}
          countries={constants.countries}
          {...input('nationality')}
        />
        <CountrySelect
          label={t('field.tax_residence')}
          countries={constants.countries}
          {...input('tax_residence')}
        />
      </div>
    </>
  );
}

function IdentityNumber({ application }: { readonly application: Application }): ReactNode {
  const t = useText();
  const { form } = application;
  const { identity_type: type, identity_number: number } = form.values;
  const isMyKad = type === 'nric';
  return (
    <IdentityNumberField
      input={fieldsOf(application)('identity_number', isMyKad ? t('help.mykad') : undefined)}
      type={type}
      number={number}
      onType={(typed, known) => {
        form.setFieldValue('identity_number', typed);
        if (isMyKad) {
          form.setValues(known);
        }
      }}
      onFormat={(shown) => form.setFieldValue('identity_number', shown)}
      onProblem={(text) => form.setFieldError('identity_number', text)}
    />
  );
}
