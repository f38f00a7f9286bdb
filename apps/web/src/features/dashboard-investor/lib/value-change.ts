import { lastDayOf, parseMonth } from '@titian/finance/calendar';
import { addSen, type Sen, senFromText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { ValueMonth } from '../api/dashboard.ts';

/** The periods of the change in value, by the months they look back; null is everything since joining. */
const periodMonths = { '1M': 1, '6M': 6, '1Y': 12, All: null } as const;
export type Period = keyof typeof periodMonths;
export const periods = Object.keys(periodMonths) as readonly Period[];

/** How an account's value changed, and what changed it: net deposits and net return, less what was written off. */
export interface ValueChange {
  /** The last day of the month that it is compared with; null where the account was empty then. */
  readonly since: string | null;
  readonly amountSen: Sen;
  readonly putInSen: Sen;
  readonly returnSen: Sen;
  readonly writtenOffSen: Sen;
}

/** The months of a period with the one that it is compared with, oldest first. */
export function monthsOf(months: readonly ValueMonth[], period: Period): readonly ValueMonth[] {
  const back = periodMonths[period];
  return back === null ? months : months.slice(-(back + 1));
}

/**
 * The change from the end of the first month to the last one (FIG-16). What is not explained by deposits and return was
 * written off: value is cash and principal, and both move by nothing else.
 * @param isWhole whether the months go back to the first deposit, so that they are compared with nothing
 */
export function changeOver(months: readonly ValueMonth[], isWhole: boolean): ValueChange {
  const [first, last] = [isWhole ? undefined : months[0], months.at(-1)];
  const amountSen = subtractSen(amountOf(last?.total), amountOf(first?.total));
  const putInSen = subtractSen(amountOf(last?.put_in), amountOf(first?.put_in));
  const returnSen = subtractSen(amountOf(last?.received), amountOf(first?.received));
  const month = first === undefined || isEmpty(first) ? null : parseMonth(first.month);
  return {
    since: month === null ? null : lastDayOf(month),
    amountSen,
    putInSen,
    returnSen,
    writtenOffSen: subtractSen(addSen(putInSen, returnSen), amountSen),
  };
}

/** From the first month with money on. */
export function sinceFirst(months: readonly ValueMonth[]): readonly ValueMonth[] {
  const first = months.findIndex((one) => !isEmpty(one));
  return first === -1 ? [] : months.slice(first);
}

/** Nothing was put in yet, and nothing is there. */
function isEmpty({ total, put_in: putIn }: ValueMonth): boolean {
  return total === '0.00' && putIn === '0.00';
}

const amountOf = (text: string | undefined) => (text === undefined ? ZERO_SEN : senFromText(text));
