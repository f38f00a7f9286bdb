/** What the notes of an investor are sorted by, each with its direction where none is named (NOTE-20). */
export const holdingSorts = {
  newest: 'desc',
  closing: 'asc',
  rate: 'desc',
  term: 'asc',
  funded: 'desc',
  note: 'asc',
  issuer: 'asc',
  grade: 'asc',
  state: 'asc',
  waiting: 'desc',
  principal: 'desc',
  outstanding: 'desc',
  received: 'desc',
  next_payment: 'asc',
  days_late: 'desc',
} as const;

/** What issuers are sorted by where the notes of an investor are grouped (NOTE-21). */
export const issuerSorts = {
  issuer: 'asc',
  notes: 'desc',
  share: 'desc',
  principal: 'desc',
  received: 'desc',
} as const;

export type HoldingSort = keyof typeof holdingSorts;
export type IssuerSort = keyof typeof issuerSorts;
export type SortDirection = 'asc' | 'desc';
