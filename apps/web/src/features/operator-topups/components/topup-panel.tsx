import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { Documents } from '../../../lib/office/documents.tsx';
import { type Fact, Facts } from '../../../lib/office/facts.tsx';
import panel from '../../../lib/office/panel.module.css';
import { ProposalForm } from '../../../lib/office/proposal-form.tsx';
import { useText as useOffice } from '../../../lib/office/text.ts';
import type { TopupRow } from '../api/list-topups.ts';
import { text, useText } from '../text.ts';

type Decision = 'credit' | 'refund';

const decisions: readonly Decision[] = ['credit', 'refund'];

/** One top-up: the two names under each other, and what to propose. */
export function TopupPanel({ topup }: { readonly topup: TopupRow }): ReactNode {
  const t = useText();
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <div className={panel.stack}>
      {decision === null ? (
        <Choices topup={topup} onChoose={setDecision} />
      ) : (
        <div className={panel.form}>
          <ReviewForm topup={topup} decision={decision} onClose={() => setDecision(null)} />
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
  readonly onChoose: (decision: Decision) => void;
}

function Choices({ topup, onChoose }: ChoicesProps): ReactNode {
  const t = useText();
  const office = useOffice();
  const possible = decisions.filter((decision) => topup.can[decision] === true);
  if (possible.length === 0) {
    return <p className={panel.wait}>{office('waitingForSecond')}</p>;
  }
  return (
    <div className={panel.buttons}>
      {possible.map((decision) => (
        <Button
          key={decision}
          {...(decision === 'refund' ? { variant: 'default' } : {})}
          onClick={() => onChoose(decision)}
        >
          {t(`decide.${decision}`)}
        </Button>
      ))}
    </div>
  );
}

interface ReviewFormProps {
  readonly topup: TopupRow;
  readonly decision: Decision;
  readonly onClose: () => void;
}

function ReviewForm({ topup, decision, onClose }: ReviewFormProps): ReactNode {
  const t = useText();
  const amount = formatMoney(topup.amount);
  return (
    <ProposalForm
      kind="topup_review"
      submit={t(`decide.${decision}`)}
      propose={(reason) => ({ kind: 'topup_review', subject_id: topup.id, after: { decision }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <p>
          {decision === 'credit'
            ? t('decide.creditBody', { amount, investor: topup.investor_name })
            : t('decide.refundBody', { amount })}
        </p>
      )}
    </ProposalForm>
  );
}

function factsOf(topup: TopupRow): Fact[] {
  const { inv_no: number, name_check: check, payer_name: payer, bank, reason } = topup;
  return [
    {
      key: 'investor',
      label: text('columns.investor'),
      value: [topup.investor_name, number].filter(Boolean).join(' · '),
    },
    { key: 'payer', label: text('columns.payer'), value: payer ?? text('noName') },
    ...(check === null
      ? []
      : [{ key: 'check', label: text('columns.check'), value: text(`check.${check}`) }]),
    { key: 'amount', label: text('columns.amount'), value: <Money amount={topup.amount} /> },
    { key: 'type', label: text('facts.type'), value: text(`type.${topup.payment_type}`) },
    ...(bank === null ? [] : [{ key: 'bank', label: text('facts.bank'), value: bank }]),
    { key: 'reference', label: text('facts.reference'), value: topup.ref_number },
    {
      key: 'received',
      label: text('columns.received'),
      value: <DateText value={topup.received_at} style="instant" />,
    },
    ...(reason === null ? [] : [{ key: 'reason', label: text('facts.reason'), value: reason }]),
    { key: 'state', label: text('columns.state'), value: text(`state.${topup.state}`) },
  ];
}
