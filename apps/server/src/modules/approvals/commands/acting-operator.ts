import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Operator, readActiveOperator } from '../../identity/public.ts';
import type { ApprovalExecutor } from '../domain/executor.ts';

/**
 * The operator who acts, with the roles held at this moment: a session may still remember a lost one, or an account
 * that was disabled or reset since.
 */
export async function actingOperator(ctx: Ctx): Promise<Operator> {
  const operator = ctx.actor.kind === 'operator' ? await readActiveOperator(ctx, ctx.actor.id) : null;
  if (operator === null) {
    throw new AppError('role');
  }
  return operator;
}

/**
 * Keeps those out of a change who have no say in its subject, neither as maker nor as checker.
 * @throws AppError with the code that the executor gives
 */
export async function refuseWithoutSay(
  ctx: Ctx,
  executor: ApprovalExecutor,
  subjectId: string,
  operatorId: string,
): Promise<void> {
  const refusal = await executor.refuseOperator(ctx, subjectId, operatorId);
  if (refusal !== null) {
    throw new AppError(refusal);
  }
}
