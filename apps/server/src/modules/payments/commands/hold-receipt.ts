import type { Sen } from '@titian/finance/sen';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { HeldMoney, HoldReason } from '../domain/held-money.ts';
import type { Payment, SettledPayment } from '../domain/payment.ts';
import { insertReceipt, lockFirstReceipt } from '../store/held-receipts.ts';

type Held = Pick<Payment, 'intentId' | 'refNumber' | 'purpose' | 'purposeId' | 'userId' | 'payerName'> & {
  readonly transferId: string;
  readonly amountSen: Sen;
  readonly reason: HoldReason;
};

/** Holds money that is in `receipts_clearing` until two operators have decided, and notifies its customer. */
export async function holdReceipt(ctx: Ctx, held: Held): Promise<void> {
  const id = newId();
  await insertReceipt(ctx.tx, {
    id,
    transfer_id: held.transferId,
    intent_id: held.intentId,
    purpose: held.purpose,
    purpose_id: held.purposeId,
    user_id: held.userId,
    amount_sen: held.amountSen,
    payer_name: held.payerName,
    reason: held.reason,
    held_on: ctx.businessDate,
  });
  const amount = senToText(held.amountSen);
  await recordAudit(ctx, {
    action: 'receipt.held',
    subjectKind: 'receipt',
    subjectId: id,
    after: { purpose: held.purpose, reason: held.reason, amount, ref_number: held.refNumber },
  });
  await notifyUsers(ctx, [
    {
      userId: held.userId,
      dedupeKey: `receipt_held:${id}`,
      template: 'receipt_held',
      params: { amount, refNumber: held.refNumber, reason: held.reason },
    },
  ]);
}

/** The same for the money of a payment that its purpose may not use. */
export function holdPayment(
  ctx: Ctx,
  payment: SettledPayment,
  reason: Exclude<HoldReason, 'paid_twice'>,
): Promise<void> {
  const { receivedTransferId: transferId, receivedSen: amountSen } = payment;
  return holdReceipt(ctx, { ...payment, transferId, amountSen, reason });
}

/** Locks the held money of a payment before the row that it was paid for; null where none waits. */
export async function lockHeldPayment(ctx: Ctx, intentId: string): Promise<HeldMoney | null> {
  const receipt = await lockFirstReceipt(ctx.tx, intentId);
  return receipt?.state === 'held' ? receipt : null;
}
