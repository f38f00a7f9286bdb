import { malaysiaDay } from '../lib/malaysia-time.ts';
import type { Entry } from './account-book.ts';
import type { BankContext } from './context.ts';

/** Money that reaches the trust account. */
export interface Incoming {
  readonly reference: string;
  readonly kind: 'fpx' | 'transfer_in';
  readonly amountSen: bigint;
  /** The FPX order number, or the payer's reference of a transfer. */
  readonly endToEndId: string;
  readonly payerName: string;
  /** Blank where the rail does not report it, as with FPX. */
  readonly payerAccountNo: string;
  readonly payerBic: string;
  readonly text: string;
  /** When it happened. */
  readonly at: Date;
  /** The day it is booked, `YYYY-MM-DD`; null is the day set by the controls, or else the real one. */
  readonly bookedOn: string | null;
}

/** Books incoming money once; the same reference again changes nothing. */
export function bookIncoming(context: BankContext, incoming: Incoming): Entry {
  const entry: Entry = {
    reference: incoming.reference,
    kind: incoming.kind,
    bookedOn: incoming.bookedOn ?? context.controls.settings.booking_date ?? malaysiaDay(incoming.at),
    amountSen: incoming.amountSen,
    endToEndId: incoming.endToEndId,
    counterparty: { name: incoming.payerName, accountNo: incoming.payerAccountNo, bic: incoming.payerBic },
    text: incoming.text,
    returnReason: '',
  };
  context.book.book([entry]);
  return entry;
}
