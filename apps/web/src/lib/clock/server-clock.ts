/** A clock that is off by less than this is right: the server's is told in whole seconds, and travels a while. */
const TOLERATED_MS = 30_000;

let aheadMs = 0;

/** Learns from an answer how far the server's clock is ahead of the browser's, which people set as they like. */
export function recordServerTime(response: Pick<Response, 'headers'>, now: number = Date.now()): void {
  const serverTime = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(serverTime)) {
    aheadMs = Math.abs(serverTime - now) < TOLERATED_MS ? 0 : serverTime - now;
  }
}

/** The time it is by the server's clock, as far as an answer has told it. */
export function serverNow(): Date {
  return new Date(Date.now() + aheadMs);
}

/** When an instant of the wire comes by the browser's own clock, in milliseconds: timers go by that one. */
export function browserTimeOf(instant: string): number {
  return Date.parse(instant) - aheadMs;
}
