import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parseMonth } from '@titian/finance/calendar';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type ValueMonth, valueQuery } from '../api/dashboard.ts';
import { valueSince, valueYear } from './months.ts';
import type { Period } from './value-change.ts';

interface ValueMonths {
  /** Undefined while and where they could not be loaded. */
  readonly months: readonly ValueMonth[] | undefined;
  readonly isPending: boolean;
}

/** The value of the account by month, as far back as a period needs; a year answers all of them but the longest. */
export function useValueMonths(period: Period): ValueMonths {
  const { account_created_year: year, account_created_month: month } = useCurrentUser();
  const opened = parseMonth(`${year}-${String(month).padStart(2, '0')}`);
  const { from, to } =
    period === 'All' && opened !== null ? valueSince(opened, businessToday()) : valueYear(businessToday());
  const { data, isPending } = useQuery({ ...valueQuery(from, to), placeholderData: keepPreviousData });
  return { months: data, isPending };
}
