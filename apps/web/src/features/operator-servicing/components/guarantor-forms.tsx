import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { ProposalForm } from '../../../lib/office/proposal-form.tsx';
import { ProveAccountForm } from '../../../lib/office/prove-account-form.tsx';
import { type NoteDeskAnswer, noteDeskQuery, proveGuarantorAccount } from '../api/note-desk.ts';
import { useText } from '../text.ts';

interface GuarantorFormProps {
  readonly answer: NoteDeskAnswer;
  readonly onClose: () => void;
}

/** The account of the guarantor: only one in its own name is kept (rules §4). */
export function GuarantorAccountForm({ answer: { note }, onClose }: GuarantorFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const name = note.guarantor_name ?? '';
  return (
    <ProveAccountForm
      payerName={name}
      explanation={t('guarantor.ask', { name })}
      send={(told) => proveGuarantorAccount(note.id, told)}
      onProven={() => queries.invalidateQueries({ queryKey: noteDeskQuery(note.id).queryKey })}
      onClose={onClose}
    />
  );
}

/** Pays the guarantor everything that waits for it. */
export function GuarantorPayoutForm({ answer, onClose }: GuarantorFormProps): ReactNode {
  const t = useText();
  const { account, held = '0.00' } = answer.guarantor_money ?? {};
  const { holder_name: holder = '', bank = '', account_last4: last4 = '' } = account ?? {};
  return (
    <ProposalForm
      kind="guarantor_payout"
      submit={t('guarantor.submit')}
      propose={(reason) => ({
        kind: 'guarantor_payout',
        subject_id: answer.note.id,
        after: { amount: held },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t('guarantor.body', { amount: formatMoney(held), holder, bank, last4 })}</p>}
    </ProposalForm>
  );
}
