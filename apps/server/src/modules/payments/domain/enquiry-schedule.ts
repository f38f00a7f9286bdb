import type { Channel } from '../../../gateways/rail/port.ts';
import { later } from '../../../platform/clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const firstHour = [3, 5, 10, 15, 30, 60].map((minutes) => minutes * MINUTE_MS);

/** `everyMs` after the first hour, until `untilMs` after the order was made. */
const afterwards: Readonly<Record<Channel, { readonly everyMs: number; readonly untilMs: number }>> = {
  b2c: { everyMs: HOUR_MS, untilMs: 24 * HOUR_MS },
  b2b1: { everyMs: 6 * HOUR_MS, untilMs: 7 * 24 * HOUR_MS },
};

/**
 * When to query the bank about an order next (FPX-20): in the first hour after 3, 5, 10, 15, 30 and 60
 * minutes; then personal payments hourly to 24 hours, corporate ones every 6 hours to 7 days.
 *
 * @returns null when the last enquiry has been made and the order expires
 */
export function nextEnquiryAt(channel: Channel, madeAt: Date, now: Date): Date | null {
  const elapsedMs = now.getTime() - madeAt.getTime();
  const soon = firstHour.find((offsetMs) => offsetMs > elapsedMs);
  if (soon !== undefined) {
    return later(madeAt, soon);
  }
  const { everyMs, untilMs } = afterwards[channel];
  const offsetMs = (Math.floor(elapsedMs / everyMs) + 1) * everyMs;
  return offsetMs <= untilMs ? later(madeAt, offsetMs) : null;
}
