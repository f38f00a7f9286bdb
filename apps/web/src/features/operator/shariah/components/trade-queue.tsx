import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { useBeside } from '../../shared/use-beside.ts';
import { type TradeRow, tradesQuery } from '../api/trades.ts';
import { useTradeFilters } from '../lib/trade-filters.ts';
import { text, useText } from '../text.ts';
import { TradePanel } from './trade-panel.tsx';
import { TradeTools } from './trade-tools.tsx';
import { TradeTotals } from './trade-totals.tsx';

const tones: Readonly<Record<TradeRow['state'], ChipTone>> = {
  signed: 'waiting',
  issued: 'brand',
  void: 'danger',
  unsigned: 'info',
};

const columns = (): readonly Column<TradeRow>[] => [
  {
    key: 'note',
    header: text('columns.note'),
    render: ({ note_number: number, issuer_name: issuer }) => <TwoLines first={number} second={issuer} />,
    phone: 'title',
  },
  {
    key: 'state',
    header: text('columns.state'),
    render: ({ state }) => <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
  },
  {
    key: 'differences',
    header: text('columns.differences'),
    render: ({ differences }) =>
      differences.length === 0
        ? text('difference.none')
        : differences.map((one) => text(`difference.${one}`)).join('; '),
  },
  {
    key: 'traded',
    header: text('columns.traded'),
    render: ({ traded_on: on }) => (on === null ? '–' : <DateText value={on} />),
    numeric: true,
  },
  money('cost', ({ cost }) => cost),
  { ...money('sale', ({ sale_price: price }) => price), phone: 'amount' },
  money('issuedAmount', ({ issued_amount: amount }) => amount),
];

/** In the details, where there is no room beside the list. */
const onlyWide = ['cost', 'issuedAmount'];

function money(
  key: 'cost' | 'sale' | 'issuedAmount',
  amountOf: (row: TradeRow) => string | null,
): Column<TradeRow> {
  return {
    key,
    header: text(`columns.${key}`),
    render: (row) => {
      const amount = amountOf(row);
      return amount === null ? '–' : <Money amount={amount} />;
    },
    numeric: true,
  };
}

/** `/operator/shariah-trades`: what a Shariah adviser reads: trades, and where they differ from what was signed. */
export function TradeQueue(): ReactNode {
  const t = useText();
  const isWide = useBeside();
  const list = useTradeFilters();
  const { filters } = list;
  const query = useInfiniteQuery(tradesQuery(filters));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  const totals = query.data?.pages.at(-1)?.totals;
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={<TradeTools {...list} />}
      summary={totals && <TradeTotals totals={totals} />}
      query={query}
      columns={columns().filter(({ key }) => isWide || !onlyWide.includes(key))}
      compact={['note', 'differences']}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row?.note_number ?? t('title')}
      panel={row !== null && <TradePanel key={row.id} trade={row} />}
    />
  );
}
