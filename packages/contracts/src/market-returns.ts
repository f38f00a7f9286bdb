/** A quarter of a year, as the return names it: `2026-Q3`. */
export const QUARTER = /^\d{4}-Q[1-4]$/;

/** What a figure of the return is. */
export const returnLineKinds = ['amount', 'count', 'percent'] as const;
export type ReturnLineKind = (typeof returnLineKinds)[number];

/** The figures of the periodic return of a registered market operator, in their order (OPS-39). */
export const returnLines = {
  issuers_registered: 'count',
  issuers_new: 'count',
  issuers_running: 'count',
  investors_registered: 'count',
  investors_new: 'count',
  investors_holding: 'count',
  applications_submitted: 'count',
  applications_rejected: 'count',
  notes_listed: 'count',
  notes_issued: 'count',
  raised: 'amount',
  raised_conventional: 'amount',
  raised_shariah: 'amount',
  raised_to_date: 'amount',
  repaid_principal: 'amount',
  repaid_return: 'amount',
  outstanding_notes: 'count',
  outstanding: 'amount',
  late_notes: 'count',
  late_1_30: 'amount',
  late_31_60: 'amount',
  late_61_90: 'amount',
  late_91: 'amount',
  defaulted_notes: 'count',
  in_default: 'amount',
  written_off: 'amount',
  default_rate: 'percent',
  largest_issuer: 'percent',
  client_money: 'amount',
  bank_balance: 'amount',
  days_unexplained: 'count',
  fees_earned: 'amount',
  complaints_received: 'count',
  complaints_closed: 'count',
  complaints_open: 'count',
} as const satisfies Readonly<Record<string, ReturnLineKind>>;

export type ReturnLine = keyof typeof returnLines;
