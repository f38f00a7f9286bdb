import type { Entry } from './account-book.ts';
import type { BankContext } from './context.ts';

/** What leaves the trust account for the operating account arrives there on the same day, unless it comes back. */
export function bookArrivals(context: BankContext, entries: readonly Entry[]): void {
  const returned = new Set(entries.filter(({ kind }) => kind === 'return').map((entry) => entry.endToEndId));
  const arrived = entries.filter(
    ({ kind, counterparty, endToEndId }) =>
      kind === 'payment' &&
      counterparty.accountNo === context.operatingAccountNo &&
      !returned.has(endToEndId),
  );
  context.operatingBook.book(
    arrived.map((entry) => ({
      ...entry,
      reference: `C${entry.reference.slice(1)}`,
      kind: 'transfer_in',
      amountSen: -entry.amountSen,
      counterparty: { ...entry.counterparty, accountNo: context.trustAccountNo ?? '' },
    })),
  );
}
