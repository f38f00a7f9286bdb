import { Radio, Select, TextInput } from '@mantine/core';
import { genders, identityTypeChoices } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { nameOf } from '../../../lib/text/names.ts';
import { countryOptions, optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { BirthdayFields } from '../../../shared/person/birthday-fields.tsx';
import { IdentityNumberField } from '../../../shared/person/identity-number-field.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { CompanyDraft, StepProps } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';

/** The authorised person. A MyKad number fills in birth date and gender (IDN-1). */
export function PersonStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const { countries } = useCurrentAnswer();
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
          data={optionsOf(identityTypeChoices, 'identity_types')}
          {...input.choice('identity_type')}
        />
        <IdentityNumber draft={draft} />
      </div>
      <BirthdayFields input={(field) => input.choice(field)} />
      <Radio.Group label={t('field.gender')} {...input.plain('gender')}>
        <div className={classes.options}>
          {genders.map(({ value, name }) => (
            <Radio key={value} value={value} label={nameOf('genders', value, name)} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.pair}>
        <Select
          label={t('field.nationality')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('nothingFound')}
          data={countryOptions(countries)}
          {...input.choice('nationality')}
        />
        <TextInput
          label={t('field.bo_personal_phonenumber')}
          type="tel"
          autoComplete="tel"
          {...input.text('bo_personal_phonenumber', t('help.phone'))}
        />
      </div>
    </>
  );
}

function IdentityNumber({ draft }: { readonly draft: CompanyDraft }): ReactNode {
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
