import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { readNote } from '../../notes/public.ts';
import {
  type HeldMoney,
  holdPayment,
  type Payment,
  type PurposeHandler,
  receiptHandler,
  type SettledPayment,
} from '../../payments/public.ts';
import { bindAllocation, bookRepayment, noteNumbersOf, type Receipt } from '../../servicing/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import { retryOn } from '../domain/plan-collection.ts';
import { type Collection, changeCollection, findCollections, lockCollection } from '../store/collections.ts';
import { lockDeposit } from '../store/deposits.ts';
import { notifyCollected, notifyFailed } from './notify-owner.ts';
import { failDeposit, settleDeposit } from './settle-deposit.ts';

/** What the bank's answer to a collection does, in the transaction that accepts it. */
export const collectionPurpose: PurposeHandler = {
  purpose: 'collection',
  async onSucceeded(ctx, payment) {
    const deposit = await lockDeposit(ctx.tx, payment.purposeId);
    await (deposit === null ? onSucceeded(ctx, payment) : settleDeposit(ctx, deposit, payment, false));
  },
  async onHeld(ctx, payment) {
    const deposit = await lockDeposit(ctx.tx, payment.purposeId);
    await (deposit === null ? onHeld(ctx, payment) : settleDeposit(ctx, deposit, payment, true));
  },
  async onFailed(ctx, payment) {
    const deposit = await lockDeposit(ctx.tx, payment.purposeId);
    await (deposit === null ? onFailed(ctx, payment) : failDeposit(ctx, deposit, payment));
  },
  returnPath: () => '/direct-debit/settings',
};

/** What two operators may decide about the collection of an instalment that is held; a deposit is held as a top-up. */
export const heldCollections = receiptHandler({
  purpose: 'collection',
  noteNumbers,
  objection: async () => null,
  binds,
  book,
  onRefunded,
});

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
  invariant(booked, `collection ${collection.id} is booked once`);
  const settled = { state: 'paid', failure_reason: null, retry_on: null, settled_on: ctx.businessDate };
  await changeCollection(ctx.tx, collection.id, settled);
  const noteNumber = booked.note.number;
  await notifyCollected(ctx, collection, { noteNumber, refNumber: payment.refNumber });
}

/** Notifies the reason and the next attempt; the bank is queried whether the mandate is still active. */
async function onFailed(ctx: Ctx, payment: Payment): Promise<void> {
  const collection = await load(ctx, payment);
  if (collection.state !== 'sent') {
    return;
  }
  const reason = payment.failureReason ?? 'timed_out';
  const next = await nextTry(ctx, collection);
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
  await notifyFailed(ctx, collection, { noteNumber: note?.number ?? '', reason, retryOn: next });
  await enqueue(
    ctx,
    'mandate_decision',
    { mandate_id: collection.mandateId },
    { key: `mandate:${collection.mandateId}` },
  );
}

/** Money that contradicts the order stays in `receipts_clearing`, and nothing more is collected on the note. */
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
  await holdPayment(ctx, payment, 'bank');
}

/** What the money would pay on the note, as of the day on which it arrived. */
async function binds(ctx: Ctx, receipt: HeldMoney): Promise<JsonValue> {
  const collection = await lockCollection(ctx.tx, receipt.purposeId);
  invariant(collection, `receipt ${receipt.id} was collected`);
  return { note: collection.noteId, allocation: await bindAllocation(ctx, repaymentOf(collection, receipt)) };
}

function repaymentOf(collection: Collection, receipt: HeldMoney): Receipt {
  return {
    noteId: collection.noteId,
    // Not under the mandate: the bank collected another amount than requested.
    sourceKind: 'manual',
    sourceId: receipt.id,
    amountSen: receipt.amountSen,
    receivedOn: receipt.heldOn,
    payerName: receipt.payerName,
    bankReference: null,
    ends: null,
  };
}

/** Two operators found that what was collected is the company's repayment: it counts from the day it arrived. */
async function book(ctx: Ctx, receipt: HeldMoney): Promise<void> {
  const collection = await decide(ctx, receipt, 'booked');
  const booked = await bookRepayment(ctx, repaymentOf(collection, receipt));
  invariant(booked, `receipt ${receipt.id} is booked once`);
  const paid = { noteNumber: booked.note.number, refNumber: receipt.refNumber };
  await notifyCollected(ctx, { ...collection, amountSen: receipt.amountSen }, paid);
}

async function onRefunded(ctx: Ctx, receipt: HeldMoney): Promise<void> {
  await decide(ctx, receipt, 'sent_back');
}

/** What is still due is collected again on the next business day. */
async function decide(ctx: Ctx, receipt: HeldMoney, state: 'booked' | 'sent_back'): Promise<Collection> {
  const collection = await lockCollection(ctx.tx, receipt.purposeId);
  invariant(collection, `receipt ${receipt.id} was collected`);
  const next = await nextTry(ctx, collection);
  await changeCollection(ctx.tx, collection.id, { state, retry_on: next });
  await recordAudit(ctx, {
    action: `collection.${state}`,
    subjectKind: 'mandate',
    subjectId: collection.mandateId,
    after: { collection_id: collection.id, amount: senToText(receipt.amountSen), retry_on: next },
  });
  return collection;
}

async function nextTry(ctx: Ctx, { attempt }: Collection): Promise<Day | null> {
  const { collectionAttempts: mostAttempts } = await readSettings(ctx);
  return retryOn({ attempt, mostAttempts }, ctx.businessDate, await readHolidays(ctx));
}

async function load(ctx: Ctx, payment: Payment): Promise<Collection> {
  const collection = await lockCollection(ctx.tx, payment.purposeId);
  invariant(collection, `payment ${payment.intentId} is a collection`);
  return collection;
}

async function noteNumbers(ctx: QueryCtx, money: readonly HeldMoney[]): Promise<ReadonlyMap<string, string>> {
  const collections = await findCollections(
    ctx.reader,
    money.map((one) => one.purposeId),
  );
  return noteNumbersOf(ctx, money, collections);
}
