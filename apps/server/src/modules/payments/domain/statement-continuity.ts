import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, subtractSen } from '@titian/finance/sen';

/** The balances of an account around some days, as a statement gives them. */
export interface StatementBalances {
  readonly fromOn: Day;
  readonly toOn: Day;
  readonly openingSen: Sen;
  readonly closingSen: Sen;
}

/** A final statement that counts: its closing balance is that of the end of its last day. */
export interface FinalStatement extends StatementBalances {
  /** Whether it was taken after its last day was over, so that nothing may change in it any more. */
  readonly isClosed: boolean;
  /** Whether two operators approved its opening balance. */
  readonly isApproved: boolean;
}

/** A statement that is about to be stored, compared with the lines that count already. */
export interface IncomingStatement extends StatementBalances {
  readonly isFinal: boolean;
  /** Its lines, signed. */
  readonly lines: readonly { readonly bookedOn: Day; readonly amountSen: Sen; readonly isNew: boolean }[];
  /** Days of lines that a final statement has shown, within these days, and that this one leaves out. */
  readonly missingOn: readonly Day[];
}

/**
 * How a statement follows from the final ones of its account:
 * - `first`: none before it, so two operators answer for its opening balance
 * - `continues`: it begins where the last one ended; days without a statement between them are bridged
 * - `gap`: it does not begin where the last one ended
 * - `intraday`: it ends before its last day did, so its balances are not final
 * - `contradicts`: closed days would change
 */
export type Continuity =
  | { readonly kind: 'first' | 'continues' | 'intraday' }
  | { readonly kind: 'gap'; readonly lastOn: Day; readonly expectedSen: Sen }
  | { readonly kind: 'contradicts'; readonly on: Day; readonly what: 'balance' | 'lines' };

/** A day on which a final statement does not begin with the balance that the one before ended with. */
export interface BalanceGap {
  /** The first day of the statement after the gap. */
  readonly on: Day;
  readonly expectedSen: Sen;
  readonly foundSen: Sen;
}

/**
 * Checks a statement against the final ones of its account (decision 030).
 * @param finals in any order; of two that end on one day the last in the list counts
 */
export function checkContinuity(incoming: IncomingStatement, finals: readonly FinalStatement[]): Continuity {
  const contradiction = findContradiction(incoming, finals);
  if (contradiction !== null) {
    return contradiction;
  }
  if (!incoming.isFinal) {
    return { kind: 'intraday' };
  }
  const others = inOrder(finals);
  const last = others.findLast((one) => one.toOn < incoming.fromOn);
  const next = others.find((one) => one.fromOn > incoming.toOn && one.isClosed);
  const begins = last?.closingSen === incoming.openingSen;
  const ends = next?.openingSen === incoming.closingSen;
  if (last === undefined) {
    return next === undefined || ends ? { kind: 'first' } : contradicts(next.fromOn, 'balance');
  }
  if (next !== undefined) {
    const isBridged = last.closingSen === next.openingSen;
    // Bridged days were agreed to be without a movement in sum; a gap may be filled from either end.
    if (isBridged && !(begins && ends)) {
      return contradicts(incoming.fromOn, 'balance');
    }
    if (ends) {
      return { kind: 'continues' };
    }
  }
  return begins ? { kind: 'continues' } : { kind: 'gap', lastOn: last.toOn, expectedSen: last.closingSen };
}

/**
 * The gaps between final statements, oldest first. Before the first one nothing is expected but what earlier lines say.
 * @param firstExpectedSen what the lines before the first statement add up to
 */
export function findGaps(finals: readonly FinalStatement[], firstExpectedSen: Sen): BalanceGap[] {
  const sorted = inOrder(finals);
  return sorted.flatMap((one, index): BalanceGap[] => {
    const last = sorted.slice(0, index).findLast((other) => other.toOn < one.fromOn);
    const expectedSen = last === undefined ? firstExpectedSen : last.closingSen;
    const isFirst = last === undefined;
    if (expectedSen === one.openingSen || (isFirst && (index > 0 || one.isApproved))) {
      return [];
    }
    return [{ on: one.fromOn, expectedSen, foundSen: one.openingSen }];
  });
}

/** By how much a statement begins with more than the one before it ended with. */
export function gapSen({ expectedSen, foundSen }: BalanceGap): Sen {
  return subtractSen(foundSen, expectedSen);
}

/** The days that may not change: those of final statements that were taken after their last day was over. */
function findContradiction(
  incoming: IncomingStatement,
  finals: readonly FinalStatement[],
): Continuity | null {
  const closed = inOrder(finals).filter(
    (one) => one.isClosed && one.fromOn <= incoming.toOn && one.toOn >= incoming.fromOn,
  );
  for (const one of closed) {
    const isWithin = (on: Day) => on >= one.fromOn && on <= one.toOn;
    const other = [
      ...incoming.lines.filter((line) => line.isNew).map((line) => line.bookedOn),
      ...incoming.missingOn,
    ];
    const changed = other.filter(isWithin).sort()[0];
    if (changed !== undefined) {
      return contradicts(changed, 'lines');
    }
    const isEndOther = one.toOn <= incoming.toOn && balanceAfter(incoming, one.toOn) !== one.closingSen;
    const isStartOther =
      one.fromOn >= incoming.fromOn && balanceBefore(incoming, one.fromOn) !== one.openingSen;
    if (isEndOther || isStartOther) {
      return contradicts(isStartOther ? one.fromOn : one.toOn, 'balance');
    }
  }
  return null;
}

function balanceAfter({ openingSen, lines }: IncomingStatement, on: Day): Sen {
  return lines.reduce((sum, line) => (line.bookedOn <= on ? addSen(sum, line.amountSen) : sum), openingSen);
}

function balanceBefore({ openingSen, lines }: IncomingStatement, on: Day): Sen {
  return lines.reduce((sum, line) => (line.bookedOn < on ? addSen(sum, line.amountSen) : sum), openingSen);
}

/** By their last day; of several that end on one day only the last that came. */
function inOrder(finals: readonly FinalStatement[]): FinalStatement[] {
  const byEnd = new Map(finals.map((one) => [one.toOn, one]));
  return [...byEnd.values()].sort((one, other) => (one.toOn < other.toOn ? -1 : 1));
}

function contradicts(on: Day, what: 'balance' | 'lines'): Continuity {
  return { kind: 'contradicts', on, what };
}
