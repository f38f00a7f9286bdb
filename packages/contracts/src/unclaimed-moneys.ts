/**
 * How far the cash of an owner without activity has come: within the lead time, past the prescribed period (CMP-8),
 * approved to leave for the Registrar, or paid to it (CMP-11).
 */
export const unclaimedStates = ['approaching', 'unclaimed', 'approved', 'paid'] as const;
export type UnclaimedState = (typeof unclaimedStates)[number];

/** What counts as an owner's own activity; the approval where there was none since (CMP-8). */
export const ownerActivities = [
  'deposit',
  'withdrawal',
  'subscription',
  'preset',
  'sign_in',
  'approval',
] as const;
export type OwnerActivity = (typeof ownerActivities)[number];

/** The first and the last year that a return may be of; a later one has not ended (CMP-10). */
export const UNCLAIMED_RETURN_YEARS = { first: 2000, last: 8_999 } as const;
