import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Fact } from '../../shared/facts.tsx';
import { refundFacts } from '../../shared/refund-facts.ts';
import type { TopupRow } from '../api/list-topups.ts';
import { text } from '../text.ts';

/** What an operator reads about a top-up before deciding. */
export function factsOf(topup: TopupRow): Fact[] {
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
    ...refundFacts(topup.refund_account, topup.payment_type === 'fpx' && topup.state === 'held'),
    { key: 'state', label: text('columns.state'), value: text(`state.${topup.state}`) },
  ];
}
