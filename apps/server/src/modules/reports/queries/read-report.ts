import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import {
  type ConcentrationDimension,
  REPORT_DAYS_MAX,
  REPORT_MONTHS_MAX,
  type ReportName,
  reports,
} from '@titian/contracts/reports';
import {
  addDays,
  addMonths,
  type Day,
  day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsBetween,
} from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Cell, type ReportRequest, type ReportTable, tableOf } from '../domain/report.ts';
import { autoInvest, origination, referrals } from './growth-reports.ts';
import { clientMoney, treasury } from './money-reports.ts';
import { arrears, concentration, vintages } from './risk-reports.ts';

type Reader = (ctx: QueryCtx, request: ReportRequest) => Promise<readonly Readonly<Record<string, Cell>>[]>;

const readers: Readonly<Record<ReportName, Reader>> = {
  client_money: clientMoney,
  treasury,
  arrears,
  vintages,
  concentration,
  origination,
  auto_invest: autoInvest,
  referrals,
};

/** What is request of a report, as the wire names it. */
export interface ReportQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: ConcentrationDimension | undefined;
}

export interface Report {
  readonly table: ReportTable;
  readonly request: ReportRequest;
}

/**
 * A report over a period, as the books are now (OPS-37).
 * @throws FieldError on `from` or `to` for a day to come, days out of order, or a period that is too long
 */
export async function readReport(
  ctx: QueryCtx,
  name: ReportName,
  query: ReportQuery,
  language: Language,
): Promise<Report> {
  const request = { ...periodOf(ctx, name, query), by: query.by ?? 'issuer', language };
  return { request, table: tableOf(name, await readers[name](ctx, request)) };
}

const DAYS_SHOWN = 31;
const MONTHS_SHOWN = 12;

/** The days that are request for; without any, the latest that say something. */
function periodOf(ctx: QueryCtx, name: ReportName, query: ReportQuery): { from: Day; to: Day } {
  const { period } = reports[name];
  const today = ctx.businessDate;
  const latest = period === 'days' ? addDays(today, -1) : today;
  const to = query.to === undefined ? latest : day(query.to);
  if (to > today) {
    throw fieldError('to', message('report_in_future'));
  }
  if (period === 'as_of') {
    return { from: to, to };
  }
  const from = query.from === undefined ? defaultFrom(period, to) : day(query.from);
  if (from > to) {
    throw fieldError('to', message('last_day_before_first'));
  }
  return period === 'days' ? wholeDays(from, to) : wholeMonths(from, to, today);
}

function defaultFrom(period: 'days' | 'months', to: Day): Day {
  return period === 'days'
    ? addDays(to, 1 - DAYS_SHOWN)
    : firstDayOf(addMonths(monthOf(to), 1 - MONTHS_SHOWN));
}

function wholeDays(from: Day, to: Day): { from: Day; to: Day } {
  if (daysBetween(from, to) >= REPORT_DAYS_MAX) {
    throw fieldError('from', message('report_too_many_days', { max: String(REPORT_DAYS_MAX) }));
  }
  return { from, to };
}

/** Months are whole, but the current one ends today. */
function wholeMonths(from: Day, to: Day, today: Day): { from: Day; to: Day } {
  if (monthsBetween(monthOf(from), monthOf(to)) >= REPORT_MONTHS_MAX) {
    throw fieldError('from', message('report_too_many_months', { max: String(REPORT_MONTHS_MAX) }));
  }
  const end = lastDayOf(monthOf(to));
  return { from: firstDayOf(monthOf(from)), to: end < today ? end : today };
}
