import { minSen, type Sen, ZERO_SEN } from '@titian/finance/sen';

/** What an amount has to keep to. */
export interface AmountBounds {
  readonly minimumSen: Sen;
  readonly stepSen: Sen;
  /** What is left in the note. */
  readonly leftSen: Sen;
  readonly cashSen: Sen;
  /** What a limit leaves where it rejects; null where none does. */
  readonly roomSen: Sen | null;
}

export type AmountProblem =
  | 'no_amount'
  | 'above_left'
  | 'below_minimum'
  | 'off_step'
  | 'above_cash'
  | 'above_limit';

/**
 * Why an amount cannot be invested, in the order in which the server would say it (SUB-1); null where it can. The exact
 * rest of a note may always be bought.
 */
export function checkAmount(amountSen: Sen | null, bounds: AmountBounds): AmountProblem | null {
  if (amountSen === null || amountSen <= 0n) {
    return 'no_amount';
  }
  if (amountSen > bounds.leftSen) {
    return 'above_left';
  }
  const takesTheRest = amountSen === bounds.leftSen;
  if (amountSen < bounds.minimumSen && !(takesTheRest && bounds.leftSen < bounds.minimumSen)) {
    return 'below_minimum';
  }
  if (!takesTheRest && amountSen % bounds.stepSen !== 0n) {
    return 'off_step';
  }
  if (amountSen > bounds.cashSen) {
    return 'above_cash';
  }
  return bounds.roomSen !== null && amountSen > bounds.roomSen ? 'above_limit' : null;
}

/**
 * The most that can be invested: what is left, what is in cash and what the limits leave, in whole steps unless it is the
 * exact rest. Null where that is less than the minimum.
 * @param recommendedSen what is left below the recommended limit: "Max" does not lead beyond it, typing may
 */
export function largestAmount(bounds: AmountBounds, recommendedSen: Sen | null): Sen | null {
  const limits = [bounds.roomSen, recommendedSen].filter((one) => one !== null && one > 0n) as Sen[];
  const most = limits.reduce(minSen, minSen(bounds.leftSen, bounds.cashSen));
  const whole = most === bounds.leftSen ? most : ((most - (most % bounds.stepSen)) as Sen);
  return checkAmount(whole, bounds) === null ? whole : null;
}

/** The usual amounts that can be invested here and now. */
export function usualAmounts(amounts: readonly Sen[], bounds: AmountBounds): readonly Sen[] {
  return amounts.filter((one) => checkAmount(one, bounds) === null);
}

/** What a limit leaves; zero where it is used up, null where there is none. */
export function roomBelow(limitSen: Sen | null, investedSen: Sen): Sen | null {
  return limitSen === null ? null : limitSen > investedSen ? ((limitSen - investedSen) as Sen) : ZERO_SEN;
}
