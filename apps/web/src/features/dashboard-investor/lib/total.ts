import { type Sen, senFromText, subtractSen, sumSen } from '@titian/finance/sen';
import type { Stats } from '../api/dashboard.ts';

/** What the total is made of. */
export type TotalParts = Pick<Stats, 'cash' | 'waiting' | 'outstanding'>;

/** From here on the amount is too long for a phone's width in the largest size. */
const HUNDRED_MILLIONS = 10_000_000_000n;

/** Everything that belongs to the investor here: cash, waiting and outstanding. */
export function totalOf({ cash, waiting, outstanding }: TotalParts): Sen {
  return sumSen([senFromText(cash), senFromText(waiting), senFromText(outstanding)]);
}

/** Whether a total is set smaller on a phone. */
export function isLongTotal(totalSen: Sen): boolean {
  return totalSen >= HUNDRED_MILLIONS;
}

/** What was earned after fees and tax, less what was lost. */
export function earnedOf({ return_net: net, written_off: lost }: Stats): Sen {
  return subtractSen(senFromText(net), senFromText(lost));
}

/** Has this investor put anything to work yet? */
export function hasInvested({ invested_to_date: invested, waiting }: Stats): boolean {
  return senFromText(invested) > 0n || senFromText(waiting) > 0n;
}
