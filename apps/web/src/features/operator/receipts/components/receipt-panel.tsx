import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { refundFacts } from '../../shared/refund-facts.ts';
import { useText as useSharedText } from '../../shared/text.ts';
import { VerifyAccountForm } from '../../shared/verify-account-form.tsx';
import { type ReceiptRow, receiptsKey, verifyReceiptAccount } from '../api/receipts.ts';
import { text, useText } from '../text.ts';

type Decision = 'book' | 'refund';
type Step = Decision | 'prove_account';

const steps: readonly Step[] = ['book', 'refund', 'prove_account'];

/** One payment that is held: what is known of it, and what to propose. */
export function ReceiptPanel({ receipt }: { readonly receipt: ReceiptRow }): ReactNode {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const onClose = () => setStep(null);
  return (
    <div className={panel.stack}>
      {step === null && <Choices receipt={receipt} onChoose={setStep} />}
      {step === 'prove_account' && (
        <div className={panel.form}>
          <VerifyAccountForm
            payerName={receipt.payer_name}
            send={(told) => verifyReceiptAccount(receipt.id, told)}
            onVerified={() => queries.invalidateQueries({ queryKey: receiptsKey })}
            onClose={onClose}
          />
        </div>
      )}
      {(step === 'book' || step === 'refund') && (
        <div className={panel.form}>
          <ReviewForm receipt={receipt} decision={step} onClose={onClose} />
        </div>
      )}
      <Facts facts={factsOf(receipt)} />
    </div>
  );
}

interface ChoicesProps {
  readonly receipt: ReceiptRow;
  readonly onChoose: (step: Step) => void;
}

function Choices({ receipt, onChoose }: ChoicesProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const possible = steps.filter((step) => receipt.can[step] === true);
  if (possible.length === 0) {
    return receipt.state === 'held' ? <p className={panel.wait}>{sharedText('waitingForSecond')}</p> : null;
  }
  return (
    <>
      <div className={panel.buttons}>
        {possible.map((step) => (
          <Button
            key={step}
            {...(step === 'book' ? {} : { variant: 'default' })}
            onClick={() => onChoose(step)}
          >
            {t(`decide.${step}`)}
          </Button>
        ))}
      </div>
      {receipt.refusal !== null && <p className={panel.wait}>{receipt.refusal}</p>}
    </>
  );
}

interface ReviewFormProps {
  readonly receipt: ReceiptRow;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function ReviewForm({ receipt, decision, onClose }: ReviewFormProps): ReactNode {
  const t = useText();
  const { refund_account: account, customer_name: customer, purpose } = receipt;
  const amount = formatMoney(receipt.amount);
  const { holder_name: holder = '', bank = '', account_last4: last4 = '' } = account ?? {};
  return (
    <ProposalForm
      kind="receipt_review"
      submit={t(`decide.${decision}`)}
      propose={(reason) => ({ kind: 'receipt_review', subject_id: receipt.id, after: { decision }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <p>
          {decision === 'book'
            ? t(`book.${purpose}`, { amount, customer })
            : t('decide.refundBody', { amount, holder, bank, last4 })}
        </p>
      )}
    </ProposalForm>
  );
}

function factsOf(receipt: ReceiptRow): Fact[] {
  const { payer_name: payer, state, refunded_on: refundedOn } = receipt;
  return [
    { key: 'customer', label: text('columns.customer'), value: receipt.customer_name },
    { key: 'payer', label: text('columns.payer'), value: payer ?? text('noName') },
    { key: 'purpose', label: text('columns.purpose'), value: text(`purpose.${receipt.purpose}`) },
    { key: 'reason', label: text('columns.reason'), value: text(`reason.${receipt.reason}`) },
    { key: 'amount', label: text('columns.amount'), value: <Money amount={receipt.amount} /> },
    { key: 'reference', label: text('columns.reference'), value: receipt.ref_number },
    {
      key: 'received',
      label: text('columns.received'),
      value: <DateText value={receipt.received_on} />,
    },
    ...refundFacts(receipt.refund_account, state === 'held'),
    { key: 'state', label: text('columns.state'), value: text(`state.${state}`) },
    ...(refundedOn === null
      ? []
      : [{ key: 'refunded', label: text('columns.refunded'), value: <DateText value={refundedOn} /> }]),
  ];
}
