import { message } from '@titian/contracts/messages/message';
import { type Day, day, firstDayOf, lastDayOf, parseDay, parseMonth } from '@titian/finance/calendar';
import { fieldError } from '../../../platform/errors.ts';

/** The days of a statement, both included. */
export interface StatementPeriod {
  readonly from: Day;
  readonly to: Day;
  /** As file names say it: `2026-11`, `2026`, or the two days. */
  readonly label: string;
}

/** The query; the contract accepts a month or a year, or two days in order. */
export interface PeriodQuery {
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The requested days. A current month or year ends today, because there is no data of future days.
 * @throws FieldError on the field that names a day after today
 */
export function statementPeriod(query: PeriodQuery, today: Day): StatementPeriod {
  const { period } = query;
  if (period === undefined) {
    return customPeriod(query, today);
  }
  const month = parseMonth(period);
  const from = month === null ? day(`${period}-01-01`) : firstDayOf(month);
  const to = month === null ? day(`${period}-12-31`) : lastDayOf(month);
  if (from > today) {
    throw fieldError('period', message('period_not_begun'));
  }
  return { from, to: to < today ? to : today, label: period };
}

function customPeriod(query: PeriodQuery, today: Day): StatementPeriod {
  const [from, to] = [parseDay(query.from ?? ''), parseDay(query.to ?? '')];
  if (from === null || to === null) {
    throw fieldError(from === null ? 'from' : 'to', message('first_and_last_day_required'));
  }
  if (from > today || to > today) {
    throw fieldError(from > today ? 'from' : 'to', message('day_in_future'));
  }
  return { from, to, label: `${from}-to-${to}` };
}
