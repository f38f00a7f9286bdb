import type { Endpoint } from '@titian/contracts/endpoint';

interface RateLimit {
  readonly max: number;
  readonly timeWindow: number;
}

const MINUTE_MS = 60_000;

/** Requests per minute and address; money calls are held by their own queue instead, callbacks by limits of their own. */
const perMinute: Record<NonNullable<Endpoint['rate']>, number | null> = {
  sign_in: 30,
  mail: 10,
  public: 120,
  default: 900,
  hot: null,
  callback: null,
  report: 10,
};

/** Rejected calls a minute and network where accepted ones are not limited by address. */
export const rejectedPerMinute = 900;

/** The limit of a rate class; `factor` loosens it outside production, where all users share one address. */
export function rateLimitOf(rate: NonNullable<Endpoint['rate']>, factor: number): RateLimit | false {
  const max = perMinute[rate];
  return max === null ? false : { max: max * factor, timeWindow: MINUTE_MS };
}
