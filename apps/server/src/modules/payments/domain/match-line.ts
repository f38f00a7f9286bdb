import type { Sen } from '@titian/finance/sen';
import type { PayoutState } from './payout.ts';

/** A line of an account statement, with its sign: credits are positive. */
export interface StatementEntry {
  readonly amountSen: Sen;
  readonly isReturn: boolean;
}

/**
 * - paid: the payout left · returned: it came back
 * - open: a person has to look
 */
export type LineMatch = 'paid' | 'returned' | 'open';

/** The effect of a statement line on the payout that it names (PAY-7). Only the whole amount settles it. */
export function matchLine(
  line: StatementEntry,
  payout: { readonly state: PayoutState; readonly amountSen: Sen },
): LineMatch {
  if (!line.isReturn && -line.amountSen === payout.amountSen && payout.state === 'in_batch') {
    return 'paid';
  }
  const mayReturn = payout.state === 'in_batch' || payout.state === 'paid';
  return line.isReturn && line.amountSen === payout.amountSen && mayReturn ? 'returned' : 'open';
}
