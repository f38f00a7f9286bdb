import { type Sen, senFromText, subtractSen, sumSen } from '@titian/finance/sen';
import type { Stats } from '../api/dashboard.ts';

/** Everything that belongs to the investor here: cash, waiting and outstanding. */
export function totalOf({ cash, waiting, outstanding }: Stats): Sen {
  return sumSen([senFromText(cash), senFromText(waiting), senFromText(outstanding)]);
}

/** What was earned after fees and tax, less what was lost. */
export function earnedOf({ return_net: net, written_off: lost }: Stats): Sen {
  return subtractSen(senFromText(net), senFromText(lost));
}

/** Has this investor put anything to work yet? */
export function hasInvested({ invested_to_date: invested, waiting }: Stats): boolean {
  return senFromText(invested) > 0n || senFromText(waiting) > 0n;
}
