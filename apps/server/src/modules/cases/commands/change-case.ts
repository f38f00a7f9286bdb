import type { CaseCloseReason, CasePriority } from '@titian/contracts/cases';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { readOperator, readOperatorsWho } from '../../identity/public.ts';
import { mayOwn } from '../policy.ts';
import { lockOwned, updateCase } from '../store/cases.ts';
import { lockForAct, type Named } from './lock-for-act.ts';

/**
 * Gives a case to an operator who may see it, the caller among them, or to nobody.
 * @throws AppError `not_found`, `case_changed`, `case_closed`; FieldError on owner_id
 */
export async function assignCase(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  ownerId: string | null,
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  const owners = await readOperatorsWho(ctx, 'case_work');
  if (ownerId !== null && !owners.some((owner) => owner.id === ownerId && mayOwn(owner, one))) {
    throw fieldError('owner_id', message('case_owner_invalid'));
  }
  await updateCase(ctx.tx, one.id, { ownerId });
  await recordAudit(ctx, {
    action: 'case.assigned',
    ...{ subjectKind: 'case', subjectId: one.id },
    before: { owner: await ownerName(ctx, one.ownerId) },
    after: { owner: await ownerName(ctx, ownerId) },
  });
}

async function ownerName(ctx: Ctx, ownerId: string | null): Promise<string | null> {
  return ownerId === null ? null : ((await readOperator(ctx, ownerId))?.name ?? null);
}

/** Takes the cases of a disabled operator away, so that others see them as free. */
export async function releaseCases(ctx: Ctx, operatorId: string): Promise<void> {
  for (const one of await lockOwned(ctx.tx, operatorId)) {
    await updateCase(ctx.tx, one.id, { ownerId: null });
    await recordAudit(ctx, {
      action: 'case.assigned',
      ...{ subjectKind: 'case', subjectId: one.id },
      after: { owner: null },
    });
  }
}

/** @throws AppError `not_found`, `case_changed`, `case_closed` */
export async function setCasePriority(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  priority: CasePriority,
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  await updateCase(ctx.tx, one.id, { priority });
  await recordAudit(ctx, {
    action: 'case.prioritised',
    ...{ subjectKind: 'case', subjectId: one.id },
    before: { priority: one.priority },
    after: { priority },
  });
}

/** @throws AppError `not_found`, `case_changed`, `case_closed` */
export async function closeCase(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  closeReason: CaseCloseReason,
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  await updateCase(ctx.tx, one.id, { state: 'closed', closedAt: ctx.businessNow, closeReason });
  await recordAudit(ctx, {
    action: 'case.closed',
    ...{ subjectKind: 'case', subjectId: one.id },
    after: { close_reason: closeReason },
  });
}
