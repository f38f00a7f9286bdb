import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Fact } from '../../shared/facts.tsx';
import { refundFacts } from '../../shared/refund-facts.ts';
import type { HeldPayment } from '../api/held-payments.ts';
import { text } from '../text.ts';

/** Why a payment is held, in the words of the queue. */
export function reasonsOf({ reasons }: HeldPayment): string {
  return reasons.map((reason) => text(`reason.${reason}`)).join(' · ');
}

/** What an operator reads about a held payment before proposing anything. */
export function factsOf(payment: HeldPayment): Fact[] {
  const { name_check: check, payment_type: type, state, refunded_on: refundedOn } = payment;
  return [
    {
      key: 'customer',
      label: text('columns.customer'),
      value: [payment.customer_name, payment.inv_no].filter(Boolean).join(' · '),
    },
    { key: 'purpose', label: text('columns.purpose'), value: text(`purpose.${payment.purpose}`) },
    ...optional('note', text('facts.note'), payment.note_number),
    { key: 'payer', label: text('columns.payer'), value: payment.payer_name ?? text('noName') },
    ...optional('check', text('facts.check'), check === null ? null : text(`check.${check}`)),
    { key: 'reason', label: text('columns.reason'), value: reasonsOf(payment) },
    { key: 'amount', label: text('columns.amount'), value: <Money amount={payment.amount} /> },
    { key: 'type', label: text('facts.type'), value: text(`type.${type}`) },
    ...optional('bank', text('facts.bank'), payment.bank),
    { key: 'reference', label: text('facts.reference'), value: payment.ref_number },
    {
      key: 'received',
      label: text('columns.received'),
      value: <DateText value={payment.received_on} />,
    },
    ...refundFacts(payment.refund_account, type === 'fpx' && state === 'held'),
    { key: 'state', label: text('columns.state'), value: text(`state.${state}`) },
    ...(refundedOn === null
      ? []
      : [{ key: 'refunded', label: text('facts.refunded'), value: <DateText value={refundedOn} /> }]),
  ];
}

function optional(key: string, label: string, value: string | null): Fact[] {
  return value === null ? [] : [{ key, label, value }];
}
