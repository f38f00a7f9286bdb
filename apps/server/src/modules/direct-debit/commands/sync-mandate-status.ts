import type { EnquiryUnknown, MandateDecision } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { isCollectable, type Mandate } from '../domain/mandate.ts';
import { changeMandate, findMandate, lockMandate } from '../store/mandates.ts';
import { acceptChange, dropChange } from './change-mandate.ts';
import type { CollectDeps } from './collect-due.ts';
import { notifyActive, notifyEnded, notifyRejected } from './notify-owner.ts';

const MINUTE_MS = 60_000;
const OFTEN_UNTIL_MS = 10 * MINUTE_MS;
const HOURLY_MS = 60 * MINUTE_MS;

/** Queries the bank for its decision on a mandate and applies it. No answer changes nothing. */
export async function syncMandateStatus(deps: CollectDeps, scope: Scope, mandateId: string): Promise<void> {
  const mandate = await deps.work.query(scope, (ctx) => findMandate(ctx.reader, mandateId));
  if (mandate === null || mandate.intentId === null || !isEnquired(mandate)) {
    return;
  }
  // A change is a decision of its own, about the payment that authorised it.
  const intentId = mandate.state === 'maintenance_pending' ? mandate.maintenanceIntentId : mandate.intentId;
  const answer = await deps.payments.mandateDecision(scope, intentId ?? mandate.intentId);
  await deps.work.command(scope, (ctx) => takeOver(ctx, mandateId, answer));
}

function isEnquired({ state }: Mandate): boolean {
  return state === 'awaiting_bank_approval' || isCollectable({ state });
}

async function takeOver(
  ctx: Ctx,
  mandateId: string,
  answer: MandateDecision | EnquiryUnknown,
): Promise<void> {
  const mandate = await lockMandate(ctx.tx, mandateId);
  if (mandate === null || !isEnquired(mandate)) {
    return;
  }
  const state = answer.kind === 'mandate' ? answer.state : 'waiting';
  if (mandate.state === 'maintenance_pending') {
    await takeChange(ctx, mandate, state);
  } else if (state === 'ended') {
    await endAtBank(ctx, mandate);
  } else if (mandate.state === 'active') {
    return;
  } else if (state === 'approved' && answer.kind === 'mandate') {
    await activate(ctx, mandate, answer);
  } else if (state === 'rejected') {
    await reject(ctx, mandate);
  } else {
    await enquireAgain(ctx, mandate);
  }
}

async function takeChange(ctx: Ctx, mandate: Mandate, state: MandateDecision['state']): Promise<void> {
  if (state === 'approved') {
    await acceptChange(ctx, mandate);
  } else if (state === 'waiting') {
    await enquireAgain(ctx, mandate);
  } else {
    await dropChange(ctx, mandate);
  }
}

async function activate(
  ctx: Ctx,
  mandate: Mandate,
  { mandateNumber, accountLast4 }: MandateDecision,
): Promise<void> {
  if (mandateNumber === null) {
    await enquireAgain(ctx, mandate);
    return;
  }
  const change = { state: 'active', mandate_number: mandateNumber, account_last4: accountLast4 };
  await changeMandate(ctx.tx, mandate.id, { ...change, activated_on: ctx.businessDate });
  await audit(ctx, mandate, 'mandate.active', { mandate_number: mandateNumber });
  await notifyActive(ctx, mandate);
}

async function reject(ctx: Ctx, mandate: Mandate): Promise<void> {
  await changeMandate(ctx.tx, mandate.id, { state: 'rejected', rejected_reason: 'bank' });
  await audit(ctx, mandate, 'mandate.rejected', { reason: 'bank' });
  await notifyRejected(ctx, mandate, 'bank');
}

async function endAtBank(ctx: Ctx, mandate: Mandate): Promise<void> {
  const change = { state: 'terminated', ended_by: 'bank', ended_on: ctx.businessDate };
  await changeMandate(ctx.tx, mandate.id, { ...change, pending_max_sen: null });
  await audit(ctx, mandate, 'mandate.ended', { by: 'bank' });
  await notifyEnded(ctx, mandate, 'bank');
}

/** Every minute at first, because the screen shows the result, then hourly: a bank decides on the next working day. */
async function enquireAgain(ctx: Ctx, mandate: Mandate): Promise<void> {
  const isNew = ctx.now.getTime() - mandate.createdAt.getTime() < OFTEN_UNTIL_MS;
  const runAt = later(ctx.now, isNew ? MINUTE_MS : HOURLY_MS);
  await enqueue(ctx, 'mandate_decision', { mandate_id: mandate.id }, { key: `mandate:${mandate.id}`, runAt });
}

function audit(ctx: Ctx, mandate: Mandate, action: string, after: Record<string, string>): Promise<void> {
  return recordAudit(ctx, { action, subjectKind: 'mandate', subjectId: mandate.id, after });
}
