import { Radio, Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { nameOf } from '../../../lib/text/names.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { BirthdayFields } from '../../../shared/person/birthday-fields.tsx';
import { IdentityNumberField } from '../../../shared/person/identity-number-field.tsx';
import type { InvestorDraft, StepProps } from '../lib/use-investor-draft.ts';
import { useText } from '../text.ts';
import { CountrySelect } from './choices.tsx';

/** The person's identity. A MyKad number fills in birth date and gender (IDN-1). */
export function IdentityStep({ draft, constants }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  return (
    <>
      <TextInput
        label={t('field.full_name')}
        autoComplete="name"
        {...input.text('full_name', t('help.full_name'))}
      />
      <div className={classes.pair}>
        <Select
          label={t('field.identity_type')}
          allowDeselect={false}
          data={optionsOf(constants.identity_types, 'identity_types')}
          {...input.choice('identity_type')}
        />
        <IdentityNumber draft={draft} />
      </div>
      <BirthdayFields input={(field) => input.choice(field)} />
      <Radio.Group label={t('field.gender')} {...input.plain('gender')}>
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
          {...input.choice('nationality')}
        />
        <CountrySelect
          label={t('field.tax_residence')}
          countries={constants.countries}
          {...input.choice('tax_residence')}
        />
      </div>
    </>
  );
}

function IdentityNumber({ draft }: { readonly draft: InvestorDraft }): ReactNode {
  const t = useText();
  const { identity_type: type, identity_number: number } = draft.values;
  return (
    <IdentityNumberField
      input={inputsOf(draft).text('identity_number', type === 'nric' ? t('help.mykad') : undefined)}
      type={type}
      number={number}
      onType={(typed, known) => draft.set({ identity_number: typed, ...known })}
      onFormat={(shown) => draft.set({ identity_number: shown })}
      onProblem={(text) => draft.setErrors({ ...draft.errors, identity_number: text })}
    />
  );
}
