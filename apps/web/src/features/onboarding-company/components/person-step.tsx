import { Radio, Select, TextInput } from '@mantine/core';
import {
  formatMyKad,
  identityNumberProblem,
  identityTypes,
  normaliseIdentityNumber,
} from '@titian/contracts/identity-numbers';
import { genders, identityTypeChoices } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { messageText } from '../../../lib/text/message.ts';
import { nameOf } from '../../../lib/text/names.ts';
import { countryOptions, optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { fromMyKad } from '../lib/mykad.ts';
import type { CompanyDraft, StepProps } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';
import { BirthdayFields } from './birthday-fields.tsx';

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
      <BirthdayFields draft={draft} />
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
  const isMyKad = type === 'nric';
  const isWhole = isMyKad && /^\d{12}$/.test(normaliseIdentityNumber(number));

  function onType(typed: string): void {
    draft.set({ identity_number: typed, ...(isMyKad ? fromMyKad(typed, businessToday()) : {}) });
  }

  function onLeave(): void {
    const shown = formatMyKad(normaliseIdentityNumber(number));
    const known = identityTypes.find((one) => one === type);
    const problem = number === '' || known === undefined ? null : identityNumberProblem(known, number);
    if (problem !== null) {
      draft.setErrors({ ...draft.errors, identity_number: messageText(problem) });
    } else if (isWhole && shown !== number) {
      draft.set({ identity_number: shown });
    }
  }

  return (
    <TextInput
      {...inputsOf(draft).text('identity_number', isMyKad ? t('help.mykad') : undefined)}
      label={t('field.identity_number')}
      autoComplete="off"
      {...(isMyKad && { placeholder: '900131-14-5677', inputMode: 'numeric' })}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}
