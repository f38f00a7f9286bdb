import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { ReceiptLineSelect } from '../../shared/receipt-line-select.tsx';
import type { HeldPayment } from '../api/held-payments.ts';
import { type Decision, decisionName, needsLine, proposalOf } from '../lib/propose-decision.ts';
import { useText } from '../text.ts';

interface DecisionFormProps {
  readonly payment: HeldPayment;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Proposes to book a held payment or to send it back. */
export function DecisionForm({ payment, decision, onClose }: DecisionFormProps): ReactNode {
  const t = useText();
  const [bankReference, setBankReference] = useState('');
  return (
    <ProposalForm
      kind={payment.purpose === 'topup' ? 'topup_review' : 'receipt_review'}
      submit={t(decisionName(payment, decision))}
      propose={(reason) => proposalOf(payment, decision, { reason, bankReference })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>
            <Effect payment={payment} decision={decision} />
          </p>
          {needsLine(payment, decision) && (
            <ReceiptLineSelect
              amount={payment.amount}
              value={bankReference}
              error={errorOf('bank_reference')}
              onChoose={(line) => setBankReference(line?.bank_reference ?? '')}
            />
          )}
        </>
      )}
    </ProposalForm>
  );
}

/** What the decision does once it is approved. */
function Effect({ payment, decision }: Omit<DecisionFormProps, 'onClose'>): ReactNode {
  const t = useText();
  const { refund_account: account, customer_name: customer, purpose } = payment;
  const amount = formatMoney(payment.amount);
  if (decision === 'book') {
    return t(`book.${purpose}`, { amount, customer });
  }
  if (account === null) {
    return t('decide.rejectBody', { amount });
  }
  const { holder_name: holder, bank, account_last4: last4 } = account;
  return t('decide.refundBody', { amount, holder, bank, last4 });
}
