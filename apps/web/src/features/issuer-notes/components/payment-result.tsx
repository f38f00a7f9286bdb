import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type PaymentOutcome, type PaymentResultAnswer, paymentResultQuery } from '../api/payment-result.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';
import { ReceiptButton } from './receipt-button.tsx';

/** Where the bank sends the browser back to: the outcome of the payment. Settles by itself. */
export function PaymentResult({ refNumber }: { readonly refNumber: string }): ReactNode {
  const t = useText();
  const result = useQuery(paymentResultQuery(refNumber));
  return (
    <div className={classes.narrow}>
      <PageHeader title={t('result.title')} />
      <QueryView query={result}>{(answer) => <Outcome answer={answer} />}</QueryView>
    </div>
  );
}

function Outcome({ answer: { payment, note } }: { readonly answer: PaymentResultAnswer }): ReactNode {
  const t = useText();
  const settled = payment.settled_at !== null;
  return (
    <SectionCard title={t(`result.${payment.state}`)}>
      <div className={classes.form}>
        <div className={classes.outcome} role="status" data-state={payment.state}>
          {payment.state === 'pending' && <Loader size="sm" aria-hidden />}
          <span>
            {payment.message}
            {payment.reason !== null && ` ${t(`reason.${payment.reason}`)}`}
          </span>
        </div>
        <Facts
          rows={[
            [t('result.amount'), <Money key="amount" amount={payment.amount} />],
            [t('result.note'), note.number],
            [t('result.reference'), payment.ref_number],
            ...(settled
              ? ([
                  [t('result.settled'), <DateText key="at" value={payment.settled_at} style="instant" />],
                ] as const)
              : []),
          ]}
        />
        {payment.state === 'succeeded' && (
          <div>
            <ReceiptButton payment={payment.ref_number} number={payment.ref_number} />
          </div>
        )}
        <NextStep state={payment.state} isOver={note.state === 'completed'} />
      </div>
    </SectionCard>
  );
}

interface NextStepProps {
  readonly state: PaymentOutcome['state'];
  /** The payment was the note's last one. */
  readonly isOver: boolean;
}

function NextStep({ state, isOver }: NextStepProps): ReactNode {
  const t = useText();
  const waiting = state === 'pending' || state === 'held';
  const tab = isOver ? 'completed' : 'issued';
  return (
    <>
      {waiting && <p className={classes.hint}>{t(`result.${state}Hint`)}</p>}
      <div>
        <ButtonLink variant={waiting ? 'default' : 'filled'} {...pageLink('bo_notes')} search={{ tab }}>
          {t(state === 'failed' || state === 'expired' ? 'result.again' : 'result.toNotes')}
        </ButtonLink>
      </div>
    </>
  );
}
