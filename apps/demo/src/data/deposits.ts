/** Who tops up every month by direct debit: whole ringgit, and the day of the month. */
export const plannedDeposit = {
  investor: 'Nur Aisyah binti Rahman',
  amount: 500,
  dayOfMonth: 5,
  /** So many days before today it is set up. */
  setUpDaysAgo: 330,
  /** So many months before this one the account is short of funds on the first try. */
  failedMonthsAgo: 2,
} as const;
