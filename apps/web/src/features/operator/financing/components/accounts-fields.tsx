import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { type CreditDraft, signedFields, yearFields } from '../lib/credit-draft.ts';
import { numberInput } from '../lib/number-input.ts';
import { useText } from '../text.ts';
import { AmountField } from './figure-fields.tsx';
import classes from './offer-form.module.css';

/** Two or three years of accounts, the latest first. */
export function AccountsFields({ form }: { readonly form: UseFormReturnType<CreditDraft> }): ReactNode {
  const t = useText();
  return form.values.years.map((year, at) => (
    <fieldset key={form.key(`years.${at}`)} className={classes.fields}>
      <legend className={classes.legend}>{t('assess.accounts', { year: year.year })}</legend>
      {at === 2 && <p className={classes.hint}>{t('assess.thirdYear')}</p>}
      <TextInput
        label={t('assess.year')}
        required={at < 2}
        inputMode="numeric"
        maxLength={4}
        {...form.getInputProps(`years.${at}.year`)}
      />
      {yearFields.map((field) => (
        <AmountField
          key={field}
          label={t(`assess.${field}`)}
          signed={signedFields.includes(field)}
          optional={at === 2}
          input={numberInput(form, `years.${at}.${field}`)}
        />
      ))}
    </fieldset>
  ));
}
