import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { heldMoneyOrder } from '../../../platform/db/money-list.ts';
import type { Topups } from '../../../platform/db/schema.ts';
import {
  countSortedRows,
  isWithinAmounts,
  isWithinDays,
  type ListSlice,
  type PlacedRow,
  readSortedRows,
  type SortedList,
} from '../../../platform/db/sorted-list.ts';
import type { NameCheck } from '../../onboarding/public.ts';
import type { HeldMoneyFilter } from '../../payments/public.ts';
import { topupStates } from '../domain/held-topup.ts';
import type { PaymentType, Topup, TopupState } from '../domain/topup.ts';

export async function insertTopup(tx: Tx, topup: Insertable<Topups>): Promise<void> {
  await tx.db.insertInto('topups').values(topup).execute();
}

export async function changeTopup(tx: Tx, id: string, change: Updateable<Topups>): Promise<void> {
  await tx.db.updateTable('topups').set(change).where('id', '=', id).execute();
}

/** Locks a top-up for a change of its state. */
export async function lockTopup(tx: Tx, id: string): Promise<Topup | null> {
  const [topup] = await lockTopups(tx, [id]);
  return topup ?? null;
}

const LOCK_TOPUPS = {
  name: 'lock_topups',
  text: `select id, investor_id, payment_type, intent_id, proof_file_id, ref_number, amount_sen, is_first, name_check,
      state, approval_id, credited_at, refunded_on, created_at
    from topups where id = any($1::uuid[]) order by id for update`,
};

/** Locks top-ups in the order of their ids; unknown ids are left out. */
export async function lockTopups(tx: Tx, ids: readonly string[]): Promise<Topup[]> {
  return (await tx.run<TopupRow>(LOCK_TOPUPS, [ids])).map(topupOf);
}

/** What is written of a top-up when its money is its investor's. */
export interface CreditedRow {
  readonly id: string;
  readonly transferId: string;
  readonly nameCheck: NameCheck | null;
  readonly approvalId: string | null;
}

const CREDIT_TOPUPS = {
  name: 'credit_topups',
  text: `update topups set state = 'credited', transfer_id = row.transfer, credited_at = $5, name_check = row.name_check,
      approval_id = row.approval
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[]) as row (id, transfer, name_check, approval)
    where topups.id = row.id`,
};

/** The money of these top-ups is their investors'. */
export async function creditRows(tx: Tx, credited: readonly CreditedRow[], at: Date): Promise<void> {
  await tx.run(CREDIT_TOPUPS, [
    credited.map((one) => one.id),
    credited.map((one) => one.transferId),
    credited.map((one) => one.nameCheck),
    credited.map((one) => one.approvalId),
    at,
  ]);
}

/** A top-up without locking it, or null. */
export async function findTopup(reader: Reader, id: string): Promise<Topup | null> {
  const row = await reader.db.selectFrom('topups').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : topupOf(row);
}

/** An investor's own top-up by its reference, or null. */
export async function findOwnTopup(
  reader: Reader,
  investorId: string,
  refNumber: string,
): Promise<Topup | null> {
  const row = await reader.db
    .selectFrom('topups')
    .selectAll()
    .where('ref_number', '=', refNumber)
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return row === undefined ? null : topupOf(row);
}

/** The top-up that a phone's link was used for, or null. */
export async function findMobileTopup(reader: Reader, mobileTokenHash: Buffer): Promise<Topup | null> {
  const row = await reader.db
    .selectFrom('topups')
    .selectAll()
    .where('mobile_token_hash', '=', mobileTokenHash)
    .executeTakeFirst();
  return row === undefined ? null : topupOf(row);
}

/** The payments that operators cleared for an investor: a payer once cleared for a bank passes there (WAL-4). */
export async function listClearedIntents(reader: Reader, investorId: string): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('topups')
    .select('intent_id')
    .where('investor_id', '=', investorId)
    .where('state', '=', 'credited')
    .where('approval_id', 'is not', null)
    .where('intent_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => row.intent_id).filter((id) => id !== null);
}

/** Top-ups by their ids; unknown ids are left out. */
export async function findTopups(reader: Reader, ids: readonly string[]): Promise<Topup[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('topups')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(topupOf);
}

/** What narrows and sorts top-ups that are or were held. */
export type ReviewedFilter = Omit<HeldMoneyFilter, 'purposes'>;

/** Top-ups that are held, or about which two operators have decided, in order. */
function reviewedTopups(filter: ReviewedFilter): SortedList {
  return {
    table: 'topups',
    conditions: [
      sql<SqlBool>`state = any(${[...topupStates(filter.state ?? null)]}::text[])`,
      sql<SqlBool>`(state = 'held' or approval_id is not null)`,
      ...isWithinDays(sql`business_date`, filter),
      ...isWithinAmounts(sql`amount_sen`, filter),
    ],
    ...heldMoneyOrder(filter),
  };
}

/** A part of the top-ups that are or were held. */
export function listReviewedTopups(
  reader: Reader,
  filter: ReviewedFilter,
  slice: ListSlice,
): Promise<PlacedRow<Topup>[]> {
  return readSortedRows(reader, reviewedTopups(filter), slice, topupOf);
}

/** How many top-ups are or were held; counting ends at `most`. */
export function countReviewedTopups(reader: Reader, filter: ReviewedFilter, most: number): Promise<number> {
  return countSortedRows(reader, reviewedTopups(filter), most);
}

export interface TopupFilter {
  readonly investorId: string;
  /** Only rows before this id. */
  readonly beforeId: string | null;
  readonly limit: number;
}

/** An investor's own top-ups, newest first. */
export async function listTopups(
  reader: Reader,
  { investorId, beforeId, limit }: TopupFilter,
): Promise<Topup[]> {
  let query = reader.db.selectFrom('topups').selectAll().where('investor_id', '=', investorId);
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  const rows = await query.orderBy('id', 'desc').limit(limit).execute();
  return rows.map(topupOf);
}

type TopupRow = Omit<Selectable<Topups>, 'business_date' | 'mobile_token_hash' | 'transfer_id'>;

function topupOf(row: TopupRow): Topup {
  return {
    id: row.id,
    investorId: row.investor_id,
    paymentType: row.payment_type as PaymentType,
    intentId: row.intent_id,
    proofFileId: row.proof_file_id,
    refNumber: row.ref_number,
    amountSen: row.amount_sen,
    isFirst: row.is_first,
    nameCheck: row.name_check as NameCheck | null,
    state: row.state as TopupState,
    approvalId: row.approval_id,
    creditedAt: row.credited_at,
    refundedOn: row.refunded_on,
    createdAt: row.created_at,
  };
}

export async function countHeld(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('topups')
    .select(({ fn }) => fn.countAll<bigint>().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(row.held);
}

/** Whether a top-up of an investor is held. */
export async function hasHeldTopup(reader: Reader, investorId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('topups')
    .select('id')
    .where('investor_id', '=', investorId)
    .where('state', '=', 'held')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
