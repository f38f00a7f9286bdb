import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { ReceiptLineSelect } from '../../shared/receipt-line-select.tsx';
import { useText as useSharedText } from '../../shared/text.ts';
import { VerifyAccountForm } from '../../shared/verify-account-form.tsx';
import type { TopupRow } from '../api/list-topups.ts';
import { verifyAccount } from '../api/verify-account.ts';
import { factsOf } from '../lib/topup-facts.tsx';
import { useText } from '../text.ts';

type Decision = 'credit' | 'refund';
type Step = Decision | 'prove_account';

const steps: readonly Step[] = ['credit', 'refund', 'prove_account'];

/** One top-up: the two names under each other, and what to propose. */
export function TopupPanel({ topup }: { readonly topup: TopupRow }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const onClose = () => setStep(null);
  return (
    <div className={panel.stack}>
      {step === null ? (
        <Choices topup={topup} onChoose={setStep} />
      ) : (
        <div className={panel.form}>
          {step === 'prove_account' ? (
            <VerifyAccountForm
              payerName={topup.payer_name}
              send={(told) => verifyAccount(topup.id, told)}
              onVerified={() => queries.invalidateQueries({ queryKey: ['operator', 'topups'] })}
              onClose={onClose}
            />
          ) : (
            <ReviewForm topup={topup} decision={step} onClose={onClose} />
          )}
        </div>
      )}
      <Facts facts={factsOf(topup)} />
      {topup.proof !== null && (
        <Documents groups={[{ key: 'proof', label: t('facts.proof'), files: [topup.proof] }]} />
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly topup: TopupRow;
  readonly onChoose: (step: Step) => void;
}

function Choices({ topup, onChoose }: ChoicesProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const possible = steps.filter((step) => topup.can[step] === true);
  if (possible.length === 0) {
    return topup.state === 'held' ? <p className={panel.wait}>{sharedText('waitingForSecond')}</p> : null;
  }
  return (
    <div className={panel.buttons}>
      {possible.map((step) => (
        <Button
          key={step}
          {...(step === 'credit' ? {} : { variant: 'default' })}
          onClick={() => onChoose(step)}
        >
          {nameOf(t, step, topup)}
        </Button>
      ))}
    </div>
  );
}

/** A transfer by hand that nobody finds is refused: of that there is nothing to send back. */
function nameOf(t: ReturnType<typeof useText>, step: Step, { payment_type: type }: TopupRow): string {
  return step === 'refund' && type === 'manual' ? t('decide.refuse') : t(`decide.${step}`);
}

interface ReviewFormProps {
  readonly topup: TopupRow;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function ReviewForm({ topup, decision, onClose }: ReviewFormProps): ReactNode {
  const t = useText();
  const amount = formatMoney(topup.amount);
  const [reference, setReference] = useState('');
  // A transfer by hand is credited for the line of the statement that shows it.
  const needsLine = decision === 'credit' && topup.payment_type === 'manual';
  const after = needsLine && reference !== '' ? { decision, bank_reference: reference } : { decision };
  return (
    <ProposalForm
      kind="topup_review"
      submit={nameOf(t, decision, topup)}
      propose={(reason) => ({ kind: 'topup_review', subject_id: topup.id, after, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>
            {decision === 'credit'
              ? t('decide.creditBody', { amount, investor: topup.investor_name })
              : refundBody(t, topup)}
          </p>
          {needsLine && (
            <ReceiptLineSelect
              amount={topup.amount}
              value={reference}
              error={errorOf('bank_reference')}
              onChoose={(line) => setReference(line?.bank_reference ?? '')}
            />
          )}
        </>
      )}
    </ProposalForm>
  );
}

function refundBody(t: ReturnType<typeof useText>, topup: TopupRow): string {
  const { refund_account: account, payment_type: type } = topup;
  const amount = formatMoney(topup.amount);
  if (type === 'manual' || account === null) {
    return t('decide.refuseBody', { amount });
  }
  const { bank, account_last4: last4, holder_name: holder } = account;
  return t('decide.refundBody', { amount, bank, last4, holder });
}
