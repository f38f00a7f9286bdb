import { later } from '../../../platform/clock.ts';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 600_000;
/** A mail that could not be sent for this long is abandoned, because it is outdated. */
export const GIVE_UP_AFTER_MS = 5 * 86_400_000;

/**
 * When an e-mail may be tried again: after one, two, four, eight and then every ten minutes.
 * The first wait is longer than any attempt, so that a second worker does not send concurrently.
 *
 * @param attempts how often it was tried, the present attempt included
 */
export function nextAttempt(now: Date, attempts: number): Date {
  const wait = FIRST_WAIT_MS * 2 ** Math.min(Math.max(attempts, 1) - 1, 10);
  return later(now, Math.min(wait, LONGEST_WAIT_MS));
}

export function isGivenUp(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GIVE_UP_AFTER_MS;
}
