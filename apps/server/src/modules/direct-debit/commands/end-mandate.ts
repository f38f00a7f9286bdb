import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { requireStepUp } from '../../identity/public.ts';
import { type EndedBy, isAtBank, isRunning, type Mandate } from '../domain/mandate.ts';
import { changeMandate, findMandate, listOver, lockMandate, lockRunning } from '../store/mandates.ts';
import type { CollectDeps } from './collect-due.ts';
import { notifyEnded } from './notify-owner.ts';

/**
 * Ends the business owner's mandate at once: nothing new is collected, and the bank is notified. A collection already
 * at the bank is not recalled.
 * @throws AppError `not_found` without an active one, `step_up_required`; FieldError on `otp_code`
 */
export async function endMandate(ctx: Ctx, userId: string, otpCode: string | null): Promise<void> {
  const mandate = await lockRunning(ctx.tx, userId);
  if (mandate === null) {
    throw new AppError('not_found');
  }
  await requireStepUp(ctx, userId, { action: 'mandate_end', amountSen: null }, otpCode);
  await end(ctx, mandate, 'owner');
}

/** At the end of a day, ends the mandates whose last day is over. */
export async function expireMandates(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  for (const id of await work.query(scope, (ctx) => listOver(ctx.reader, on))) {
    await work.command(scope, async (ctx) => {
      const mandate = await lockMandate(ctx.tx, id);
      if (mandate !== null && isRunning(mandate)) {
        await end(ctx, mandate, 'time');
      }
    });
  }
}

/** Terminates a mandate at the bank; the job is retried until the bank has answered. */
export async function endAtBank(deps: CollectDeps, scope: Scope, mandateId: string): Promise<void> {
  const mandate = await deps.work.query(scope, (ctx) => findMandate(ctx.reader, mandateId));
  if (mandate === null || mandate.intentId === null || isRunning(mandate)) {
    return;
  }
  const answer = await deps.payments.endMandate(scope, mandate.intentId);
  if (answer.kind === 'unknown') {
    throw new Error(`the bank did not confirm the end of mandate ${mandate.reference}: ${answer.detail}`);
  }
}

async function end(ctx: Ctx, mandate: Mandate, by: EndedBy): Promise<void> {
  await changeMandate(ctx.tx, mandate.id, {
    state: by === 'time' ? 'expired' : 'terminated',
    ended_by: by,
    ended_on: ctx.businessDate,
    pending_max_sen: null,
  });
  if (isAtBank(mandate)) {
    await enqueue(ctx, 'mandate_end', { mandate_id: mandate.id });
  }
  await recordAudit(ctx, {
    action: 'mandate.ended',
    subjectKind: 'mandate',
    subjectId: mandate.id,
    after: { by },
  });
  await notifyEnded(ctx, mandate, by);
}
