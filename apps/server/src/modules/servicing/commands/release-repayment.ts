import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { readNote } from '../../notes/public.ts';
import { type HeldMoney, hasReview, lockHeldPayment } from '../../payments/public.ts';
import { findOrder, lockOrder, type OrderMoney, type RepaymentOrder } from '../store/orders.ts';
import { heldRepayments } from './book-held-repayment.ts';
import { bindAllocation } from './book-repayment.ts';
import { receiptOfOrder } from './receive-repayment.ts';

type HeldOrder = RepaymentOrder & { readonly held: OrderMoney; readonly receipt: HeldMoney };

/**
 * Two operators book money that was held, once its payer is cleared to pay on the note (REP-6). The proposal names the
 * order; what it does is what the review of the money does.
 */
export const repaymentRelease = approvalExecutor<Record<string, never>>({
  kind: 'repayment_release',
  subjectKind: 'repayment_order',
  after: z.strictObject({}),
  async load(ctx, subjectId, { approvalId }) {
    const order = await heldOrder(ctx, subjectId);
    if (approvalId === null && (await hasReview(ctx, order.receipt))) {
      throw new AppError('wrong_state');
    }
    const note = await readNote(ctx, order.noteId);
    invariant(note, `the note of order ${order.id} exists`);
    const { held } = order;
    return {
      // Held money only leaves that state, which `load` checks itself.
      version: 1,
      label: `${note.number} · ${order.refNumber} · ${formatRinggit(held.amountSen)}`,
      before: {
        amount: senToText(held.amountSen),
        payer_name: held.payerName,
        held_reason: held.reason,
        received_on: held.on,
      },
    };
  },
  async binds(ctx, subjectId) {
    const order = await heldOrder(ctx, subjectId);
    const { held } = order;
    return {
      note: order.noteId,
      payment: { kind: order.kind, started_on: order.startedOn },
      payer: boundHash(ctx.fieldEncryption, held.payerName),
      received_on: held.on,
      // As of the day on which it arrived, so that the day of the decision changes nothing.
      allocation: await bindAllocation(ctx, receiptOfOrder(order, held)),
    };
  },
  async apply(ctx, approval) {
    const { receipt } = await heldOrder(ctx, approval.subjectId);
    // It counts from the day on which it arrived: the review causes no lateness.
    await heldRepayments.onBooked(ctx, receipt, { approvalId: approval.id, bankReference: null });
  },
});

async function heldOrder(ctx: Ctx, id: string): Promise<HeldOrder> {
  const found = await findOrder(ctx.tx, id);
  if (found === null) {
    throw new AppError('not_found');
  }
  // The money first, then the order, as where it is sent back.
  const receipt = await lockHeldPayment(ctx, found.intentId);
  const order = await lockOrder(ctx.tx, id);
  const held = order?.held ?? null;
  if (order === null || held === null || receipt === null) {
    throw new AppError('wrong_state');
  }
  return { ...order, held, receipt };
}
