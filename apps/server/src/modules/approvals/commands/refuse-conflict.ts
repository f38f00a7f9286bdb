import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Approvals, Subject } from '../domain/table.ts';
import { isOwnAccount } from '../policy.ts';

/**
 * Refuses an operator who is the subject of the change, as an operator or as a customer.
 * @throws AppError `own_account`, `own_customer_account`
 */
export async function refuseConflict(
  ctx: Ctx,
  approvals: Approvals,
  { subjectKind, subjectId }: Subject,
  operatorId: string,
): Promise<void> {
  if (isOwnAccount(subjectKind, subjectId, operatorId)) {
    throw new AppError('own_account');
  }
  if (await approvals.isSamePerson(ctx, { subjectKind, subjectId }, operatorId)) {
    throw new AppError('own_customer_account');
  }
}
