import { parseDay } from '@titian/finance/calendar';
import type { StatementRequest } from '../api/statement.ts';

/** What a statement is of: a month, days of one's own, a year's income, or what a company paid in a year. */
export type StatementKind = 'month' | 'days' | 'income' | 'paid';

export interface StatementChoice {
  readonly kind: StatementKind;
  readonly month: string;
  readonly year: string;
  readonly from: string;
  readonly to: string;
}

export type ChoiceProblem = 'fromMissing' | 'toMissing' | 'toBeforeFrom' | 'fromFuture' | 'toFuture';

/** The years of some months, in their order. */
export function yearsOf(months: readonly string[]): string[] {
  return [...new Set(months.map((month) => month.slice(0, 4)))];
}

/** What is wrong with days of one's own, by field; a month or year is always one that the account has. */
export function choiceProblems(
  { kind, from, to }: StatementChoice,
  today: string,
): { readonly from?: ChoiceProblem; readonly to?: ChoiceProblem } {
  if (kind !== 'days') {
    return {};
  }
  if (parseDay(from) === null) {
    return { from: 'fromMissing' };
  }
  if (parseDay(to) === null) {
    return { to: 'toMissing' };
  }
  if (from > today) {
    return { from: 'fromFuture' };
  }
  if (to > today) {
    return { to: 'toFuture' };
  }
  return from > to ? { to: 'toBeforeFrom' } : {};
}

/** The call for a choice without problems. */
export function statementQuery(choice: StatementChoice, format: 'pdf' | 'csv'): StatementRequest {
  switch (choice.kind) {
    case 'month':
      return { period: choice.month, format };
    case 'income':
      return { period: choice.year, format: 'income' };
    case 'paid':
      return { year: choice.year };
    case 'days':
      return { from: choice.from, to: choice.to, format };
  }
}

/** What the file is called when it is saved. */
export function fileNameOf(request: StatementRequest): string {
  if ('year' in request) {
    return `titian-paid-${request.year}.pdf`;
  }
  const { period, from, to, format } = request;
  const days = period ?? `${from}-to-${to}`;
  return format === 'income' ? `titian-income-${days}.pdf` : `titian-statement-${days}.${format}`;
}
