import { addMonths, type Month, monthOf, parseDay, parseMonth } from '@titian/finance/calendar';
import { addSen, type Sen, senFromText } from '@titian/finance/sen';
import type { RepaymentMonth } from '../api/dashboard.ts';

/** What the chart shows around the current month: half a year back, and what is to come. */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 5;
const MONTHS_OF_YEAR = 12;
/** Of one call. */
const MOST_MONTHS = 120;

export interface MonthWindow {
  readonly from: Month;
  readonly current: Month;
  readonly to: Month;
}

/** The months of the chart around a day, `2026-11-21`. Throws RangeError for a day that does not exist. */
export function windowAround(today: string): MonthWindow {
  const day = parseDay(today);
  if (day === null) {
    throw new RangeError(`'${today}' is not a calendar day.`);
  }
  const current = monthOf(day);
  return { from: addMonths(current, -MONTHS_BACK), current, to: addMonths(current, MONTHS_AHEAD) };
}

/** The months that lie behind: a year with the running one. Throws RangeError for a day that does not exist. */
export function yearUpTo(today: string): { readonly from: Month; readonly to: Month } {
  const { current } = windowAround(today);
  return { from: addMonths(current, 1 - MONTHS_OF_YEAR), to: current };
}

/**
 * The months of the account's value: those of a year, and the one before them, with which they are compared.
 * Throws RangeError for a day that does not exist.
 */
export function valueYear(today: string): { readonly from: Month; readonly to: Month } {
  const { from, to } = yearUpTo(today);
  return { from: addMonths(from, -1), to };
}

/** The months of the account's value since it was opened; at most as many as the call gives. */
export function valueSince(opened: Month, today: string): { readonly from: Month; readonly to: Month } {
  const year = valueYear(today);
  if (opened >= year.from) {
    return year;
  }
  const earliest = addMonths(year.to, 1 - MOST_MONTHS);
  return opened > earliest ? { ...year, from: opened } : { ...year, from: earliest };
}

/** Principal and return together. */
export function expectedOf(row: RepaymentMonth): Sen {
  return both(row.expected_principal, row.expected_return);
}

export function receivedOf(row: RepaymentMonth): Sen {
  return both(row.received_principal, row.received_return);
}

/** The row of a month, if the answer has it. */
export function rowOf(months: readonly RepaymentMonth[], month: string): RepaymentMonth | undefined {
  return months.find((row) => parseMonth(row.month) === month);
}

function both(principal: string, earned: string): Sen {
  return addSen(senFromText(principal), senFromText(earned));
}
