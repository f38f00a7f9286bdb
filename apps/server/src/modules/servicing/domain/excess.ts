import type { Day } from '@titian/finance/calendar';
import { minSen, type Sen, subtractSen, sumSen } from '@titian/finance/sen';
import type { ServicedInstalment } from './instalment.ts';

/** What an issuer paid beyond what was due and that waits as its own money. */
export interface OpenExcess {
  readonly id: string;
  /** The day from which it pays instalments. */
  readonly availableOn: Day;
  readonly openSen: Sen;
}

/** What of some excess is used, of each as much as is taken. */
export interface ExcessPart {
  readonly excessId: string;
  readonly amountSen: Sen;
}

/** The earlier of two days. */
export function earlierDay(one: Day, other: Day): Day {
  return laterDay(one, other) === one ? other : one;
}

/** The later of two days. */
export function laterDay(one: Day, other: Day): Day {
  if (one > other) {
    return one;
  }
  return other;
}

/** The sum of what waits. */
export function excessTotal(open: readonly OpenExcess[]): Sen {
  return sumSen(open.map((one) => one.openSen));
}

/**
 * Takes an amount out of what waits, oldest first.
 * @throws RangeError where less waits
 */
export function allocateExcess(open: readonly OpenExcess[], amountSen: Sen): ExcessPart[] {
  let leftSen = amountSen;
  const parts = open.map((one) => {
    const usedSen = minSen(one.openSen, leftSen);
    leftSen = subtractSen(leftSen, usedSen);
    return { excessId: one.id, amountSen: usedSen };
  });
  if (leftSen > 0n) {
    throw new RangeError(`${amountSen} sen are more than the excess that waits.`);
  }
  return parts.filter((part) => part.amountSen > 0n);
}

/**
 * When the oldest instalment that is due by a day is paid from excess, and with how much: on its due day or, where
 * the money arrived later, on the day of its arrival. Null where nothing is due or there is no excess.
 */
export function nextExcessAllocation(
  rows: readonly ServicedInstalment[],
  open: readonly OpenExcess[],
  dueBy: Day,
): { readonly on: Day; readonly availableSen: Sen } | null {
  const due = rows.find((row) => row.settledOn === null && row.dueOn <= dueBy);
  const [first] = open;
  if (due === undefined || first === undefined) {
    return null;
  }
  const on = laterDay(due.dueOn, first.availableOn);
  return { on, availableSen: excessTotal(open.filter((one) => one.availableOn <= on)) };
}
