import { Textarea, TextInput } from '@mantine/core';
import { fieldsOfType, type TypeField } from '@titian/contracts/financing-types';
import type { ReactNode } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useText } from '../text.ts';
import type { StepProps } from './step-props.ts';

/** What the money is for, and the invoice or contract that it rests on. */
export function PurposeStep({ draft }: Pick<StepProps, 'draft'>): ReactNode {
  const t = useText();
  const own = fieldsOfType(draft.values.loan_category);
  return (
    <>
      <Textarea
        label={t('field.purpose')}
        autosize
        minRows={4}
        maxLength={2000}
        {...inputsOf(draft).text('purpose', t('help.purpose'))}
      />
      {own.length > 0 && (
        <div className={classes.pair}>
          {own.map((field) => (
            <TypeInput key={field} field={field} draft={draft} />
          ))}
        </div>
      )}
    </>
  );
}

/** One field of the invoice or contract (FIN-18). */
function TypeInput({ field, draft }: Pick<StepProps, 'draft'> & { readonly field: TypeField }): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const label = t(`field.${field}`);
  if (field === 'invoice_amount' || field === 'contract_value') {
    return <MoneyInput label={label} {...input.plain(field)} />;
  }
  if (field === 'invoice_due_on') {
    return <DateField label={label} min={businessToday()} {...input.plain(field)} />;
  }
  return <TextInput label={label} {...input.text(field)} />;
}
