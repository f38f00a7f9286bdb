import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { endSession } from '../store/sessions.ts';

/**
 * Ends a sign-in of a customer or an operator.
 * @throws AppError `already_logged_out` when it is unknown, another's, or ended
 */
export async function signOut(ctx: Ctx, subjectId: string, eventUuid: string): Promise<void> {
  if (!(await endSession(ctx.tx, subjectId, eventUuid, ctx.now))) {
    throw new AppError('already_logged_out');
  }
}
