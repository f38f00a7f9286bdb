import { later } from '../../../platform/clock.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type BackOff, FORGET_TRIES_MS, waitMs } from '../domain/back-off.ts';
import { addAttempt, blockKey, findBlock } from '../store/attempts.ts';

/**
 * Counts one try of a key and blocks it for a while once the free ones are spent. Real time counts, not business time.
 * @throws AppError `rate_limited` with `retry_after` seconds while the key is blocked; such a try is not counted
 */
export async function countAttempt(ctx: Ctx, key: Buffer, rule: BackOff): Promise<void> {
  if (!(await takeAttempt(ctx, key, rule))) {
    await rejectBlocked(ctx, key);
  }
}

/** As `countAttempt`, for callers that stay silent: false, and nothing counted, while the key is blocked. */
export async function takeAttempt(ctx: Ctx, key: Buffer, rule: BackOff): Promise<boolean> {
  const tries = await addAttempt(ctx.tx, key, ctx.now, {
    forgetBefore: later(ctx.now, -FORGET_TRIES_MS),
    halfLifeMs: rule.halfLifeMs,
  });
  if (tries === null) {
    return false;
  }
  const wait = waitMs(tries, rule);
  await blockKey(ctx.tx, key, wait === 0 ? null : later(ctx.now, wait));
  return true;
}

/** @throws AppError `rate_limited` with `retry_after` seconds while the key is blocked */
export async function rejectBlocked(ctx: QueryCtx, key: Buffer): Promise<void> {
  const until = await findBlock(ctx.reader, key, ctx.now);
  if (until) {
    const seconds = Math.ceil((until.getTime() - ctx.now.getTime()) / 1000);
    throw new AppError('rate_limited', { retry_after: Math.max(1, seconds) });
  }
}
