import { useInfiniteQuery } from '@tanstack/react-query';
import type { CustomerList } from '@titian/contracts/customer-page';
import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { ObjectLink, pageOfObject } from '../../shared/object-page.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type CustomerRecord, recordsQuery } from '../api/customer-page.ts';
import { text, useText } from '../customer-page-text.ts';
import type { WordsOf } from '../lib/record-words.ts';

const withAmount: readonly CustomerList[] = [
  'movements',
  'payments',
  'payouts',
  'holdings',
  'notes',
  'financing',
];
const withBalance: readonly CustomerList[] = ['movements', 'holdings'];
const withoutState: readonly CustomerList[] = ['movements', 'security_changes', 'audit'];

interface RecordSectionProps {
  readonly id: string;
  readonly list: CustomerList;
  readonly wordsOf: WordsOf;
  /** Opens a row that has no page of its own. */
  readonly onOpen?: (record: CustomerRecord) => void;
}

/** One of a customer's lists, newest first, with more of it on request. */
export function RecordSection({ id, list, wordsOf, onOpen }: RecordSectionProps): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(recordsQuery(id, list));
  return (
    <SectionCard title={t(`list.${list}`)}>
      <PagedView query={query} empty={<EmptyState title={t(`empty.${list}`)} />}>
        {(rows) => (
          <RecordList
            caption={t(`list.${list}`)}
            columns={columnsOf(id, list, wordsOf)}
            rows={rows}
            rowKey={(row) => row.id}
            {...(onOpen !== undefined && { onSelect: onOpen })}
          />
        )}
      </PagedView>
    </SectionCard>
  );
}

function columnsOf(id: string, list: CustomerList, wordsOf: WordsOf): Column<CustomerRecord>[] {
  return [
    {
      key: 'title',
      header: text('columns.title'),
      render: (row) => (
        <TwoLines first={<Title id={id} row={row} title={wordsOf(list, row).title} />} second={row.detail} />
      ),
      phone: 'title',
    },
    ...(withoutState.includes(list)
      ? []
      : [
          {
            key: 'state',
            header: text('columns.state'),
            render: (row: CustomerRecord) => wordsOf(list, row).state,
            isBlank: (row: CustomerRecord) => row.state === null,
          },
        ]),
    ...(withAmount.includes(list) ? [amountColumn] : []),
    ...(withBalance.includes(list) ? [balanceColumn(list)] : []),
    {
      key: 'at',
      header: text('columns.at'),
      render: (row) => <DateText value={row.at} style="instant" />,
      numeric: true,
    },
  ];
}

const amountColumn: Column<CustomerRecord> = {
  key: 'amount',
  get header() {
    return text('columns.amount');
  },
  render: ({ amount, state }) => (
    <Money amount={amount} {...((state === 'in' || state === 'out') && { direction: state })} />
  ),
  numeric: true,
  phone: 'amount',
};

function balanceColumn(list: CustomerList): Column<CustomerRecord> {
  return {
    key: 'balance',
    header: text(list === 'holdings' ? 'columns.outstanding' : 'columns.balance'),
    render: ({ balance }) => <Money amount={balance} />,
    numeric: true,
  };
}

interface TitleProps {
  readonly id: string;
  readonly row: CustomerRecord;
  readonly title: string;
}

/** What a row is about, as a link to the page of its object. */
function Title({ id, row, title }: TitleProps): ReactNode {
  const place = row.link === null ? null : pageOfObject({ ...row.link, customerId: id }, true);
  return (
    <span dir="auto">
      <ObjectLink place={place}>{title}</ObjectLink>
    </span>
  );
}
