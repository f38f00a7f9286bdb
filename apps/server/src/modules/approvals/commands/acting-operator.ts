import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Operator, readActiveOperator } from '../../identity/public.ts';
import type { SubjectObjection } from '../domain/executor.ts';
import { amountOf, exceededLimit, type ProposalParts } from '../domain/proposal-amount.ts';

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
export function throwRejection(rejection: SubjectObjection | null): void {
  if (rejection !== null) {
    throw new AppError(rejection);
  }
}

/** @throws AppError `above_limit` where the operator's limit for the kind does not cover the proposal (OPS-31) */
export function rejectAboveLimit({ grants }: Operator, proposal: ProposalParts): void {
  const limitSen = exceededLimit(grants, proposal);
  const amountSen = amountOf(proposal);
  if (limitSen !== null && amountSen !== null) {
    const sums = { limit: senToText(limitSen), amount: senToText(amountSen) };
    throw new AppError('above_limit', sums, message('above_limit_of', sums));
  }
}
