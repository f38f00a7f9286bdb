import type { ReactNode } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { PayoutRow } from '../api/list-payouts.ts';
import { totalOf } from '../lib/total-of.ts';
import { useText } from '../text.ts';

interface BatchFormProps {
  readonly payouts: readonly PayoutRow[];
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The maker approves the chosen payouts; the checker's approval releases them (PAY-5). */
export function BatchForm({ payouts, onDone, onCancel }: BatchFormProps): ReactNode {
  const t = useText();
  const [first] = payouts;
  if (first === undefined) {
    return null;
  }
  const total = formatMoney(totalOf(payouts.map(({ amount }) => amount)));
  return (
    <ProposalForm
      kind="payout_batch"
      submit={t('propose')}
      propose={(reason) => ({
        kind: 'payout_batch',
        subject_id: first.id,
        after: { payout_ids: payouts.map(({ id }) => id) },
        reason,
      })}
      onDone={onDone}
      onCancel={onCancel}
    >
      {() => <p>{t('proposeBody', { count: payouts.length, total })}</p>}
    </ProposalForm>
  );
}
