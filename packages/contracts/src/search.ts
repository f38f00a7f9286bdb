/** What the back office's search finds, in the order it is shown (OPS-15). */
export const searchKinds = [
  'customer',
  'note',
  'application',
  'payment',
  'payout',
  'exception',
  'approval',
  'case',
  'mail',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** Hits of one kind that are shown: more have to be narrowed. */
export const SEARCH_HITS_PER_KIND = 6;

/** A term of fewer characters fits almost everything. */
export const SEARCH_MIN_CHARACTERS = 2;
