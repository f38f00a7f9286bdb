import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { readNote } from '../../notes/public.ts';
import type { Payment, PurposeHandler, SettledPayment } from '../../payments/public.ts';
import { bookRepayment } from '../../servicing/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { retryOn } from '../domain/plan-collection.ts';
import { type Collection, changeCollection, lockCollection } from '../store/collections.ts';
import { tellCollected, tellFailed } from './tell-owner.ts';

/** What the bank's answer to a collection does, in the transaction that accepts it. */
export const collectionPurpose: PurposeHandler = {
  purpose: 'collection',
  onSucceeded,
  onHeld,
  onFailed,
  returnPath: () => '/direct-debit/settings',
};

/** Books what was collected on its note, once. A success that comes after a failure still counts. */
async function onSucceeded(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const collection = await load(ctx, payment);
  if (collection.state === 'paid') {
    return;
  }
  const booked = await bookRepayment(ctx, {
    noteId: collection.noteId,
    sourceKind: 'mandate',
    sourceId: collection.id,
    amountSen: payment.receivedSen,
    receivedOn: ctx.businessDate,
    payerName: payment.payerName,
    bankReference: null,
    ends: null,
  });
  assertOurs(booked, `collection ${collection.id} is booked once`);
  const settled = { state: 'paid', failure_reason: null, retry_on: null, settled_on: ctx.businessDate };
  await changeCollection(ctx.tx, collection.id, settled);
  const noteNumber = booked.note.number;
  await tellCollected(ctx, collection, { noteNumber, refNumber: payment.refNumber });
}

/** Says why and when it is tried again; the bank is asked whether the mandate still stands. */
async function onFailed(ctx: Ctx, payment: Payment): Promise<void> {
  const collection = await load(ctx, payment);
  if (collection.state !== 'sent') {
    return;
  }
  const reason = payment.failureReason ?? 'timed_out';
  const next = retryOn(collection.attempt, ctx.businessDate, await readHolidays(ctx));
  await changeCollection(ctx.tx, collection.id, {
    state: 'failed',
    failure_reason: reason,
    retry_on: next,
    settled_on: ctx.businessDate,
  });
  await recordAudit(ctx, {
    action: 'collection.failed',
    subjectKind: 'mandate',
    subjectId: collection.mandateId,
    after: { collection_id: collection.id, reason, retry_on: next },
  });
  const note = await readNote(ctx, collection.noteId);
  await tellFailed(ctx, collection, { noteNumber: note?.number ?? '', reason, retryOn: next });
  await enqueue(
    ctx,
    'mandate_decision',
    { mandate_id: collection.mandateId },
    { key: `mandate:${collection.mandateId}` },
  );
}

/** Money that contradicts the order stays in `payments_received`, and nothing more is collected on the note. */
async function onHeld(ctx: Ctx, payment: SettledPayment): Promise<void> {
  const collection = await load(ctx, payment);
  const held = { state: 'held', failure_reason: null, retry_on: null, settled_on: ctx.businessDate };
  await changeCollection(ctx.tx, collection.id, held);
  await recordAudit(ctx, {
    action: 'collection.held',
    subjectKind: 'mandate',
    subjectId: collection.mandateId,
    after: { collection_id: collection.id, received: senToText(payment.receivedSen) },
  });
}

async function load(ctx: Ctx, payment: Payment): Promise<Collection> {
  const collection = await lockCollection(ctx.tx, payment.purposeId);
  assertOurs(collection, `payment ${payment.intentId} is a collection`);
  return collection;
}
