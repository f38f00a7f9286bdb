import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { useText as useSharedText } from '../../shared/text.ts';
import { VerifyAccountForm } from '../../shared/verify-account-form.tsx';
import { type HeldPayment, heldPaymentsKey, verifyPayerAccount } from '../api/held-payments.ts';
import { factsOf } from '../lib/held-payment-facts.tsx';
import { type Decision, decisionName } from '../lib/propose-decision.ts';
import { useText } from '../text.ts';
import { DecisionForm } from './decision-form.tsx';

type Step = Decision | 'prove_account';

const steps: readonly Step[] = ['book', 'refund', 'prove_account'];

/** One held payment: what is known of it, and what to propose. */
export function HeldPaymentPanel({ payment }: { readonly payment: HeldPayment }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const onClose = () => setStep(null);
  return (
    <div className={panel.stack}>
      <Focused on={step}>
        {step === null ? (
          <Choices payment={payment} onChoose={setStep} />
        ) : (
          <div className={panel.form}>
            {step === 'prove_account' ? (
              <VerifyAccountForm
                payerName={payment.payer_name}
                send={(entered) => verifyPayerAccount(payment.id, entered)}
                onVerified={() => queries.invalidateQueries({ queryKey: heldPaymentsKey })}
                onClose={onClose}
              />
            ) : (
              <DecisionForm payment={payment} decision={step} onClose={onClose} />
            )}
          </div>
        )}
      </Focused>
      <Facts facts={factsOf(payment)} />
      {payment.proof !== null && (
        <Documents groups={[{ key: 'proof', label: t('facts.proof'), files: [payment.proof] }]} />
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly payment: HeldPayment;
  readonly onChoose: (step: Step) => void;
}

function Choices({ payment, onChoose }: ChoicesProps): ReactNode {
  const sharedText = useSharedText();
  const possible = steps.filter((step) => payment.can[step] === true);
  if (possible.length === 0) {
    return payment.state === 'held' ? <p className={panel.wait}>{sharedText('waitingForSecond')}</p> : null;
  }
  return (
    <div className={panel.stack}>
      <div className={panel.buttons}>
        {possible.map((step) => (
          <Button
            key={step}
            {...(step === 'book' ? {} : { variant: 'default' })}
            onClick={() => onChoose(step)}
          >
            <StepName step={step} payment={payment} />
          </Button>
        ))}
      </div>
      {payment.refusal !== null && <p className={panel.wait}>{payment.refusal}</p>}
    </div>
  );
}

function StepName({ step, payment }: { readonly step: Step; readonly payment: HeldPayment }): ReactNode {
  const t = useText();
  return step === 'prove_account' ? t('decide.prove_account') : t(decisionName(payment, step));
}
