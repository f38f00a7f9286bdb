import { message } from '@titian/contracts/messages/message';
import {
  addMonths,
  type Day,
  type Month,
  monthOf,
  monthsBetween,
  monthsFromTo,
  parseMonth,
} from '@titian/finance/calendar';
import { type Sen, sen, ZERO_SEN } from '@titian/finance/sen';
import { fieldError } from '../../../platform/errors.ts';

const MONTHS_BEFORE = 5;
const MONTHS_SHOWN = 12;
const MAX_MONTHS = 120;

/**
 * The months of a chart: as requested, otherwise twelve around the business date, oldest first.
 * @throws FieldError on `to` before `from`, or for more than ten years
 */
export function monthsShown(
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: Day,
): Month[] {
  const given = { from: parseMonth(query.from ?? ''), to: parseMonth(query.to ?? '') };
  const from =
    given.from ??
    addMonths(given.to ?? monthOf(today), given.to === null ? -MONTHS_BEFORE : 1 - MONTHS_SHOWN);
  const to = given.to ?? addMonths(from, MONTHS_SHOWN - 1);
  if (to < from || monthsBetween(from, to) >= MAX_MONTHS) {
    throw fieldError('to', message('months_reversed_or_too_many'));
  }
  return monthsFromTo(from, to);
}

/** Adds amounts up by month. */
export function byMonth<Row>(
  rows: readonly Row[],
  on: (row: Row) => Day,
  amount: (row: Row) => Sen,
): (month: Month) => Sen {
  const totals = new Map<Month, Sen>();
  for (const row of rows) {
    const month = monthOf(on(row));
    totals.set(month, sen((totals.get(month) ?? 0n) + amount(row)));
  }
  return (month) => totals.get(month) ?? ZERO_SEN;
}
