import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type Remittance, readCoveredTransfers, remittancesQuery } from '../api/treasury.ts';
import { text, useText } from '../text.ts';
import { TaxPaymentForm } from './tax-payment-form.tsx';
import { TransferFiles } from './transfer-files.tsx';
import classes from './treasury.module.css';

const tones: Readonly<Record<Remittance['state'], ChipTone>> = {
  approved: 'waiting',
  released: 'info',
  paid: 'brand',
  returned: 'danger',
  cancelled: 'neutral',
};

interface Step {
  readonly kind: 'payment' | 'cancel';
  readonly remittance: Remittance;
}

const facts = (): readonly Column<Remittance>[] => [
  {
    key: 'what',
    header: text('history.what'),
    render: ({ obligation, from, through }) => (
      <TwoLines
        first={text(`obligation.${obligation}`)}
        second={text('open.periodRange', { from: formatDate(from), through: formatDate(through) })}
      />
    ),
    phone: 'title',
  },
  {
    key: 'to',
    header: text('history.to'),
    render: ({ recipient: name, account_last4: last4, invoice, note }) => (
      <TwoLines
        first={text('history.account', { name, last4 })}
        second={
          invoice !== null &&
          `${note?.number ?? ''} ${text('history.invoice', { number: invoice.number })}`.trim()
        }
      />
    ),
  },
  { key: 'state', header: text('history.state'), render: (row) => <State row={row} /> },
  { key: 'dates', header: text('history.dates'), render: (row) => <Dates row={row} /> },
  {
    key: 'amount',
    header: text('history.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

function State({ row }: { readonly row: Remittance }): ReactNode {
  const t = useText();
  const owes = row.is_overdue ? <Chip tone="danger">{t('open.overdue')}</Chip> : null;
  const isWaiting = row.arrived_on !== null && row.can.name_payment;
  return (
    <TwoLines
      first={<Chip tone={tones[row.state]}>{t(`history.states.${row.state}`)}</Chip>}
      second={row.return_reason ?? owes ?? (isWaiting && t('history.waiting'))}
    />
  );
}

function Dates({ row }: { readonly row: Remittance }): ReactNode {
  const t = useText();
  const steps = [
    row.paid_on === null ? null : t('history.paid', { date: formatDate(row.paid_on) }),
    row.arrived_on === null ? null : t('history.arrived', { date: formatDate(row.arrived_on) }),
    row.remitted_on === null ? null : t('history.remitted', { date: formatDate(row.remitted_on) }),
  ].filter((one) => one !== null);
  const { official_reference: reference } = row;
  const earlier = [
    ...steps.slice(0, -1),
    ...(reference === null ? [] : [t('history.receipt', { reference })]),
  ];
  return (
    <TwoLines
      first={steps.at(-1) ?? '–'}
      second={
        earlier.length > 0 && (
          <span className={classes.steps}>
            {earlier.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </span>
        )
      }
    />
  );
}

/** What has left the trust account, or is approved to. */
export function RemittanceHistory(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(remittancesQuery);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const actions: Column<Remittance> = {
    key: 'action',
    header: t('history.action'),
    render: (remittance) => (
      <Actions remittance={remittance} onStep={(kind) => setStep({ kind, remittance })} />
    ),
  };
  return (
    <SectionCard title={t('history.title')}>
      <PagedView query={query} empty={<EmptyState title={t('history.empty')} />}>
        {(rows) => (
          <RecordList
            caption={t('history.title')}
            columns={[...facts(), actions]}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedView>
      <Dialog
        opened={step !== null}
        title={t(step?.kind === 'cancel' ? 'cancelling.title' : 'payment.title')}
        onClose={close}
      >
        {step?.kind === 'payment' && <TaxPaymentForm remittance={step.remittance} onClose={close} />}
        {step?.kind === 'cancel' && <CancelForm remittance={step.remittance} onClose={close} />}
      </Dialog>
    </SectionCard>
  );
}

interface ActionsProps {
  readonly remittance: Remittance;
  readonly onStep: (kind: Step['kind']) => void;
}

function Actions({ remittance, onStep }: ActionsProps): ReactNode {
  const t = useText();
  const { id, obligation, through, can } = remittance;
  return (
    <div className={classes.buttons}>
      {can.name_payment && (
        <Button size="compact-sm" onClick={() => onStep('payment')}>
          {t('history.namePayment')}
        </Button>
      )}
      {can.cancel && (
        <Button size="compact-sm" variant="default" onClick={() => onStep('cancel')}>
          {t('history.cancel')}
        </Button>
      )}
      <TransferFiles
        what={`${t(`obligation.${obligation}`)} ${formatDate(through)}`}
        name={`${obligation}-${through}`}
        read={(format) => readCoveredTransfers(id, format)}
      />
    </div>
  );
}

function CancelForm({
  remittance,
  onClose,
}: {
  readonly remittance: Remittance;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  return (
    <ProposalForm
      kind="remittance_cancellation"
      submit={t('cancelling.submit')}
      destructive
      propose={(reason) => ({
        kind: 'remittance_cancellation',
        subject_id: remittance.id,
        after: {},
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t('cancelling.body')}</p>}
    </ProposalForm>
  );
}
