import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { text } from '../text.ts';

/** Money that came in on a note. */
export const repaymentColumns = (): readonly Column<NoteServicingData['repayments'][number]>[] => [
  {
    key: 'received',
    header: text('columns.received'),
    render: ({ received_on: on }) => <DateText value={on} />,
    phone: 'title',
  },
  {
    key: 'source',
    header: text('columns.source'),
    render: ({ source, payer_name: payer }) =>
      payer === null ? text(`source.${source}`) : `${text(`source.${source}`)} · ${payer}`,
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    phone: 'amount',
  },
];

/** What a note pays, by due day. */
export const scheduleColumns = (): readonly Column<NoteServicingData['schedule'][number]>[] => [
  { key: 'number', header: text('columns.number'), render: ({ number }) => number, phone: 'hidden' },
  {
    key: 'due',
    header: text('columns.due'),
    render: ({ due_on: on }) => <DateText value={on} />,
    phone: 'title',
  },
  {
    key: 'principal',
    header: text('columns.principal'),
    render: ({ principal }) => <Money amount={principal} />,
    numeric: true,
  },
  {
    key: 'return',
    header: text('columns.return'),
    render: (row) => <Money amount={row.return} />,
    numeric: true,
  },
  {
    key: 'paid',
    header: text('columns.paid'),
    render: ({ paid }) => <Money amount={paid} />,
    numeric: true,
    phone: 'amount',
  },
];
