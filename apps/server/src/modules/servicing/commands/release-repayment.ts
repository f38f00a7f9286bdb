import { formatRinggit, senToText } from '@titian/finance/sen';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { readNote } from '../../notes/public.ts';
import { closeHeldPayment, lockHeldPayment } from '../../payments/public.ts';
import { findOrder, type HeldMoney, lockOrder, type RepaymentOrder, releaseOrder } from '../store/orders.ts';
import { bindAllocation } from './book-repayment.ts';
import { bookPayment, receiptOfOrder } from './receive-repayment.ts';

type HeldOrder = RepaymentOrder & { readonly held: HeldMoney };

/** Two operators book money that was held, once its payer is cleared to pay on the note (REP-6). */
export const repaymentRelease = approvalExecutor<Record<string, never>>({
  kind: 'repayment_release',
  subjectKind: 'repayment_order',
  after: z.strictObject({}),
  async load(ctx, subjectId) {
    const order = await heldOrder(ctx, subjectId);
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
    const order = await heldOrder(ctx, approval.subjectId);
    await closeHeldPayment(ctx, order.intentId, approval.id);
    await releaseOrder(ctx.tx, order.id, ctx.businessDate);
    // It counts from the day on which it arrived: looking at it makes nobody late.
    await bookPayment(ctx, order, order.held);
  },
});

async function heldOrder(ctx: Ctx, id: string): Promise<HeldOrder> {
  const found = await findOrder(ctx.tx, id);
  if (found === null) {
    throw new AppError('not_found');
  }
  // The money first, then the order, as where it is sent back.
  const waits = await lockHeldPayment(ctx, found.intentId);
  const order = await lockOrder(ctx.tx, id);
  const held = order?.held ?? null;
  if (order === null || held === null || !waits) {
    throw new AppError('wrong_state');
  }
  return { ...order, held };
}
