import { addDays, type Day, nextBusinessDay } from '@titian/finance/calendar';
import { maxSen, minSen, type Sen, subtractSen } from '@titian/finance/sen';

/** An instalment that is not settled; what the due rows of servicing say of it. */
export interface OpenInstalment {
  readonly number: number;
  readonly dueOn: Day;
  readonly totalSen: Sen;
}

/** An earlier attempt on the same note. */
export interface Attempt {
  readonly number: number;
  readonly attempt: number;
  readonly state: 'sent' | 'paid' | 'failed' | 'held' | 'booked' | 'sent_back';
  readonly collectOn: Day;
  readonly retryOn: Day | null;
}

export interface PlannedCollection {
  readonly number: number;
  readonly attempt: number;
  readonly dueOn: Day;
  readonly amountSen: Sen;
}

/** What one collection may carry: the mandate's greatest amount, and the channel's least. */
export interface Limits {
  readonly maxSen: Sen;
  readonly leastSen: Sen;
  /** The maximum number of attempts per instalment. */
  readonly mostAttempts: number;
}

/**
 * What to collect on a note on a day, or null: the oldest instalment that is due and has tries left. An instalment that
 * waits for its next try holds back the later ones, because money pays the oldest first.
 *
 * @param open oldest first
 */
export function planCollection(
  open: readonly OpenInstalment[],
  attempts: readonly Attempt[],
  on: Day,
  limits: Limits,
): PlannedCollection | null {
  if (attempts.some(({ state }) => state === 'sent' || state === 'held')) {
    return null;
  }
  for (const row of open.filter(({ dueOn, totalSen }) => dueOn <= on && totalSen > 0n)) {
    const tries = attempts.filter(({ number }) => number === row.number);
    const from = nextTryFrom(tries, limits.mostAttempts);
    if (from !== 'never') {
      return from === 'now' || from <= on ? planned(row, tries.length + 1, limits) : null;
    }
  }
  return null;
}

/** What is left to collect of some instalments once the issuer's excess has paid them, the oldest first. */
export function lessExcess(open: readonly OpenInstalment[], excessSen: Sen): OpenInstalment[] {
  let leftSen = excessSen;
  return open.map((row) => {
    const paidSen = minSen(row.totalSen, leftSen);
    leftSen = subtractSen(leftSen, paidSen);
    return { ...row, totalSen: subtractSen(row.totalSen, paidSen) };
  });
}

/**
 * The day from which an instalment is retried. A day that its owner was notified of stays in force when the number of
 * attempts changes.
 */
function nextTryFrom(tries: readonly Attempt[], mostAttempts: number): Day | 'now' | 'never' {
  const last = [...tries].sort((a, b) => a.attempt - b.attempt).at(-1);
  if (last === undefined) {
    return 'now';
  }
  if (last.state !== 'paid') {
    return last.retryOn ?? 'never';
  }
  // What a paid collection left open, because the mandate allows no more at once, is collected another day.
  return tries.length < mostAttempts ? addDays(last.collectOn, 1) : 'never';
}

function planned(row: OpenInstalment, attempt: number, limits: Limits): PlannedCollection {
  const amountSen = minSen(maxSen(row.totalSen, limits.leastSen), limits.maxSen);
  return { number: row.number, attempt, dueOn: row.dueOn, amountSen };
}

/** When a collection that failed is tried again: the next business day, or never after the last try. */
export function retryOn(
  { attempt, mostAttempts }: { readonly attempt: number; readonly mostAttempts: number },
  failedOn: Day,
  holidays: ReadonlySet<Day>,
): Day | null {
  return attempt < mostAttempts ? nextBusinessDay(addDays(failedOn, 1), holidays) : null;
}
