import type { Endpoint } from '../endpoint.ts';

const read = { method: 'GET', who: 'user' } as const;
const investors = { ...read, roles: ['investor'] } as const;
const issuers = { ...read, roles: ['businessowner'] } as const;

/**
 * WIRE-12 Dashboard and notifications, with the value line, the cash-flow calendar, the call that marks
 * notices as read and the live stream.
 */
export const dashboardEndpoints = {
  dashboardOngoingNotes: { ...read, path: '/dashboard/data/ongoing_notes' },
  dashboardRecentActivities: { ...read, path: '/dashboard/data/recent_activities' },
  dashboardBoStats: { ...issuers, path: '/dashboard/data/bo/stats' },
  dashboardBoMonthlyRepayment: { ...issuers, path: '/dashboard/data/bo/monthly_repayment' },
  dashboardInvestorStats: { ...investors, path: '/dashboard/data/investor/stats' },
  dashboardInvestorMonthlyRepayment: { ...investors, path: '/dashboard/data/investor/monthly_repayment' },
  dashboardWithdrawalsDeposits: { ...investors, path: '/dashboard/data/investor/withdrawals_deposits' },
  dashboardNotesSubscribed: { ...investors, path: '/dashboard/data/investor/notes_subscribed' },
  dashboardInvestmentReturn: { ...investors, path: '/dashboard/data/investor/investment_return' },
  dashboardPlatformFinancials: {
    ...investors,
    path: '/dashboard/data/investor/platform_financials',
    mayBeOld: true,
  },
  dashboardInvestorValue: { ...investors, path: '/dashboard/data/investor/value' },
  dashboardCashFlow: { ...investors, path: '/dashboard/data/investor/cash_flow', answers: 'json_or_file' },
  notificationsData: { ...read, path: '/notifications/data' },
  notificationsRead: { method: 'POST', path: '/notifications/read', who: 'user' },
  stream: { ...read, path: '/stream', answers: 'events' },
} as const satisfies Record<string, Endpoint>;
