/** What a column of a report holds; amounts are ringgit text, percents have two decimals. */
export const reportColumnKinds = ['day', 'month', 'text', 'amount', 'count', 'percent', 'days'] as const;
export type ReportColumnKind = (typeof reportColumnKinds)[number];

/** From when until when a report counts: single days, whole months, or how things are at the end of one day. */
export type ReportPeriod = 'days' | 'months' | 'as_of';

export interface ReportTraits {
  readonly period: ReportPeriod;
  readonly columns: Readonly<Record<string, ReportColumnKind>>;
  /** Columns whose rows add up. */
  readonly sums: readonly string[];
  /** Percents that the sums give for all rows together: the first column of the second. */
  readonly ratios?: Readonly<Record<string, readonly [part: string, whole: string]>>;
  /** What is drawn: one series per column, of ringgit or of percents. */
  readonly chart: { readonly as: 'bars' | 'lines'; readonly of: string; readonly series: readonly string[] };
}

/** The reports of the console, each with its columns in their order (OPS-37). */
export const reports = {
  client_money: {
    period: 'days',
    columns: {
      day: 'day',
      bank: 'amount',
      in_transit: 'amount',
      unmatched: 'amount',
      clients: 'amount',
      waiting: 'amount',
      held: 'amount',
      owed: 'amount',
      platform: 'amount',
      difference: 'amount',
      state: 'text',
    },
    sums: [],
    chart: { as: 'lines', of: 'day', series: ['bank', 'clients'] },
  },
  treasury: {
    period: 'months',
    columns: {
      month: 'month',
      money: 'text',
      opening: 'amount',
      earned: 'amount',
      refunded: 'amount',
      used: 'amount',
      left: 'amount',
      closing: 'amount',
    },
    sums: ['earned', 'refunded', 'used', 'left'],
    chart: { as: 'bars', of: 'month', series: ['earned', 'left'] },
  },
  arrears: {
    period: 'as_of',
    columns: {
      bucket: 'text',
      notes: 'count',
      outstanding: 'amount',
      overdue: 'amount',
      share: 'percent',
    },
    sums: ['notes', 'outstanding', 'overdue'],
    chart: { as: 'bars', of: 'bucket', series: ['outstanding', 'overdue'] },
  },
  vintages: {
    period: 'as_of',
    columns: {
      quarter: 'text',
      funded: 'amount',
      defaulted: 'amount',
      recovered: 'amount',
      default_rate: 'percent',
      after_3: 'percent',
      after_6: 'percent',
      after_9: 'percent',
      after_12: 'percent',
      after_18: 'percent',
      after_24: 'percent',
    },
    sums: ['funded', 'defaulted', 'recovered'],
    chart: { as: 'lines', of: 'quarter', series: ['default_rate'] },
  },
  concentration: {
    period: 'as_of',
    columns: {
      name: 'text',
      notes: 'count',
      outstanding: 'amount',
      share: 'percent',
      cumulative: 'percent',
    },
    sums: ['notes', 'outstanding'],
    chart: { as: 'bars', of: 'name', series: ['outstanding'] },
  },
  origination: {
    period: 'months',
    columns: {
      month: 'month',
      submitted: 'count',
      requested: 'amount',
      rejected: 'count',
      offered: 'count',
      offered_share: 'percent',
      days_to_offer: 'days',
      offered_amount: 'amount',
      accepted: 'count',
      accepted_share: 'percent',
      days_to_accept: 'days',
      listed: 'count',
      listed_share: 'percent',
      days_to_list: 'days',
      issued: 'count',
      funded_share: 'percent',
      days_to_issue: 'days',
      issued_amount: 'amount',
      open: 'count',
      issued_share: 'percent',
      median_days: 'days',
    },
    sums: [
      'submitted',
      'requested',
      'rejected',
      'offered',
      'offered_amount',
      'accepted',
      'listed',
      'issued',
      'issued_amount',
      'open',
    ],
    ratios: {
      offered_share: ['offered', 'submitted'],
      accepted_share: ['accepted', 'offered'],
      listed_share: ['listed', 'accepted'],
      funded_share: ['issued', 'listed'],
      issued_share: ['issued', 'submitted'],
    },
    chart: { as: 'bars', of: 'month', series: ['requested', 'issued_amount'] },
  },
  auto_invest: {
    period: 'months',
    columns: {
      month: 'month',
      notes: 'count',
      target: 'amount',
      raised: 'amount',
      by_presets: 'amount',
      by_hand: 'amount',
      coverage: 'percent',
      investors: 'count',
      skipped: 'count',
    },
    sums: ['notes', 'target', 'raised', 'by_presets', 'by_hand', 'skipped'],
    ratios: { coverage: ['by_presets', 'target'] },
    chart: { as: 'bars', of: 'month', series: ['by_presets', 'by_hand'] },
  },
  referrals: {
    period: 'months',
    columns: {
      month: 'month',
      registered: 'count',
      approved: 'count',
      invested: 'count',
      funded: 'amount',
      rewards: 'count',
      paid: 'amount',
      cost: 'amount',
      invested_amount: 'amount',
    },
    sums: ['registered', 'approved', 'invested', 'funded', 'rewards', 'paid', 'invested_amount'],
    chart: { as: 'bars', of: 'month', series: ['paid', 'funded'] },
  },
} as const satisfies Readonly<Record<string, ReportTraits>>;

export type ReportName = keyof typeof reports;

/** The columns of a report. */
export type ReportColumn<Name extends ReportName = ReportName> = Name extends ReportName
  ? keyof (typeof reports)[Name]['columns'] & string
  : never;

/** In the order of the console. */
export const reportNames = [
  'client_money',
  'treasury',
  'arrears',
  'vintages',
  'concentration',
  'origination',
  'auto_invest',
  'referrals',
] as const satisfies readonly ReportName[];

/** By what outstanding principal is divided, to see how much depends on one of a kind. */
export const concentrationDimensions = [
  'issuer',
  'group',
  'industry',
  'state',
  'grade',
  'contract',
  'type',
  'investor',
] as const;

export type ConcentrationDimension = (typeof concentrationDimensions)[number];

/** The longest periods of one report. */
export const REPORT_DAYS_MAX = 366;
export const REPORT_MONTHS_MAX = 60;
