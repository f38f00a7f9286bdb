import { TextInput } from '@mantine/core';
import { yearFigures } from '@titian/contracts/credit';
import type { ReactNode } from 'react';
import { signedFields } from '../lib/credit-draft.ts';
import { useText } from '../text.ts';
import { AmountField, type FieldsProps } from './figure-fields.tsx';
import { Figure } from './figure-source.tsx';
import { LiveRatios } from './live-ratios.tsx';
import classes from './offer-form.module.css';

/** Two or three years of accounts, the latest first. */
export function AccountsFields({ form, documents }: FieldsProps): ReactNode {
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
      {yearFigures.map((field) => (
        <Figure key={field} form={form} documents={documents} path={`years.${at}.${field}`}>
          {(input) => (
            <AmountField
              label={t(`assess.${field}`)}
              signed={signedFields.includes(field)}
              optional={at === 2}
              input={input}
            />
          )}
        </Figure>
      ))}
      <LiveRatios year={year} />
    </fieldset>
  ));
}
