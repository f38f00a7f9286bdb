import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { text, useText } from './movement-text.ts';
import panel from './panel.module.css';

type Movement = CallResponse<'operatorAlert'>['alert']['movements'][number];

const columns = (): readonly Column<Movement>[] => [
  { key: 'on', header: text('movements.date'), render: ({ on }) => <DateText value={on} /> },
  {
    key: 'kind',
    header: text('movements.kind'),
    render: ({ kind }) => text(`movement.${kind}`),
    phone: 'title',
  },
  {
    key: 'amount',
    header: text('movements.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** The movements that an alert or a report rests on, as they were when it was made. */
export function MovementList({ movements }: { readonly movements: readonly Movement[] }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('movements.title')}>
      <h3 className={panel.heading}>{t('movements.title')}</h3>
      <RecordList
        caption={t('movements.title')}
        columns={columns()}
        rows={movements}
        rowKey={({ seq }) => seq}
      />
    </section>
  );
}
