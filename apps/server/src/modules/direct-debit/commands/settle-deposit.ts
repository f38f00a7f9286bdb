import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Payment, SettledPayment } from '../../payments/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import { failCollectedTopup, settleCollectedTopup } from '../../wallet/public.ts';
import type { DepositPause } from '../domain/deposit-terms.ts';
import { retryOn } from '../domain/plan-collection.ts';
import { changeCollection } from '../store/collections.ts';
import type { DepositCollection } from '../store/deposits.ts';
import { changeMandate } from '../store/mandates.ts';
import { notifyDepositFailed } from './notify-owner.ts';

/**
 * The money of a month has come: it is the top-up of its investor, credited or held as any other (DDB-10). Nothing more
 * is collected after money that is held, until its investor resumes.
 */
export async function settleDeposit(
  ctx: Ctx,
  collection: DepositCollection,
  payment: SettledPayment,
  isHeld: boolean,
): Promise<void> {
  if (collection.state === 'paid') {
    return;
  }
  const { id, topupId, mandateId } = collection;
  const paid = { state: 'paid', failure_reason: null, retry_on: null, settled_on: ctx.businessDate };
  await changeCollection(ctx.tx, id, paid);
  if ((await settleCollectedTopup(ctx, payment, { topupId, isHeld })) === 'held') {
    await pause(ctx, mandateId, 'held');
  }
}

/** Notifies the reason and what comes next; after the last try nothing is collected until its investor resumes. */
export async function failDeposit(ctx: Ctx, collection: DepositCollection, payment: Payment): Promise<void> {
  if (collection.state !== 'sent') {
    return;
  }
  const { id, attempt, mandateId } = collection;
  const reason = payment.failureReason ?? 'timed_out';
  const { collectionAttempts: mostAttempts } = await readSettings(ctx);
  const next = retryOn({ attempt, mostAttempts }, ctx.businessDate, await readHolidays(ctx));
  const failed = { state: 'failed', failure_reason: reason, retry_on: next };
  await changeCollection(ctx.tx, id, { ...failed, settled_on: ctx.businessDate });
  await failCollectedTopup(ctx, collection.topupId);
  await recordAudit(ctx, {
    action: 'collection.failed',
    subjectKind: 'mandate',
    subjectId: mandateId,
    after: { collection_id: id, reason, retry_on: next },
  });
  if (next === null) {
    await pause(ctx, mandateId, 'failures');
  }
  await notifyDepositFailed(ctx, collection, { reason, retryOn: next });
  await enqueue(ctx, 'mandate_decision', { mandate_id: mandateId }, { key: `mandate:${mandateId}` });
}

async function pause(ctx: Ctx, mandateId: string, by: DepositPause): Promise<void> {
  await changeMandate(ctx.tx, mandateId, { deposit_paused: by });
  await recordAudit(ctx, {
    action: 'deposit.paused',
    subjectKind: 'mandate',
    subjectId: mandateId,
    after: { by },
  });
}
