import { recordAudits } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { noAccounts, postNewTransfers } from '../../ledger/public.ts';
import type { Confirmation, Taken } from '../domain/confirmation.ts';
import type { OrderState } from '../domain/decide-answer.ts';
import { type PaymentParts, purposeHandler } from '../domain/parts.ts';
import type { JointUse, PaymentState } from '../domain/payment.ts';
import { type JointStep, planJointly } from '../domain/plan-jointly.ts';
import { settleIntents } from '../store/intents.ts';
import { type LockedOrder, lockOrders } from '../store/joint-orders.ts';
import { insertMessages } from '../store/messages.ts';
import { settleOrders } from '../store/orders.ts';
import { receiptOf, receivedEntry, settledPayment, settlementOf } from './receive-money.ts';

/** A confirmation that the batch left; nothing was written of it. */
export const ALONE = 'alone';

interface Planned {
  readonly confirmation: Confirmation;
  readonly found: LockedOrder | null;
  readonly step: JointStep;
}

interface Settling extends LockedOrder, Confirmation {
  readonly transferId: string;
}

const credited = { kind: 'credit', reviewReason: null } as const;

/**
 * Keeps and applies many confirmations in one transaction: those of payments that are simply paid, and repetitions.
 * The outcome is that of taking them one by one; whatever is not plain is left for exactly that.
 *
 * @returns for each confirmation what became of it, or `ALONE`
 */
export async function receiveJointly(
  ctx: Ctx,
  parts: PaymentParts,
  confirmations: readonly Confirmation[],
): Promise<(Taken | typeof ALONE)[]> {
  const orderNos = [...new Set(confirmations.map(({ event }) => event.exchangeOrderNo))];
  const planned = plan(parts, confirmations, await lockOrders(ctx.tx, orderNos));
  const candidates = planned.flatMap(({ confirmation, found, step }): Settling[] =>
    step === 'settle' && found !== null ? [{ ...confirmation, ...found, transferId: newId() }] : [],
  );
  const use = await prepare(ctx, parts, candidates);
  const settling = candidates.filter(({ intent }) => use.accepted.has(intent.id));
  const taken = planned.filter(
    ({ found, step }) =>
      step === 'known' || (step !== 'alone' && found !== null && use.accepted.has(found.intent.id)),
  );
  await write(ctx, settling, taken, use);
  const done = new Set(taken);
  return planned.map((one) => (done.has(one) && one.found !== null ? takenOf(parts, one.found) : ALONE));
}

function plan(
  parts: PaymentParts,
  confirmations: readonly Confirmation[],
  locked: ReadonlyMap<string, LockedOrder>,
): Planned[] {
  const found = confirmations.map(({ event }) => locked.get(event.exchangeOrderNo) ?? null);
  const candidates = confirmations.map(({ event }, at) => {
    const known = found[at] ?? null;
    const isUnsettled = known !== null && known.order.state !== 'succeeded';
    return {
      event,
      standing: known === null ? null : standingOf(known),
      disagreements: isUnsettled ? parts.rail.disagreements(comparedOrder(known), event) : [],
    };
  });
  const steps = planJointly(candidates, jointHandler(parts)?.purpose ?? null);
  return confirmations.map((confirmation, at) => ({
    confirmation,
    found: found[at] ?? null,
    step: steps[at] ?? ALONE,
  }));
}

function jointHandler({ purposes }: PaymentParts) {
  return purposes.find((one) => one.settleJointly !== undefined);
}

function standingOf({ intent, order }: LockedOrder) {
  return {
    intentId: intent.id,
    purpose: intent.purpose,
    dateShiftDays: intent.date_shift_days,
    orderState: order.state as OrderState,
    paymentState: intent.state as PaymentState,
    reviewReason: intent.review_reason,
  };
}

function comparedOrder({ intent, order }: LockedOrder) {
  return {
    merchant: intent.merchant_profile,
    exchangeOrderNo: order.exchange_order_no,
    orderNo: order.order_no,
    amountSen: intent.amount_sen,
  };
}

const nothingUsed: JointUse = { accepted: new Set(), carryOut: async () => undefined };

async function prepare(ctx: Ctx, parts: PaymentParts, candidates: readonly Settling[]): Promise<JointUse> {
  const handler = jointHandler(parts);
  if (candidates.length === 0 || handler?.settleJointly === undefined) {
    return nothingUsed;
  }
  return handler.settleJointly(
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
  taken: readonly Planned[],
  use: JointUse,
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
    use.carryOut(),
  ];
  const messages = taken.map(({ confirmation: { event, kind }, found }) => ({
    ...({ direction: 'in', kind, raw: event.raw, verified: true } as const),
    ...{ intentId: found?.intent.id ?? null, at: ctx.now },
  }));
  // Writes that need nothing of each other travel together.
  await settleAll([
    ...(settling.length > 0 ? booked() : []),
    ...(messages.length > 0 ? [insertMessages(ctx.tx, messages)] : []),
  ]);
}

function takenOf(parts: PaymentParts, { intent }: LockedOrder): Taken {
  return {
    kind: 'applied',
    returnPath: purposeHandler(parts, intent.purpose).returnPath(intent.ref_number),
  };
}
