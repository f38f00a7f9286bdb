import { daysBetween, malaysiaDay, parseDay } from '@titian/finance/calendar';
import { DATE_OVERRIDE_KEY } from '../api/headers.ts';
import { readStored } from '../browser/stored.ts';
import { serverNow } from './server-clock.ts';

const MS_PER_DAY = 86_400_000;

/**
 * The instant at which business waits are assessed: now by the server's clock, or in the demo the moved date with the
 * real time of day (NUM-9), so that "6 days left" agrees with the server.
 */
export function businessNow(now: Date = serverNow()): Date {
  const moved = parseDay(readStored('localStorage', DATE_OVERRIDE_KEY) ?? '');
  return moved === null ? now : new Date(now.getTime() + daysBetween(malaysiaDay(now), moved) * MS_PER_DAY);
}

/** The Malaysian day at which business waits are assessed, `2026-11-21`. */
export function businessToday(): string {
  return malaysiaDay(businessNow());
}
