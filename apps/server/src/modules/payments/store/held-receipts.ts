import { senToText } from '@titian/finance/sen';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { heldMoneyOrder } from '../../../platform/db/money-list.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { HeldReceipts } from '../../../platform/db/schema.ts';
import {
  countSortedRows,
  isWithinAmounts,
  isWithinDays,
  type ListSlice,
  type PlacedRow,
  readSortedRows,
  type SortedList,
} from '../../../platform/db/sorted-list.ts';
import type { HeldMoney, HeldMoneyPurpose, HeldMoneyState, HoldReason } from '../domain/held-money.ts';
import type { HeldMoneyFilter, HeldMoneyStore } from '../domain/held-money-handler.ts';
import type { PaymentPurpose } from '../domain/payment-purpose.ts';

/** Money of payments that their purpose could not use. */
export const heldReceipts: HeldMoneyStore = {
  kind: 'receipt',
  review: 'receipt_review',
  payoutPurpose: 'receipt',
  events: {
    refunded: 'receipt.sent_back',
    refundPaid: 'receipt.refund_paid',
    refundReturned: 'receipt.refund_returned',
  },
  find: (ctx, id) => findReceipt(ctx.reader, id),
  lock: (ctx, id) => lockReceipt(ctx.tx, id),
  list: (ctx, filter, slice) => listReceipts(ctx.reader, filter, slice),
  count: (reader, filter, most) => countSortedRows(reader, receiptList(filter), most),
  countHeld,
  change: (tx, id, { state, approvalId, refundedOn }) =>
    changeReceipt(tx, id, {
      ...(state === undefined ? {} : { state }),
      ...(approvalId === undefined ? {} : { approval_id: approvalId }),
      ...(refundedOn === undefined ? {} : { refunded_on: refundedOn }),
    }),
  refundNotice: (money, { approvalId, bankName, last4 }) => ({
    userId: money.userId,
    // One that came back is followed by another with another approval.
    dedupeKey: `receipt_sent_back:${money.id}:${approvalId}`,
    template: 'receipt_sent_back',
    params: { amount: senToText(money.amountSen), refNumber: money.refNumber, bankName, last4 },
  }),
};

export async function insertReceipt(tx: Tx, row: Insertable<HeldReceipts>): Promise<void> {
  await tx.db.insertInto('held_receipts').values(row).execute();
}

export async function changeReceipt(tx: Tx, id: string, change: Updateable<HeldReceipts>): Promise<void> {
  await tx.db.updateTable('held_receipts').set(change).where('id', '=', id).execute();
}

/** Locks a receipt: the row that causes what is decided about its money. */
async function lockReceipt(tx: Tx, id: string): Promise<HeldMoney | null> {
  const row = await tx.db
    .selectFrom('held_receipts')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : findReceipt(tx, id);
}

/** The receipt of a payment's own money, not of a second payment of it; locked. */
export async function lockFirstReceipt(tx: Tx, intentId: string): Promise<HeldMoney | null> {
  const row = await tx.db
    .selectFrom('held_receipts')
    .select('id')
    .where('intent_id', '=', intentId)
    .where('reason', '<>', 'paid_twice')
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : findReceipt(tx, row.id);
}

async function findReceipt(reader: Reader, id: string): Promise<HeldMoney | null> {
  const row = await rows(reader).where('held_receipts.id', '=', id).executeTakeFirst();
  return row === undefined ? null : receiptOf(row);
}

function receiptList(filter: HeldMoneyFilter): SortedList {
  const purposes = filter.purposes.flatMap((purpose) => storedPurposes[purpose] ?? []);
  return {
    table: 'held_receipts',
    conditions: [
      sql<SqlBool>`purpose = any(${purposes}::text[])`,
      ...(filter.state === undefined ? [] : [sql<SqlBool>`state = ${filter.state}`]),
      ...isWithinDays(sql`held_on`, filter),
      ...isWithinAmounts(sql`amount_sen`, filter),
    ],
    ...heldMoneyOrder(filter),
  };
}

async function listReceipts(
  reader: Reader,
  filter: HeldMoneyFilter,
  slice: ListSlice,
): Promise<PlacedRow<HeldMoney>[]> {
  const placed = await readSortedRows(reader, receiptList(filter), slice, ({ id }: { id: string }) => id);
  const found = await rows(reader)
    .where('held_receipts.id', '=', oneOf(placed.map(({ item }) => item)))
    .execute();
  const receipts = new Map(found.map((row) => [row.id, receiptOf(row)]));
  return placed.flatMap(({ item, place }) => {
    const money = receipts.get(item);
    return money === undefined ? [] : [{ item: money, place }];
  });
}

async function countHeld(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('held_receipts')
    .select(({ fn }) => fn.countAll<bigint>().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(row.held);
}

function rows(reader: Reader) {
  return reader.db
    .selectFrom('held_receipts')
    .innerJoin('payment_intents', 'payment_intents.id', 'held_receipts.intent_id')
    .selectAll('held_receipts')
    .select('payment_intents.ref_number');
}

/** What is stored as a receipt: the first payment of a top-up is not. */
const storedPurposes: Readonly<Record<HeldMoneyPurpose, PaymentPurpose | null>> = {
  topup: null,
  second_topup: 'topup',
  repayment: 'repayment',
  mandate: 'mandate',
  collection: 'collection',
};

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function receiptOf(row: Row): HeldMoney {
  const paymentPurpose = row.purpose as PaymentPurpose;
  return {
    kind: 'receipt',
    id: row.id,
    transferId: row.transfer_id,
    intentId: row.intent_id,
    refNumber: row.ref_number,
    purpose: paymentPurpose === 'topup' ? 'second_topup' : paymentPurpose,
    paymentPurpose,
    purposeId: row.purpose_id,
    userId: row.user_id,
    amountSen: row.amount_sen,
    payerName: row.payer_name,
    nameCheck: null,
    reasons: [row.reason as HoldReason],
    heldOn: row.held_on,
    state: row.state as HeldMoneyState,
    refundedOn: row.refunded_on,
  };
}

/** Whether a receipt from a customer is held. */
export async function hasHeldReceipt(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('held_receipts')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
