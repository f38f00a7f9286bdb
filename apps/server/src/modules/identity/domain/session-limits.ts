const MINUTE_MS = 60_000;

/** How long a sign-in lasts (architecture: idle and absolute expiry). */
export interface SessionLimits {
  /** Without a request for this long it ends. */
  readonly idleMs: number;
  /** It ends after this long whatever happens. */
  readonly absoluteMs: number;
}

export const defaultSessionLimits: SessionLimits = {
  idleMs: 30 * MINUTE_MS,
  absoluteMs: 12 * 60 * MINUTE_MS,
};

/** The idle end is moved on at most this often, so that a busy session costs one write a minute. */
export const BUMP_EVERY_MS = MINUTE_MS;
