import { parseSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { Stats } from '../api/dashboard.ts';

/** Everything that belongs to the investor here: cash, waiting and outstanding. */
export function totalOf({ cash, waiting, outstanding }: Stats): Sen {
  return sumSen([amountOf(cash), amountOf(waiting), amountOf(outstanding)]);
}

/** What was earned after fees and tax, less what was lost. */
export function earnedOf({ return_net: net, written_off: lost }: Stats): Sen {
  return subtractSen(amountOf(net), amountOf(lost));
}

/** Has this investor put anything to work yet? */
export function hasInvested({ invested_to_date: invested, waiting }: Stats): boolean {
  return amountOf(invested) > 0n || amountOf(waiting) > 0n;
}

export function amountOf(text: string): Sen {
  return parseSen(text) ?? ZERO_SEN;
}
