import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { MoneyInput } from '../../../components/number-field.tsx';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { detailsOf } from '../lib/values.ts';
import { useText } from '../text.ts';
import type { StepProps } from './step-props.ts';

/** What the money is for, and the invoice or contract that it rests on. */
export function PurposeStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const details = detailsOf(draft.values.loan_category);
  return (
    <>
      <Textarea
        label={t('field.purpose')}
        autosize
        minRows={4}
        maxLength={2000}
        {...input.text('purpose', t('help.purpose'))}
      />
      {details === 'invoice' && (
        <>
          <div className={classes.pair}>
            <TextInput label={t('field.invoice_number')} {...input.text('invoice_number')} />
            <MoneyInput label={t('field.invoice_amount')} {...input.plain('invoice_amount')} />
          </div>
          <div className={classes.pair}>
            <TextInput label={t('field.invoice_due_on')} type="date" {...input.text('invoice_due_on')} />
            <TextInput label={t('field.debtor_name')} {...input.text('debtor_name')} />
          </div>
        </>
      )}
      {details === 'contract' && (
        <div className={classes.pair}>
          <MoneyInput label={t('field.contract_value')} {...input.plain('contract_value')} />
          <TextInput label={t('field.contract_party')} {...input.text('contract_party')} />
        </div>
      )}
    </>
  );
}
