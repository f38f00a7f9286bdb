import { type Day, type Month, monthOf, monthsFromTo } from '@titian/finance/calendar';

/** The months of an account from its first to today's, newest first (ONB-32, `account_periods`). */
export function accountPeriods(createdOn: Day, today: Day): Month[] {
  // A day moved back before the account was made still shows that first month.
  const last = today < createdOn ? createdOn : today;
  return monthsFromTo(monthOf(createdOn), monthOf(last)).reverse();
}
