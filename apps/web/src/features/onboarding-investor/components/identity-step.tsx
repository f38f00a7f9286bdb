import { Radio, Select, TextInput } from '@mantine/core';
import {
  formatMyKad,
  identityNumberProblem,
  identityTypes,
  normaliseIdentityNumber,
} from '@titian/contracts/identity-numbers';
import type { ReactNode } from 'react';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { messageText } from '../../../lib/text/message.ts';
import { nameOf } from '../../../lib/text/names.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import { fromMyKad } from '../lib/mykad.ts';
import type { StepProps } from '../lib/step-props.ts';
import type { Application } from '../lib/use-application.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { BirthdayFields } from './birthday-fields.tsx';
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
      <BirthdayFields application={application} />
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
  const input = fieldsOf(application)('identity_number', isMyKad ? t('help.mykad') : undefined);

  function onType(typed: string): void {
    form.setFieldValue('identity_number', typed);
    if (isMyKad) {
      form.setValues(fromMyKad(typed, businessToday()));
    }
  }

  function onLeave(): void {
    const known = identityTypes.find((one) => one === type);
    const problem = number === '' || known === undefined ? null : identityNumberProblem(known, number);
    if (problem !== null) {
      form.setFieldError('identity_number', messageText(problem));
    } else if (isMyKad && number !== '') {
      form.setFieldValue('identity_number', formatMyKad(normaliseIdentityNumber(number)));
    }
  }

  return (
    <TextInput
      {...input}
      label={t('field.identity_number')}
      autoComplete="off"
      {...(isMyKad && { placeholder: '900131-14-5677', inputMode: 'numeric' })}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
