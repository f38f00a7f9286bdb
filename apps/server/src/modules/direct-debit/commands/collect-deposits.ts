import { type Day, isBusinessDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { tryEach } from '../../../platform/end-of-day-task.ts';
import { newId } from '../../../platform/ids.ts';
import { readInvestor } from '../../onboarding/public.ts';
import type { Payments } from '../../payments/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { writeCollectedTopup } from '../../wallet/public.ts';
import type { Mandate } from '../domain/mandate.ts';
import { type PlannedDeposit, planDeposit } from '../domain/recurring-deposit.ts';
import { mayDeposit } from '../queries/deposit-options.ts';
import { insertCollection } from '../store/collections.ts';
import { type DepositCollection, listDeposits, storedMonth } from '../store/deposits.ts';
import { listCollectable, lockMandate } from '../store/mandates.ts';
import type { CollectDeps } from './collect-due.ts';

/**
 * Collects the recurring deposits whose day has come, on business days (DDB-10): what is planned is committed first,
 * then sent to the bank, whose answer is applied. Idempotent; a mandate that fails stops no other and is tried again at
 * the next run.
 */
export async function collectDeposits({ work, payments }: CollectDeps, scope: Scope, on: Day): Promise<void> {
  const due = await work.query(scope, (ctx) => mandatesDue(ctx, on));
  const failed = await tryEach(due, async (mandateId) => {
    const intentId = await work.command(scope, (ctx) => planOn(ctx, payments, mandateId));
    if (intentId !== null) {
      await payments.submitCollection(scope, intentId);
    }
  });
  await work.query(scope, async (ctx) => {
    for (const { id, error } of failed) {
      ctx.log.error({ day: on, mandateId: id, err: error }, 'a recurring deposit could not be collected');
    }
  });
}

/** Read without a lock, so that deposits of other days are cheap; the plan checks again. */
async function mandatesDue(ctx: QueryCtx, on: Day): Promise<string[]> {
  if (!isBusinessDay(on, await readHolidays(ctx))) {
    return [];
  }
  const mandates = await listCollectable(ctx.reader, 'deposit', on);
  const attempts = await listDeposits(
    ctx.reader,
    mandates.map(({ id }) => id),
  );
  const byMandate = new Map<string, DepositCollection[]>();
  for (const one of attempts) {
    byMandate.set(one.mandateId, [...(byMandate.get(one.mandateId) ?? []), one]);
  }
  return mandates
    .filter((one) => planDeposit(one, byMandate.get(one.id) ?? [], on) !== null)
    .map(({ id }) => id);
}

/** Decides and writes one collection under the lock of its mandate; null where nothing is to be collected. */
async function planOn(ctx: Ctx, payments: Payments, mandateId: string): Promise<string | null> {
  const mandate = await lockMandate(ctx.tx, mandateId);
  if (mandate === null || mandate.mandateNumber === null) {
    return null;
  }
  const plan = planDeposit(mandate, await listDeposits(ctx.reader, [mandateId]), ctx.businessDate);
  if (plan === null || !(await mayDeposit(ctx, mandate.userId))) {
    return null;
  }
  return write(ctx, payments, { ...mandate, mandateNumber: mandate.mandateNumber }, plan);
}

async function write(
  ctx: Ctx,
  payments: Payments,
  mandate: Mandate & { readonly mandateNumber: string },
  plan: PlannedDeposit,
): Promise<string> {
  const { userId } = mandate;
  const [id, topupId] = [newId(), newId()];
  const investor = await readInvestor(ctx, userId);
  const { intentId, refNumber } = await payments.createCollection(ctx, {
    purposeId: id,
    userId,
    amountSen: plan.amountSen,
    payerHint: investor?.verifiedName ?? '',
    description: 'Recurring deposit',
    mandateId: mandate.id,
    mandateNumber: mandate.mandateNumber,
    channel: mandate.channel,
    bankId: mandate.bankCode,
  });
  await writeCollectedTopup(ctx, { id: topupId, userId, amountSen: plan.amountSen, intentId, refNumber });
  await insertCollection(ctx.tx, {
    ...{ id, mandate_id: mandate.id, user_id: userId, topup_id: topupId, intent_id: intentId },
    ...{ month: storedMonth(plan.month), attempt: plan.attempt, due_on: plan.dueOn },
    ...{ amount_sen: plan.amountSen, collect_on: ctx.businessDate },
  });
  await recordAudit(ctx, {
    action: 'collection.sent',
    subjectKind: 'mandate',
    subjectId: mandate.id,
    after: {
      ...{ collection_id: id, month: plan.month, attempt: plan.attempt },
      amount: senToText(plan.amountSen),
    },
  });
  return intentId;
}
