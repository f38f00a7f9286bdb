import { recordAudits } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { noAccounts, postNewTransfers } from '../../ledger/public.ts';
import type { CallbackResult, Confirmation } from '../domain/confirmation.ts';
import type { BatchSettlement } from '../domain/payment.ts';
import { type PaymentDeps, purposeHandler } from '../domain/payment-deps.ts';
import { type BatchStep, planBatch } from '../domain/plan-batch.ts';
import { type LockedOrder, lockOrders } from '../store/batch-orders.ts';
import { settleIntents } from '../store/intents.ts';
import { insertMessages } from '../store/messages.ts';
import { settleOrders } from '../store/orders.ts';
import { receiptOf, receivedEntry, settledPayment, settlementOf } from './receive-money.ts';

/** A confirmation that the batch left; nothing was written of it. */
export const FALLBACK = 'alone';

interface Planned {
  readonly confirmation: Confirmation;
  readonly found: LockedOrder | null;
  readonly step: BatchStep;
}

interface Settling extends LockedOrder, Confirmation {
  readonly transferId: string;
}

const credited = { kind: 'credit', reviewReason: null } as const;

/**
 * Stores and applies many confirmations in one transaction: those of plain successful payments, and repetitions. The
 * result equals processing them one by one, which is what all others are left for.
 *
 * @returns for each confirmation its outcome, or `FALLBACK`
 */
export async function applyBatch(
  ctx: Ctx,
  deps: PaymentDeps,
  confirmations: readonly Confirmation[],
): Promise<(CallbackResult | typeof FALLBACK)[]> {
  const orderNos = [...new Set(confirmations.map(({ event }) => event.exchangeOrderNo))];
  const planned = plan(deps, confirmations, await lockOrders(ctx.tx, orderNos));
  const candidates = planned.flatMap(({ confirmation, found, step }): Settling[] =>
    step === 'settle' && found !== null ? [{ ...confirmation, ...found, transferId: newId() }] : [],
  );
  const settlement = await prepare(ctx, deps, candidates);
  const settling = candidates.filter(({ intent }) => settlement.accepted.has(intent.intentId));
  const results = planned.filter(
    ({ found, step }) =>
      step === 'known' ||
      (step !== 'alone' && found !== null && settlement.accepted.has(found.intent.intentId)),
  );
  await write(ctx, settling, results, settlement);
  const done = new Set(results);
  return planned.map((one) => (done.has(one) && one.found !== null ? resultOf(deps, one.found) : FALLBACK));
}

function plan(
  deps: PaymentDeps,
  confirmations: readonly Confirmation[],
  locked: ReadonlyMap<string, LockedOrder>,
): Planned[] {
  const found = confirmations.map(({ event }) => locked.get(event.exchangeOrderNo) ?? null);
  const candidates = confirmations.map(({ event }, at) => {
    const known = found[at] ?? null;
    const isUnsettled = known !== null && known.order.state !== 'succeeded';
    return {
      event,
      status: known === null ? null : statusOf(known),
      disagreements: isUnsettled ? deps.rail.disagreements(comparedOrder(known), event) : [],
    };
  });
  const steps = planBatch(candidates, batchHandler(deps)?.purpose ?? null);
  return confirmations.map((confirmation, at) => ({
    confirmation,
    found: found[at] ?? null,
    step: steps[at] ?? FALLBACK,
  }));
}

function batchHandler({ purposes }: PaymentDeps) {
  return purposes.find((one) => one.settleBatch !== undefined);
}

function statusOf({ intent, order }: LockedOrder) {
  return {
    intentId: intent.intentId,
    purpose: intent.purpose,
    dateShiftDays: intent.dateShiftDays,
    orderState: order.state,
    paymentState: intent.state,
    reviewReason: intent.reviewReason,
  };
}

function comparedOrder({ intent, order }: LockedOrder) {
  return {
    merchant: intent.merchantProfile,
    exchangeOrderNo: order.exchangeOrderNo,
    orderNo: order.orderNo,
    amountSen: intent.amountSen,
  };
}

const nothingSettled: BatchSettlement = { accepted: new Set(), carryOut: async () => undefined };

async function prepare(
  ctx: Ctx,
  deps: PaymentDeps,
  candidates: readonly Settling[],
): Promise<BatchSettlement> {
  const handler = batchHandler(deps);
  if (candidates.length === 0 || handler?.settleBatch === undefined) {
    return nothingSettled;
  }
  return handler.settleBatch(
    ctx,
    candidates.map((one) => ({
      payment: settledPayment(ctx, one, { reviewReason: null, transferId: one.transferId }),
      requestId: one.requestId,
    })),
  );
}

async function write(
  ctx: Ctx,
  settling: readonly Settling[],
  results: readonly Planned[],
  settlement: BatchSettlement,
): Promise<void> {
  const settlements = settling.map((one) => settlementOf(one, one.transferId, null));
  const booked = () => [
    postNewTransfers(
      ctx,
      noAccounts,
      settling.map((one) => receiptOf(one, one.transferId)),
    ),
    settleOrders(ctx.tx, settlements, ctx.now),
    settleIntents(ctx.tx, settlements, ctx.now),
    recordAudits(
      ctx,
      settling.map((one) => ({ ...receivedEntry(one, credited), requestId: one.requestId })),
    ),
    settlement.carryOut(),
  ];
  const messages = results.map(({ confirmation: { event, kind }, found }) => ({
    ...({ direction: 'in', kind, raw: event.raw, verified: true } as const),
    ...{ intentId: found?.intent.intentId ?? null, at: ctx.now },
  }));
  // Writes that need nothing of each other travel together.
  await settleAll([
    ...(settling.length > 0 ? booked() : []),
    ...(messages.length > 0 ? [insertMessages(ctx.tx, messages)] : []),
  ]);
}

function resultOf(deps: PaymentDeps, { intent }: LockedOrder): CallbackResult {
  return {
    kind: 'applied',
    returnPath: purposeHandler(deps, intent.purpose).returnPath(intent.refNumber),
  };
}
