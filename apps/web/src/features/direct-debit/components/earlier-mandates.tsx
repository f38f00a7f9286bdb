import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { Mandate } from '../lib/running.ts';
import { useText } from '../text.ts';

/** Mandates that are over, or were never accepted. */
export function EarlierMandates({ items }: { readonly items: readonly Mandate[] }): ReactNode {
  const t = useText();
  const columns: readonly Column<Mandate>[] = [
    { key: 'bank', header: t('current.bank'), render: (row) => row.bank, phone: 'title' },
    {
      key: 'on',
      header: t('earlier.on'),
      render: (row) => <DateText value={row.created_at} />,
    },
    {
      key: 'why',
      header: t('earlier.why'),
      render: (row) => (row.reason === null ? t(`state.${row.state}`) : t(`reason.${row.reason}`)),
    },
    {
      key: 'amount',
      header: t('current.amount'),
      render: (row) => <Money amount={row.max_amount} />,
      numeric: true,
      phone: 'amount',
    },
  ];
  return (
    <SectionCard title={t('earlier.title')}>
      <RecordList caption={t('earlier.title')} columns={columns} rows={items} rowKey={(row) => row.id} />
    </SectionCard>
  );
}
