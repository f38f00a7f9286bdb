import { businessNow } from '../lib/clock/business-now.ts';
import { text } from './text.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** "6 days left", "5 hours left", "less than an hour left" or "over", until an instant of the wire. */
export function timeLeft(until: string): string {
  const left = Date.parse(until) - businessNow().getTime();
  if (left <= 0) {
    return text('timeLeft.over');
  }
  if (left < HOUR_MS) {
    return text('timeLeft.soon');
  }
  return left < 2 * DAY_MS
    ? text('timeLeft.hours', { count: Math.floor(left / HOUR_MS) })
    : text('timeLeft.days', { count: Math.floor(left / DAY_MS) });
}
