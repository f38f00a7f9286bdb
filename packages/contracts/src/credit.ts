/** How suppliers say that the company pays them. */
export const supplierConducts = ['on_time', 'sometimes_late', 'often_late'] as const;
export type SupplierConduct = (typeof supplierConducts)[number];

/** What stands behind the financing beside the company itself. */
export const securityKinds = [
  'none',
  'personal_guarantee',
  'corporate_guarantee',
  'asset',
  'third_party',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** The debtor of the invoice or the contract. */
export const buyerKinds = ['none', 'private', 'listed', 'government'] as const;
export type BuyerKind = (typeof buyerKinds)[number];

/** The range of a bureau's score. */
export const bureauScore = { min: 300, max: 850 } as const;

/** How old a bureau report may be when it is entered, in days. */
export const bureauReportDays = 90;

/** The amounts of a year of accounts, in the order of a balance sheet. */
export const yearFigures = [
  'revenue',
  'profit_before_tax',
  'equity',
  'assets',
  'liabilities',
  'current_assets',
  'current_liabilities',
  'debt_service',
] as const;

type YearFigure = `years.${0 | 1 | 2}.${(typeof yearFigures)[number]}`;

/** The figures of an assessment that are read from a document, by their place in it (FIN-22). */
export const documentFigures = [
  'bureau.score',
  'bureau.arrears_months',
  'bureau.legal_suits',
  'statements.months',
  'statements.inflow',
  'statements.outflow',
  'statements.instalments',
  'statements.lowest_balance',
  'statements.returned_cheques',
  ...([0, 1, 2] as const).flatMap((at) => yearFigures.map((field): YearFigure => `years.${at}.${field}`)),
] as const;

export type DocumentFigure = (typeof documentFigures)[number];

/** The highest page of a document that a figure may be read from. */
export const MOST_PAGES = 2000;

/** What an earlier note may share with an application, beside the contract (FIN-24). */
export const comparableTraits = ['industry', 'grade', 'size'] as const;
export type ComparableTrait = (typeof comparableTraits)[number];

/** How an earlier note goes or went: on time so far, late now, in default, recovered after it, or paid. */
export const noteOutcomes = ['running', 'late', 'default', 'recovered', 'paid'] as const;
export type NoteOutcome = (typeof noteOutcomes)[number];
