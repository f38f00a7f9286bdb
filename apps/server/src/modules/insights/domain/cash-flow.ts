import { message } from '@titian/contracts/messages/message';
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf } from '@titian/finance/calendar';
import { addSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import { fieldError } from '../../../platform/errors.ts';
import type { ComingDay, DayRange } from '../../servicing/public.ts';

const MONTHS_AHEAD = 11;
/** The longest note runs three years; one more for what is late. */
const MAX_DAYS = 4 * 366;

/**
 * The requested days; otherwise twelve months from the first day of this one.
 * @throws FieldError on `to` before `from`, or years away
 */
export function calendarRange(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: Day,
): DayRange {
  const from = (query.from as Day | undefined) ?? firstDayOf(monthOf(today));
  const to = (query.to as Day | undefined) ?? lastDayOf(addMonths(monthOf(from), MONTHS_AHEAD));
  if (to < from || to > addDays(from, MAX_DAYS)) {
    throw fieldError('to', message('calendar_period_too_long'));
  }
  return { from, to };
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
  coming: readonly ComingDay[],
  { from, to }: DayRange,
  keyOf: (day: Day) => Key,
): [Key, PlannedFlow][] {
  const plan = new Map<Key, PlannedFlow>();
  const add = (on: Day | null, change: (before: PlannedFlow) => PlannedFlow) => {
    if (on !== null && on >= from && on <= to) {
      plan.set(keyOf(on), change(plan.get(keyOf(on)) ?? nothing));
    }
  };
  for (const { dueOn, expectedOn, payments, principalSen, returnSen } of coming) {
    add(dueOn, (before) => ({
      ...before,
      contractPrincipalSen: addSen(before.contractPrincipalSen, principalSen),
      contractReturnSen: addSen(before.contractReturnSen, returnSen),
    }));
    add(expectedOn, (before) => ({
      ...before,
      payments: before.payments + payments,
      expectedPrincipalSen: addSen(before.expectedPrincipalSen, principalSen),
      expectedReturnSen: addSen(before.expectedReturnSen, returnSen),
    }));
  }
  return [...plan].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Whether a payment is due or expected within a range. */
export function fallsIn({ from, to }: DayRange, one: Pick<ComingDay, 'dueOn' | 'expectedOn'>): boolean {
  const isWithin = (on: Day | null) => on !== null && on >= from && on <= to;
  return isWithin(one.dueOn) || isWithin(one.expectedOn);
}
