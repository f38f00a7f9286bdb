import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { insertSecurityChange, type SecurityChangeKind } from '../store/security-changes.ts';

/** Records in the causing transaction that a person's sign-in changed; most such changes hold withdrawals (ACC-11). */
export function recordSecurityChange(ctx: Ctx, userId: string, kind: SecurityChangeKind): Promise<void> {
  reportAfterCommit(ctx, {
    kind: 'credentials_changed',
    detail: kind,
    account: { kind: 'user', id: userId },
  });
  return insertSecurityChange(ctx.tx, { id: newId(), userId, kind, at: ctx.businessNow });
}

/** The same for an operator, whose account holds no money: a security event alone. */
export function reportOperatorChange(
  ctx: Ctx,
  operatorId: string,
  detail: Exclude<SecurityChangeKind, 'email_changed' | 'phone_changed' | 'two_factor_off'> | 'password_set',
): void {
  const account = { kind: 'operator', id: operatorId } as const;
  reportAfterCommit(ctx, { kind: 'credentials_changed', detail, account });
}
