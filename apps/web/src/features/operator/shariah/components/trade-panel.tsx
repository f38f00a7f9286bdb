import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { Leg, TradeRow } from '../api/trades.ts';
import { text, useText } from '../text.ts';

const columns = (): readonly Column<Leg>[] => [
  {
    key: 'step',
    header: text('columns.leg'),
    render: (leg) => <TwoLines first={nameOf(leg)} second={leg.reference} />,
    phone: 'title',
  },
  {
    key: 'at',
    header: text('columns.at'),
    render: ({ at, state }) => (at === null ? text(`leg.${state}`) : <DateText value={at} style="instant" />),
  },
  {
    key: 'agreed',
    header: text('columns.agreed'),
    render: ({ agreed }) => (agreed === null ? text('leg.notAgreed') : <Money amount={agreed} />),
    numeric: true,
  },
  {
    key: 'price',
    header: text('columns.price'),
    render: ({ price, state }) => {
      if (price !== null) {
        return <Money amount={price} />;
      }
      return state === 'carried_out' ? text('leg.noPrice') : '–';
    },
    numeric: true,
    phone: 'amount',
  },
];

/** One commodity trade: what was signed, each leg with price, time and reference, and what differs. */
export function TradePanel({ trade }: { readonly trade: TradeRow }): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      {trade.differences.length > 0 && (
        <section aria-label={t('columns.differences')} className={panel.notice}>
          <ul className={panel.list}>
            {trade.differences.map((one) => (
              <li key={one}>{t(`difference.${one}`)}</li>
            ))}
          </ul>
        </section>
      )}
      <Facts facts={factsOf(trade)} />
      {trade.legs.length === 0 ? (
        <p className={panel.wait}>{t('leg.none')}</p>
      ) : (
        <RecordList
          caption={t('columns.legs')}
          columns={columns()}
          rows={trade.legs}
          rowKey={({ step, is_reversal: isReversal }) => `${step} ${isReversal}`}
        />
      )}
      <p className={panel.hint}>{t('leg.times')}</p>
    </div>
  );
}

function factsOf(trade: TradeRow): Fact[] {
  const { signed_at: at, issued_on: issuedOn, void_reason: reason } = trade;
  return [
    { key: 'issuer', label: text('columns.issuer'), value: trade.issuer_name },
    { key: 'state', label: text('columns.state'), value: text(`state.${trade.state}`) },
    fact('signed', at === null ? text('notSigned') : <DateText value={at} style="instant" />),
    fact('cost', trade.cost && <Money amount={trade.cost} />),
    fact('sale', trade.sale_price && <Money amount={trade.sale_price} />),
    fact('issued', issuedOn && <DateText value={issuedOn} />),
    fact('issuedAmount', trade.issued_amount && <Money amount={trade.issued_amount} />),
    fact('reason', reason && text(`reason.${reason}`)),
  ].filter(({ value }) => value !== null);
}

function fact(
  key: 'signed' | 'cost' | 'sale' | 'issued' | 'issuedAmount' | 'reason',
  value: ReactNode,
): Fact {
  return { key, label: text(`columns.${key}`), value };
}

function nameOf({ step, is_reversal: isReversal }: Leg): string {
  const name = text(`leg.${step}`);
  return isReversal ? text('leg.reversal', { step: name }) : name;
}
