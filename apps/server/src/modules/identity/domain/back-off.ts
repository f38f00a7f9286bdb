const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** A shared network keeps producing typing errors; only many within an hour or two count. */
const NETWORK_HALF_LIFE_MS = 60 * MINUTE_MS;

/** How many tries are free, and how the wait grows after them. */
export interface BackOff {
  readonly freeTries: number;
  readonly firstWaitMs: number;
  /** The cap prevents a permanent lock-out of the owner. */
  readonly longestWaitMs: number;
  /** After so long a try counts half; null where tries count in full until a day without any. */
  readonly halfLifeMs: number | null;
}

/** Wrong passwords for one account. */
export const accountBackOff: BackOff = {
  freeTries: 9,
  firstWaitMs: 2 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  halfLifeMs: null,
};

/** Wrong passwords from one address, which an office or a campus may share. */
export const addressBackOff: BackOff = {
  freeTries: 49,
  firstWaitMs: 2 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  halfLifeMs: NETWORK_HALF_LIFE_MS,
};

/** Wrong codes of an authenticator app. */
export const totpBackOff: BackOff = {
  freeTries: 4,
  firstWaitMs: 10 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  halfLifeMs: null,
};

/** Mails that a person requests again: one a minute (contract Account). */
export const mailBackOff: BackOff = {
  freeTries: 0,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: MINUTE_MS,
  halfLifeMs: null,
};

/** Links for a new password, mailed to one address: one a minute at first. */
export const resetMailBackOff: BackOff = {
  freeTries: 0,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
  halfLifeMs: null,
};

/** Password reset links requested from one network address, which many users may share. */
export const resetNetworkBackOff: BackOff = {
  freeTries: 29,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: 15 * MINUTE_MS,
  halfLifeMs: NETWORK_HALF_LIFE_MS,
};

/** Tries longer ago than this are forgotten. */
export const FORGET_TRIES_MS = 24 * 60 * MINUTE_MS;

/**
 * How long to wait after this many tries: nothing at first, then doubling up to the cap.
 * @param tries what decay has left of them, with its fraction
 */
export function waitMs(tries: number, rule: BackOff): number {
  const beyond = Math.floor(tries) - rule.freeTries;
  return beyond <= 0 ? 0 : Math.min(rule.longestWaitMs, rule.firstWaitMs * 2 ** (beyond - 1));
}
