import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { endSession } from '../store/sessions.ts';

/**
 * Ends a sign-in.
 * @throws AppError `already_logged_out` when it is unknown, another's, or ended
 */
export async function signOut(ctx: Ctx, subjectId: string, eventUuid: string): Promise<void> {
  if (!(await endSession(ctx.tx, subjectId, eventUuid, { at: ctx.now, reason: 'signed_out' }))) {
    throw new AppError('already_logged_out');
  }
}

/**
 * The same for an operator, of whom everything is in the audit log (OPS-5).
 * @throws AppError `already_logged_out`
 */
export async function signOutOperator(ctx: Ctx, operatorId: string, eventUuid: string): Promise<void> {
  await signOut(ctx, operatorId, eventUuid);
  await recordAudit(ctx, { action: 'operator.signed_out', subjectKind: 'operator', subjectId: operatorId });
}
