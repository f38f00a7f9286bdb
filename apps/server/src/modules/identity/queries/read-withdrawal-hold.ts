import { later } from '../../../platform/clock.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { countChangedSince, newestChange, type SecurityChangeKind } from '../store/security-changes.ts';

const HOUR_MS = 3_600_000;

/** A changed password alone does not hold withdrawals: it required the old one. */
const HOLDING: readonly SecurityChangeKind[] = [
  'phone_changed',
  'password_reset',
  'email_changed',
  'two_factor_enabled',
  'two_factor_reset',
  'two_factor_off',
  'passkey_added',
  'passkey_removed',
];

/**
 * Until when withdrawals wait after a change of the person's sign-in: a business instant, or null (ACC-11).
 * @param holdHours the setting `securityHoldHours`, whose module is above this one
 */
export async function readWithdrawalHold(
  ctx: QueryCtx,
  userId: string,
  holdHours: number,
): Promise<Date | null> {
  const changedAt = await newestChange(ctx.reader, userId, HOLDING);
  const until = changedAt === null ? null : later(changedAt, holdHours * HOUR_MS);
  return until !== null && until > ctx.businessNow ? until : null;
}

/** How many customers' withdrawals wait at this moment, were the hold that many hours. */
export function countHeldBySecurityChange(ctx: QueryCtx, holdHours: number): Promise<number> {
  return countChangedSince(ctx.reader, later(ctx.businessNow, -holdHours * HOUR_MS), HOLDING);
}
