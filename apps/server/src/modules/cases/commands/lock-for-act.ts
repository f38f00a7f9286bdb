import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Case } from '../domain/case.ts';
import { maySee } from '../policy.ts';
import { lockCase } from '../store/cases.ts';

/** A case that an operator acts on, and how they last read it. */
export interface Named {
  readonly id: string;
  readonly version: number;
}

/**
 * A case that an operator may know of, locked.
 * @throws AppError `not_found` also where the operator may not know of it (CAS-8)
 */
export async function lockSeen(ctx: Ctx, operator: OperatorPrincipal, id: string): Promise<Case> {
  const one = await lockCase(ctx.tx, id);
  if (one === null || !maySee(operator, one)) {
    throw new AppError('not_found');
  }
  return one;
}

/**
 * The same for an act that changes it: nobody writes over what a colleague or the customer did since (CAS-6).
 * @throws AppError `not_found`, `case_changed`, `case_closed`
 */
export async function lockForAct(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { id, version }: Named,
): Promise<Case> {
  const one = await lockSeen(ctx, operator, id);
  if (one.version !== version) {
    throw new AppError('case_changed', { version: one.version });
  }
  if (one.state === 'closed') {
    throw new AppError('case_closed');
  }
  return one;
}
