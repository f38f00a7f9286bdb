import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { isAllowed, type MoneyAct, type MoneyLevel } from '../domain/money-policy.ts';
import { findLevels } from '../store/restrictions.ts';

/** The money restrictions of these customers; the others have none. One query for any number. */
export async function readMoneyRestriction(
  ctx: QueryCtx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, MoneyLevel>> {
  return userIds.length === 0 ? new Map() : findLevels(ctx.reader, [...new Set(userIds)]);
}

/**
 * Rejects an act that a customer's restriction stops; the error says nothing about why (decision 032).
 * @throws AppError `account_restricted`
 */
export async function requireMoneyAllowed(ctx: QueryCtx, userId: string, act: MoneyAct): Promise<void> {
  const levels = await readMoneyRestriction(ctx, [userId]);
  if (!isAllowed(levels.get(userId) ?? 'none', act)) {
    throw new AppError('account_restricted');
  }
}
