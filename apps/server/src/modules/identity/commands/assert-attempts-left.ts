import { later } from '../../../platform/clock.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type CodePurpose, findWrongTries } from '../store/one-time-codes.ts';

/** Wrong tries of one person and purpose in a day, over all codes: each new code would give five more. */
const MAX_WRONG_TRIES = 20;
const WINDOW_MS = 24 * 60 * 60_000;

/**
 * Throttles guessing of mailed codes across newly requested ones.
 * @throws AppError `rate_limited` with `retry_after` seconds, until the oldest tried code is a day old
 */
export async function assertAttemptsLeft(ctx: QueryCtx, userId: string, purpose: CodePurpose): Promise<void> {
  const { tries, oldestAt } = await findWrongTries(ctx.reader, userId, purpose, later(ctx.now, -WINDOW_MS));
  if (oldestAt === null || tries < MAX_WRONG_TRIES) {
    return;
  }
  const seconds = Math.ceil((later(oldestAt, WINDOW_MS).getTime() - ctx.now.getTime()) / 1000);
  throw new AppError('rate_limited', { retry_after: Math.max(1, seconds) });
}
