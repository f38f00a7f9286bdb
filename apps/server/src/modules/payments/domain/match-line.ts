import type { Sen } from '@titian/finance/sen';
import type { OrderState } from './decide-answer.ts';
import type { PayoutState } from './payout.ts';

/** A line of our account's statement, with its sign: what came in is positive. */
export interface StatementEntry {
  readonly amountSen: Sen;
  readonly isReturn: boolean;
}

/** What the line's reference names, if anything. */
export interface Candidates {
  readonly payout: { readonly state: PayoutState; readonly amountSen: Sen } | null;
  readonly order: { readonly state: OrderState; readonly receivedSen: Sen | null } | null;
}

/**
 * - paid: the payout left · returned: it came back · received: a payment that is in the ledger already
 * - open: a person has to look, or a later answer of the bank explains it
 */
export type LineMatch = 'paid' | 'returned' | 'received' | 'open';

/**
 * What a statement line proves (rules §3). Only the whole amount of what its reference names counts; a line
 * never credits anybody by itself, because the rail's signed answer does.
 */
export function matchLine(line: StatementEntry, { payout, order }: Candidates): LineMatch {
  if (payout !== null) {
    return matchPayout(line, payout);
  }
  const isReceived = order?.state === 'succeeded' && order.receivedSen === line.amountSen;
  return isReceived && !line.isReturn ? 'received' : 'open';
}

function matchPayout(line: StatementEntry, payout: NonNullable<Candidates['payout']>): LineMatch {
  if (!line.isReturn && -line.amountSen === payout.amountSen && payout.state === 'in_batch') {
    return 'paid';
  }
  const mayReturn = payout.state === 'in_batch' || payout.state === 'paid';
  return line.isReturn && line.amountSen === payout.amountSen && mayReturn ? 'returned' : 'open';
}
