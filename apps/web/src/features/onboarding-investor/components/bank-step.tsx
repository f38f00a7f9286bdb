import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../lib/text/options.ts';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import type { StepProps } from '../lib/use-investor-draft.ts';
import { useText } from '../text.ts';

/** The bank account for withdrawals, which is the person's own (WAL-14). */
export function BankStep({ draft, constants }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  return (
    <>
      <Select
        label={t('field.bank_bic')}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('nothingFound')}
        data={optionsOf(constants.banks, null)}
        {...input.choice('bank_bic')}
      />
      <TextInput
        label={t('field.bank_account_no')}
        inputMode="numeric"
        autoComplete="off"
        {...input.text('bank_account_no', t('help.bank_account_no'))}
      />
      <TextInput
        label={t('field.bank_account_name')}
        autoComplete="off"
        {...input.text('bank_account_name', t('help.bank_account_name'))}
      />
    </>
  );
}
