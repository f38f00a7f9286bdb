import type { ProposalErrorCode } from '@titian/contracts/approvals';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Operator, readActiveOperator } from '../../identity/public.ts';

/**
 * The acting operator, with the current roles: a session may still remember a lost one, or an account
 * that was disabled or reset since.
 */
export async function actingOperator(ctx: Ctx): Promise<Operator> {
  const operator = ctx.actor.kind === 'operator' ? await readActiveOperator(ctx, ctx.actor.id) : null;
  if (operator === null) {
    throw new AppError('role');
  }
  return operator;
}

/** Throws where an operator may not act on a change. @throws AppError with that code */
export function throwRejection(rejection: ProposalErrorCode | null): void {
  if (rejection !== null) {
    throw new AppError(rejection);
  }
}
