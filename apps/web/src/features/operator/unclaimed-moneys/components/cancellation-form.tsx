import type { ReactNode } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { UnclaimedRow } from '../api/unclaimed-moneys.ts';
import { useText } from '../text.ts';

interface CancellationFormProps {
  /** One whose payment waits for a batch. */
  readonly row: UnclaimedRow;
  readonly onClose: () => void;
}

/** Proposes that an approved payment to the Registrar is cancelled before a batch has it (CMP-12). */
export function CancellationForm({ row, onClose }: CancellationFormProps): ReactNode {
  const t = useText();
  return (
    <ProposalForm
      kind="unclaimed_payment_cancellation"
      submit={t('cancelling.submit')}
      destructive
      propose={(reason) => ({
        kind: 'unclaimed_payment_cancellation',
        subject_id: row.id,
        after: {},
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t('cancelling.body', { amount: formatMoney(row.amount), name: row.customer.name })}</p>}
    </ProposalForm>
  );
}
