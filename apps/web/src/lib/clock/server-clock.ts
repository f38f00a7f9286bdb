/** A clock that is off by less than this is right: the server's time comes in whole seconds and with a delay. */
const TOLERATED_MS = 30_000;

/** A whole date of RFC 9110. A cut one parses too, as an earlier hour of that day. */
const IMF_FIXDATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

let aheadMs = 0;

/**
 * Records from an answer how far the server's clock is ahead of the browser's, which people set as they like.
 * A `Date` that is not whole changes nothing.
 */
export function recordServerTime(response: Pick<Response, 'headers'>, now: number = Date.now()): void {
  const date = response.headers.get('date') ?? '';
  const serverTime = IMF_FIXDATE.test(date) ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(serverTime)) {
    aheadMs = Math.abs(serverTime - now) < TOLERATED_MS ? 0 : serverTime - now;
  }
}

/** The server's time, as far as an answer has reported it. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** When an instant of the wire comes by the browser's own clock, in milliseconds: timers go by that one. */
export function browserTimeOf(instant: string): number {
  return Date.parse(instant) - aheadMs;
}
