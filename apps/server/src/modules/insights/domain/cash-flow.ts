import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf } from '@titian/finance/calendar';
import { addSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import { fieldError } from '../../../platform/errors.ts';
import type { SharedSchedule } from '../../servicing/public.ts';

const MONTHS_AHEAD = 11;
/** The longest note runs three years; one more for what is late. */
const MAX_DAYS = 4 * 366;

/** Something that is still to come to an investor from one instalment, before fees and tax. */
export interface ComingPayment {
  readonly noteId: string;
  readonly noteNumber: string;
  readonly title: string;
  readonly dueOn: Day;
  /** Null in default: no day is counted on. */
  readonly expectedOn: Day | null;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly state: 'due' | 'late' | 'default';
}

/** Days of a calendar, both included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/**
 * The days that were asked for; otherwise twelve months from the first day of this one.
 * @throws FieldError on `to` before `from`, or years away
 */
export function calendarRange(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: Day,
): DayRange {
  const from = (asked.from as Day | undefined) ?? firstDayOf(monthOf(today));
  const to = (asked.to as Day | undefined) ?? lastDayOf(addMonths(monthOf(from), MONTHS_AHEAD));
  if (to < from || to > addDays(from, MAX_DAYS)) {
    throw fieldError('to', 'Please choose a last day after the first one, at most four years later');
  }
  return { from, to };
}

/**
 * What is still to come, by the day on which it is expected. The contract names the due day; a note that is late is
 * expected to stay as late as it is, so its oldest instalment falls on today; one in default is not counted on.
 */
export function comingPayments(schedules: readonly SharedSchedule[]): ComingPayment[] {
  const coming = schedules.flatMap(({ note, daysLate, instalments }) => {
    if (note.state !== 'issued' && note.state !== 'defaulted') {
      return [];
    }
    const isInDefault = note.state === 'defaulted';
    const state = isInDefault ? 'default' : daysLate > 0 ? 'late' : 'due';
    return instalments
      .filter((row) => row.openPrincipalSen > 0n || row.openReturnSen > 0n)
      .map(
        (row): ComingPayment => ({
          noteId: note.id,
          noteNumber: note.number,
          title: note.purpose,
          dueOn: row.dueOn,
          expectedOn: isInDefault ? null : addDays(row.dueOn, daysLate),
          principalSen: row.openPrincipalSen,
          returnSen: row.openReturnSen,
          state,
        }),
      );
  });
  const place = (one: ComingPayment) => `${one.expectedOn ?? '9999'} ${one.dueOn} ${one.noteNumber}`;
  return coming.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Principal and return together by contract and as expected, of a day or month. */
export interface PlannedFlow {
  readonly payments: number;
  readonly contractPrincipalSen: Sen;
  readonly contractReturnSen: Sen;
  readonly expectedPrincipalSen: Sen;
  readonly expectedReturnSen: Sen;
}

const nothing: PlannedFlow = {
  payments: 0,
  contractPrincipalSen: ZERO_SEN,
  contractReturnSen: ZERO_SEN,
  expectedPrincipalSen: ZERO_SEN,
  expectedReturnSen: ZERO_SEN,
};

/** Adds payments up by day, or by whatever a day belongs to, in order; only days of the range count. */
export function planBy<Key extends string>(
  coming: readonly ComingPayment[],
  { from, to }: DayRange,
  keyOf: (day: Day) => Key,
): [Key, PlannedFlow][] {
  const plan = new Map<Key, PlannedFlow>();
  const add = (on: Day | null, change: (before: PlannedFlow) => PlannedFlow) => {
    if (on !== null && on >= from && on <= to) {
      plan.set(keyOf(on), change(plan.get(keyOf(on)) ?? nothing));
    }
  };
  for (const { dueOn, expectedOn, principalSen, returnSen } of coming) {
    add(dueOn, (before) => ({
      ...before,
      contractPrincipalSen: addSen(before.contractPrincipalSen, principalSen),
      contractReturnSen: addSen(before.contractReturnSen, returnSen),
    }));
    add(expectedOn, (before) => ({
      ...before,
      payments: before.payments + 1,
      expectedPrincipalSen: addSen(before.expectedPrincipalSen, principalSen),
      expectedReturnSen: addSen(before.expectedReturnSen, returnSen),
    }));
  }
  return [...plan].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a payment is due or expected within a range. */
export function fallsIn({ from, to }: DayRange, one: ComingPayment): boolean {
  const isWithin = (on: Day | null) => on !== null && on >= from && on <= to;
  return isWithin(one.dueOn) || isWithin(one.expectedOn);
}
