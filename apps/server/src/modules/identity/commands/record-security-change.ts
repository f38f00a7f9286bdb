import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { insertSecurityChange, type SecurityChangeKind } from '../store/security-changes.ts';

/** Notes in the causing transaction that a person's sign-in changed; withdrawals wait after most of them (rules §3). */
export function recordSecurityChange(ctx: Ctx, userId: string, kind: SecurityChangeKind): Promise<void> {
  return insertSecurityChange(ctx.tx, { id: newId(), userId, kind, at: ctx.businessNow });
}
