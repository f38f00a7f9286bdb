import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type HeldRepayment, heldRepaymentsQuery } from '../api/held-repayments.ts';
import { text, useText } from '../text.ts';

const columns = (): readonly Column<HeldRepayment>[] => [
  {
    key: 'issuer',
    header: text('held.issuer'),
    render: ({ issuer_name: name, note_number: number }) => <TwoLines first={name} second={number} />,
    phone: 'title',
  },
  {
    key: 'payer',
    header: text('held.payer'),
    render: ({ payer_name: name }) => name ?? text('held.noName'),
  },
  { key: 'reason', header: text('held.reason'), render: ({ reason }) => text(`held.reasons.${reason}`) },
  {
    key: 'received',
    header: text('held.received'),
    render: ({ received_on: on }) => <DateText value={on} />,
    numeric: true,
  },
  {
    key: 'amount',
    header: text('held.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** Payments on notes that are held: two operators book those whose payer may pay (REP-6). */
export function HeldRepayments(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(heldRepaymentsQuery());
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('held.title')}
      subtitle={t('held.subtitle')}
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('held.empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row === null ? t('held.title') : `${row.issuer_name} · ${row.note_number}`}
      panel={row !== null && <HeldPanel key={row.id} row={row} onClose={() => setOpenId(null)} />}
    />
  );
}

interface HeldPanelProps {
  readonly row: HeldRepayment;
  readonly onClose: () => void;
}

function HeldPanel({ row, onClose }: HeldPanelProps): ReactNode {
  const t = useText();
  const [proposing, setProposing] = useState(false);
  const amount = formatMoney(row.amount);
  return (
    <div className={panel.stack}>
      {proposing ? (
        <div className={panel.form}>
          <ProposalForm
            kind="repayment_release"
            submit={t('held.release')}
            propose={(reason) => ({ kind: 'repayment_release', subject_id: row.id, after: {}, reason })}
            onDone={onClose}
            onCancel={() => setProposing(false)}
          >
            {() => <p>{t('held.body', { amount, day: formatDate(row.received_on) })}</p>}
          </ProposalForm>
        </div>
      ) : (
        row.can.release === true && (
          <div className={panel.buttons}>
            <Button onClick={() => setProposing(true)}>{t('held.release')}</Button>
          </div>
        )
      )}
      <Facts
        facts={[
          { key: 'reference', label: t('held.reference'), value: row.ref_number },
          { key: 'payer', label: t('held.payer'), value: row.payer_name ?? t('held.noName') },
          { key: 'reason', label: t('held.reason'), value: t(`held.reasons.${row.reason}`) },
          { key: 'amount', label: t('held.amount'), value: <Money amount={row.amount} /> },
        ]}
      />
    </div>
  );
}
