/** What the dashboards of an investor and of an issuer read, as paths below the API. */
const investorCalls = [
  'ongoing_notes?limit=100',
  'recent_activities',
  'investor/stats',
  'investor/platform_financials',
  'investor/monthly_repayment',
  'investor/withdrawals_deposits',
  'investor/notes_subscribed',
  'investor/investment_return',
  'investor/value',
  'investor/cash_flow',
];
export const issuerCalls = ['bo/stats', 'bo/monthly_repayment'];
/** The calls of both dashboards. */
export const dashboardCalls = [...investorCalls, ...issuerCalls];
/** What an investor of many notes reads besides: the table of holdings, its orders, search and groups. */
const holdingCalls = [
  ...['newest', 'principal', 'received', 'next_payment', 'days_late'].map((sort) => `sort=${sort}`),
  ...['late=1', 'q=N-0001', 'page=100'],
].map((query) => `notes/data/subscribed?limit=50&${query}`);
export const collectorCalls = [
  ...investorCalls.map((path) => `dashboard/data/${path}`),
  ...holdingCalls,
  'notes/data/issuers',
];
