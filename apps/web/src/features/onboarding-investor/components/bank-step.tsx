import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../lib/text/options.ts';
import type { StepProps } from '../lib/step-props.ts';
import { useText } from '../text.ts';
import { fieldsOf } from './fields-of.tsx';

/** The bank account for withdrawals, which is the person's own (WAL-14). */
export function BankStep({ application, constants }: StepProps): ReactNode {
  const t = useText();
  const input = fieldsOf(application);
  return (
    <>
      <Select
        label={t('field.bank_bic')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('nothingFound')}
        data={optionsOf(constants.banks, null)}
        {...input('bank_bic')}
      />
      <TextInput
        label={t('field.bank_account_no')}
        inputMode="numeric"
        autoComplete="off"
        {...input('bank_account_no', t('help.bank_account_no'))}
      />
      <TextInput
        label={t('field.bank_account_name')}
        autoComplete="off"
        {...input('bank_account_name', t('help.bank_account_name'))}
      />
    </>
  );
}
