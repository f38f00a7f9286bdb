import type { Entry } from './account-book.ts';
import type { BankContext } from './context.ts';

/** What comes back of a payment: the same amount and parties, under a reference of its own. */
export function returnOf(payment: Entry, bookedOn: string, reason: string): Entry {
  return {
    ...payment,
    reference: `R${payment.reference.slice(1)}`,
    kind: 'return',
    bookedOn,
    amountSen: -payment.amountSen,
    text: 'Returned by the receiving bank',
    returnReason: reason,
  };
}

/** Brings back a payment that has left, once; null where there is none of that id. */
export function returnPayment(
  context: BankContext,
  endToEndId: string,
  reason: string,
  bookedOn: string,
): Entry | null {
  const payment = context.book.payment(endToEndId);
  if (payment === null) return null;
  const entry = returnOf(payment, bookedOn, reason);
  context.book.book([entry]);
  return entry;
}
