import { useQuery } from '@tanstack/react-query';
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

/**
 * The value of the account by month, as far back as a period needs. A year answers all of them but the longest, and stands
 * in for that one until it has arrived.
 */
export function useValueMonths(period: Period): ValueMonths {
  const { account_created_year: year, account_created_month: month } = useCurrentUser();
  const opened = parseMonth(`${year}-${String(month).padStart(2, '0')}`);
  const today = businessToday();
  const recent = valueYear(today);
  const all = opened === null ? recent : valueSince(opened, today);
  const { data, isPending } = useQuery(valueQuery(recent.from, recent.to));
  const whole = useQuery({ ...valueQuery(all.from, all.to), enabled: period === 'All' });
  return { months: period === 'All' ? (whole.data ?? data) : data, isPending };
}
