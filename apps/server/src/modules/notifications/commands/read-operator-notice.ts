import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { setNoticeRead } from '../store/operator-notices.ts';

/** Marks an operator's own notice as read; one that is read stays so. @throws AppError `not_found` for any other */
export async function readOperatorNotice(ctx: Ctx, operatorId: string, id: string): Promise<void> {
  if (!(await setNoticeRead(ctx.tx, operatorId, id, ctx.now))) {
    throw new AppError('not_found');
  }
}
