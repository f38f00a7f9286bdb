import { needsResolution } from '@titian/contracts/case-resolutions';
import type { CaseCloseReason, CaseEndReason, CasePriority } from '@titian/contracts/cases';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { readOperator, readOperatorsWho } from '../../identity/public.ts';
import { type Case, isOverdue } from '../domain/case.ts';
import type { Resolution } from '../domain/resolution.ts';
import { mayOwn } from '../policy.ts';
import { lockCase, lockOwned, updateCase } from '../store/cases.ts';
import { insertResolution } from '../store/resolutions.ts';
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

/** Whoever works on what a case of nobody is about has taken it. */
export async function takeFreeCase(ctx: Ctx, id: string, operatorId: string): Promise<void> {
  const one = await lockCase(ctx.tx, id);
  if (one === null || one.ownerId !== null || one.state === 'closed') {
    return;
  }
  await updateCase(ctx.tx, id, { ownerId: operatorId });
  await recordAudit(ctx, {
    action: 'case.assigned',
    ...{ subjectKind: 'case', subjectId: id },
    after: { owner: await ownerName(ctx, operatorId) },
  });
}

/** Closes a case that the platform opened, once what it was opened for is over; one that is closed stays as it is. */
export async function closeOwnCase(ctx: Ctx, id: string): Promise<void> {
  const one = await lockCase(ctx.tx, id);
  if (one?.origin === 'system' && one.state !== 'closed') {
    await writeClosing(ctx, one, 'cause_ended');
  }
}

export interface Closing {
  readonly closeReason: CaseCloseReason;
  /** How a complaint or data request ended; null for any other kind. */
  readonly resolution: Resolution | null;
}

/**
 * Closes a case; a complaint or data request with its resolution, which the register lists (CMP-5).
 * @throws AppError `not_found`, `case_changed`, `case_closed`; `wrong_state` for an alert, which needs a conclusion;
 * `case_resolution_required`; FieldError on a resolution that the kind has not
 */
export async function closeCase(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  { closeReason, resolution }: Closing,
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  if (one.kind === 'alert') {
    throw new AppError('wrong_state', {}, message('alert_conclusion_required'));
  }
  if (resolution === null && needsResolution(one.kind)) {
    throw new AppError('case_resolution_required');
  }
  if (resolution !== null && resolution.kind !== one.kind) {
    throw fieldError('resolution', message('case_resolution_invalid'));
  }
  if (resolution !== null) {
    await insertResolution(ctx.tx, {
      ...{ id: newId(), caseId: one.id, resolution, recordedBy: operator.id, resolvedAt: ctx.businessNow },
    });
  }
  await writeClosing(ctx, one, closeReason);
}

/**
 * Closes the case of an alert in the transaction that writes its conclusion (TXM-5).
 * @throws AppError `not_found`, `case_changed`, `case_closed`
 */
export async function closeAlertCase(ctx: Ctx, operator: OperatorPrincipal, named: Named): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  await writeClosing(ctx, one, 'resolved');
}

async function writeClosing(ctx: Ctx, one: Case, closeReason: CaseEndReason): Promise<void> {
  const isLate = one.isLate || isOverdue(one, ctx.businessNow);
  await updateCase(ctx.tx, one.id, { state: 'closed', closedAt: ctx.businessNow, closeReason, isLate });
  await recordAudit(ctx, {
    action: 'case.closed',
    ...{ subjectKind: 'case', subjectId: one.id },
    after: { close_reason: closeReason },
  });
}
