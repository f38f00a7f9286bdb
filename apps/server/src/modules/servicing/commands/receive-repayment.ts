import type { RepaymentAllocation } from '@titian/finance/allocate-repayment';
import { type Sen, senToText, subtractSen, sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { lockAccounts, noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { lockNote, type Note, readNote, setLate } from '../../notes/public.ts';
import { tellUsers } from '../../notifications/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import type { PurposeHandler, SettledPayment } from '../../payments/public.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { planRepayment } from '../domain/plan-repayment.ts';
import { lateTermsOf } from '../queries/late-terms.ts';
import { listInstalments, updatePaid } from '../store/instalments.ts';
import { findOrder } from '../store/orders.ts';
import { insertRepayment, isBooked } from '../store/repayments.ts';

/** What an issuer's payment does, in the transaction that accepts the bank's answer. */
export const repaymentPurpose: PurposeHandler = {
  purpose: 'repayment',
  onSucceeded: receiveRepayment,
  // Nothing was moved before the money arrived, so there is nothing to take back.
  onFailed: async () => undefined,
  returnPath: (refNumber) => `/bo/notes?ref_number=${encodeURIComponent(refNumber)}`,
};

/**
 * Books money that an issuer paid, once per payment: instalments oldest first, what is too much to the issuer's cash,
 * the rest to the note's collection account, from where a job pays it out.
 */
async function receiveRepayment(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const order = await findOrder(ctx.reader, payment.purposeId);
  assertOurs(order, `payment ${payment.intentId} was started for a note`);
  await lockNote(ctx, order.noteId);
  if (await isBooked(ctx.reader, 'intent', payment.intentId)) {
    return;
  }
  const note = await readNote(ctx, order.noteId);
  assertOurs(note, `the note of order ${order.id} exists`);
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const plan = planRepayment(rows, payment.receivedSen, ctx.businessDate, await lateTermsOf(ctx, note));
  const usedSen = subtractSen(payment.receivedSen, plan.excessSen);
  const repaymentId = newId();
  const transferId = newId();
  await insertRepayment(ctx.tx, {
    ...plan,
    id: repaymentId,
    noteId: note.id,
    sourceKind: 'intent',
    sourceId: payment.intentId,
    receivedOn: ctx.businessDate,
    amountSen: payment.receivedSen,
    transferId,
    isDistributed: usedSen === 0n,
    at: ctx.now,
  });
  await updatePaid(ctx.tx, note.id, plan.changed.map(withLateSettled));
  await collect(ctx, note, { repaymentId, transferId, usedSen, excessSen: plan.excessSen });
  if (note.isLate && !plan.isLate) {
    await setLate(ctx, note.id, false);
  }
  if (usedSen > 0n) {
    await enqueue(ctx, 'distribute_repayments', { note_id: note.id }, { key: `distribute:${note.id}` });
  }
  await announce(ctx, note, payment, repaymentId, plan);
}

function withLateSettled(row: ServicedInstalment): ServicedInstalment & { lateSettledSen: Sen } {
  const lateSettledSen = sumSen(row.payments.flatMap((one) => [one.lateSen, one.charitySen]));
  return { ...row, lateSettledSen };
}

async function collect(
  ctx: Ctx,
  note: Note,
  one: { repaymentId: string; transferId: string; usedSen: Sen; excessSen: Sen },
): Promise<void> {
  const issuer = await readIssuer(ctx, note.issuerId);
  assertOurs(issuer, `the issuer of note ${note.id} exists`);
  const locked = one.excessSen > 0n ? await lockAccounts(ctx, [issuer.cashAccountId]) : noAccounts;
  const flows = [
    { to: note.collectionAccountId, amountSen: one.usedSen, kind: 'repayment' },
    { to: issuer.cashAccountId, amountSen: one.excessSen, kind: 'repayment_excess' },
  ].filter((flow) => flow.amountSen > 0n);
  await postTransfers(
    ctx,
    locked,
    flows.map((flow, index) => ({
      id: index === 0 ? one.transferId : newId(),
      debitAccountId: platformAccount('payments_received'),
      creditAccountId: flow.to,
      amountSen: flow.amountSen,
      kind: flow.kind,
      referenceId: one.repaymentId,
      noteId: note.id,
    })),
  );
}

async function announce(
  ctx: Ctx,
  note: Note,
  payment: SettledPayment,
  repaymentId: string,
  plan: RepaymentAllocation,
): Promise<void> {
  await recordAudit(ctx, {
    action: 'repayment.received',
    subjectKind: 'note',
    subjectId: note.id,
    after: {
      repayment_id: repaymentId,
      amount: senToText(payment.receivedSen),
      excess: senToText(plan.excessSen),
    },
  });
  await tellUsers(ctx, [
    {
      userId: note.issuerId,
      template: 'payment_received',
      dedupeKey: `payment_received:${payment.intentId}`,
      params: {
        noteNumber: note.number,
        amount: senToText(payment.receivedSen),
        refNumber: payment.refNumber,
      },
    },
  ]);
}
