/** The lists of the console that are saved as views and exported (OPS-16). */
export const operatorLists = [
  'audit',
  'notes',
  'payouts',
  'withdrawals',
  'customers',
  'collections',
  'approvals',
  'applications',
  'financing',
  'cases',
  'exceptions',
  'held_payments',
] as const;

export type OperatorList = (typeof operatorLists)[number];

/** What notes are sorted by, each with its direction where none is named. */
export const noteBookSorts = {
  listed: 'desc',
  number: 'asc',
  target: 'desc',
  outstanding: 'desc',
  overdue: 'desc',
  days_late: 'desc',
  rate: 'desc',
  closes: 'asc',
} as const;

/** What payouts and withdrawals are sorted by; `created` is their age. */
export const payoutSorts = { created: 'desc', amount: 'desc', state: 'asc' } as const;

/** What customers are sorted by. */
export const customerSorts = { newest: 'desc', name: 'asc' } as const;

/** What proposals are sorted by; `created` is their age. */
export const approvalSorts = { created: 'desc', change: 'asc' } as const;

/** What applications of customers are sorted by. */
export const applicationSorts = { newest: 'desc', submitted: 'desc' } as const;

/** What applications for financing are sorted by. */
export const financingSorts = { submitted: 'desc', amount: 'desc', number: 'asc' } as const;

/** What cases are sorted by. */
export const caseSorts = { due: 'asc', opened: 'desc', priority: 'desc', closed: 'desc' } as const;

/** What exceptions of the reconciliation are sorted by; `since` is their age. */
export const exceptionSorts = { since: 'desc', amount: 'desc' } as const;

/** What held payments are sorted by; `received` is their age. */
export const heldPaymentSorts = { received: 'desc', amount: 'desc' } as const;

/** How many days past due the notes of a bucket are. */
export const lateBuckets = {
  '1-30': { from: 1, to: 30 },
  '31-90': { from: 31, to: 90 },
  '91+': { from: 91, to: null },
} as const;

/** What late notes are sorted by. */
export const collectionSorts = {
  days_late: 'desc',
  overdue: 'desc',
  outstanding: 'desc',
  number: 'asc',
  follow_up: 'asc',
  last_contact: 'asc',
} as const;

export type NoteBookSort = keyof typeof noteBookSorts;
export type PayoutSort = keyof typeof payoutSorts;
export type CustomerSort = keyof typeof customerSorts;
export type ApprovalSort = keyof typeof approvalSorts;
export type ApplicationSort = keyof typeof applicationSorts;
export type FinancingSort = keyof typeof financingSorts;
export type CaseSort = keyof typeof caseSorts;
export type ExceptionSort = keyof typeof exceptionSorts;
export type HeldPaymentSort = keyof typeof heldPaymentSorts;
export type CollectionSort = keyof typeof collectionSorts;
export type LateBucket = keyof typeof lateBuckets;
