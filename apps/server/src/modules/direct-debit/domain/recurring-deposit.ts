import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  type Month,
  monthOf,
  nextBusinessDay,
} from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { isCollectable, isRunning, type Mandate } from './mandate.ts';

/** An earlier attempt of the same mandate. */
export interface DepositAttempt {
  readonly month: Month;
  readonly attempt: number;
  readonly dueOn: Day;
  /** `paid` says that the money has come; what became of it then is said by its top-up. */
  readonly state: 'sent' | 'paid' | 'failed';
  readonly retryOn: Day | null;
}

export interface PlannedDeposit {
  readonly month: Month;
  readonly attempt: number;
  readonly dueOn: Day;
  readonly amountSen: Sen;
}

/** A collection that could not be sent for longer is left out: nobody expects it any more. */
const CATCH_UP_DAYS = 7;
/** Enough to find the next due day behind one that was collected early in its month. */
const MONTHS_AHEAD = 3;

/**
 * What to collect on a business day, or null (DDB-10): the newest due day that has come, once for its month, with its
 * retries on the days that were announced.
 *
 * @param attempts of the mandate
 */
export function planDeposit(
  mandate: Mandate,
  attempts: readonly DepositAttempt[],
  on: Day,
): PlannedDeposit | null {
  const { deposit } = mandate;
  if (deposit === null || deposit.paused !== null || !isCollectable(mandate)) {
    return null;
  }
  if (on > mandate.endsOn || attempts.some(({ state }) => state === 'sent')) {
    return null;
  }
  const dueOn = latestDue(deposit.dayOfMonth, on);
  const month = monthOf(dueOn);
  const last = lastOf(attempts, month);
  const wantedOn = last === null ? dueOn : retryOf(last);
  const countsFrom = last?.dueOn ?? dueOn;
  if (wantedOn === null || wantedOn > on || on > addDays(wantedOn, CATCH_UP_DAYS)) {
    return null;
  }
  return countsFrom < deposit.from
    ? null
    : { month, attempt: (last?.attempt ?? 0) + 1, dueOn: countsFrom, amountSen: deposit.amountSen };
}

/** When a recurring deposit is collected next, as far as is known; null where nothing is to come. */
export function nextDepositOn(
  mandate: Mandate,
  attempts: readonly DepositAttempt[],
  today: Day,
  holidays: ReadonlySet<Day>,
): Day | null {
  const { deposit } = mandate;
  if (deposit === null || deposit.paused !== null || !isRunning(mandate)) {
    return null;
  }
  const first = monthOf(latestDue(deposit.dayOfMonth, today));
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const month = addMonths(first, ahead);
    const dueOn = dueIn(month, deposit.dayOfMonth);
    const last = lastOf(attempts, month);
    const wantedOn = last === null ? dueOn : retryOf(last);
    const counts = (last?.dueOn ?? dueOn) >= deposit.from;
    if (counts && wantedOn !== null && today <= addDays(wantedOn, CATCH_UP_DAYS)) {
      const on = nextBusinessDay(wantedOn < today ? today : wantedOn, holidays);
      return on <= mandate.endsOn ? on : null;
    }
  }
  return null;
}

/** The first due day that is not before a day. */
export function firstDue(dayOfMonth: number, from: Day): Day {
  const due = dueIn(monthOf(from), dayOfMonth);
  return due >= from ? due : dueIn(addMonths(monthOf(from), 1), dayOfMonth);
}

function latestDue(dayOfMonth: number, on: Day): Day {
  const due = dueIn(monthOf(on), dayOfMonth);
  return due <= on ? due : dueIn(addMonths(monthOf(on), -1), dayOfMonth);
}

function dueIn(month: Month, dayOfMonth: number): Day {
  return addDays(firstDayOf(month), dayOfMonth - 1);
}

function lastOf(attempts: readonly DepositAttempt[], month: Month): DepositAttempt | null {
  const tries = attempts.filter((one) => one.month === month);
  return [...tries].sort((a, b) => a.attempt - b.attempt).at(-1) ?? null;
}

function retryOf({ state, retryOn }: DepositAttempt): Day | null {
  return state === 'failed' ? retryOn : null;
}
