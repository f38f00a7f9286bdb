import type { Remainders } from '@titian/finance/deductions';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { newId } from '../../../platform/ids.ts';

/** An investor's share of an issued note, with all it received so far and what it owes of fee and taxes. */
export interface Holding extends Remainders {
  readonly id: string;
  readonly noteId: string;
  readonly investorId: string;
  readonly accountId: string;
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
  readonly writtenOffSen: Sen;
  /** What came in after a write-off and took the loss back. */
  readonly writtenOffRecoveredSen: Sen;
}

export function selectHoldings(reader: Reader) {
  return reader.db
    .selectFrom('holdings')
    .select([
      'id',
      'note_id as noteId',
      'investor_id as investorId',
      'account_id as accountId',
      'principal_sen as principalSen',
      'outstanding_sen as outstandingSen',
      'return_sen as returnSen',
      'late_sen as lateSen',
      'fee_sen as feeSen',
      'service_tax_sen as serviceTaxSen',
      'withholding_sen as withholdingSen',
      'written_off_sen as writtenOffSen',
      'written_off_recovered_sen as writtenOffRecoveredSen',
      'fee_remainder as feeRemainder',
      'service_tax_remainder as serviceTaxRemainder',
      'withholding_remainder as withholdingRemainder',
    ]);
}

/** An investor has one holding of a note at most. */
export async function findHolding(
  reader: Reader,
  noteId: string,
  investorId: string,
): Promise<Holding | null> {
  const row = await selectHoldings(reader)
    .where('note_id', '=', noteId)
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return row ?? null;
}

/** The next holdings of a note in the order of their ids, for walks through all of them. */
export function holdingsAfter(
  reader: Reader,
  noteId: string,
  afterId: string | null,
  limit: number,
): Promise<Holding[]> {
  return selectHoldings(reader)
    .where('note_id', '=', noteId)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** All holdings of a note. */
export function holdingsOfNote(reader: Reader, noteId: string): Promise<Holding[]> {
  return selectHoldings(reader).where('note_id', '=', noteId).orderBy('id').execute();
}

/** Some holdings by id, in no order. */
export async function holdingsById(reader: Reader, ids: readonly string[]): Promise<Holding[]> {
  return ids.length === 0 ? [] : selectHoldings(reader).where('id', '=', oneOf(ids)).execute();
}

/** What an investor holds of some notes. */
export async function holdingsIn(
  reader: Reader,
  investorId: string,
  noteIds: readonly string[],
): Promise<Holding[]> {
  return noteIds.length === 0
    ? []
    : selectHoldings(reader)
        .where('investor_id', '=', investorId)
        .where('note_id', '=', oneOf(noteIds))
        .execute();
}

/** All holdings of an investor. */
export function holdingsOfInvestor(reader: Reader, investorId: string): Promise<Holding[]> {
  return selectHoldings(reader).where('investor_id', '=', investorId).orderBy('id').execute();
}

/** Principal outstanding of each of some notes. */
export async function outstandingByNote(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, Sen>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('holdings')
    // The sum of bigints is numeric, which would arrive as text.
    .select(['note_id', sql<bigint>`sum(outstanding_sen)::bigint`.as('total')])
    .where('note_id', '=', oneOf(noteIds))
    .groupBy('note_id')
    .execute();
  return new Map(rows.map((row) => [row.note_id, sen(row.total)]));
}

export interface HoldingGrowth {
  readonly investorId: string;
  readonly accountId: string;
  readonly principalSen: bigint;
}

const GROW = {
  name: 'notes_grow_holdings',
  text: `insert into holdings (id, note_id, investor_id, account_id, principal_sen, outstanding_sen)
    select id, $1, investor, account, principal, principal
    from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::bigint[]) as row (id, investor, account, principal)
    on conflict (note_id, investor_id) do update
      set principal_sen = holdings.principal_sen + excluded.principal_sen,
          outstanding_sen = holdings.outstanding_sen + excluded.outstanding_sen`,
};

/** Opens or enlarges holdings; one row per investor and note. */
export async function growHoldings(tx: Tx, noteId: string, growth: readonly HoldingGrowth[]): Promise<void> {
  await tx.run(GROW, [
    noteId,
    growth.map(() => newId()),
    growth.map((one) => one.investorId),
    growth.map((one) => one.accountId),
    growth.map((one) => one.principalSen),
  ]);
}

/** What one distribution gave to one holding, and the remainders that it left. */
export interface HoldingShare extends Remainders {
  readonly holdingId: string;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
}

/** A share with how much of its principal recovers what was written off; the rest lowers what is outstanding. */
export interface BookedShare extends HoldingShare {
  readonly writtenOffRecoveredSen: bigint;
}

const PAY = {
  name: 'notes_pay_holdings',
  text: `with paid as (update holdings h set outstanding_sen = h.outstanding_sen - row.principal + row.recovered,
      written_off_sen = h.written_off_sen - row.recovered,
      written_off_recovered_sen = h.written_off_recovered_sen + row.recovered, return_sen = h.return_sen + row.ret,
      late_sen = h.late_sen + row.late, fee_sen = h.fee_sen + row.fee, service_tax_sen = h.service_tax_sen + row.tax,
      withholding_sen = h.withholding_sen + row.withheld, fee_remainder = row.fee_left,
      service_tax_remainder = row.tax_left, withholding_remainder = row.withholding_left
    from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
      $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[])
      as row (id, principal, ret, late, fee, tax, withheld, recovered, fee_left, tax_left, withholding_left)
    where h.id = row.id returning 1)
    select count(*) as count from paid`,
};

/** Books shares on their holdings and answers how many holdings there were. */
export async function payHoldings(tx: Tx, shares: readonly BookedShare[]): Promise<number> {
  const rows = await tx.run<{ count: bigint }>(PAY, [
    shares.map((one) => one.holdingId),
    shares.map((one) => one.principalSen),
    shares.map((one) => one.returnSen),
    shares.map((one) => one.lateSen),
    shares.map((one) => one.feeSen),
    shares.map((one) => one.serviceTaxSen),
    shares.map((one) => one.withholdingSen),
    shares.map((one) => one.writtenOffRecoveredSen),
    shares.map((one) => one.feeRemainder),
    shares.map((one) => one.serviceTaxRemainder),
    shares.map((one) => one.withholdingRemainder),
  ]);
  return Number(rows[0]?.count ?? 0);
}

/** A holding whose principal is not paid back. */
export interface OpenHolding {
  readonly id: string;
  readonly investorId: string;
  readonly accountId: string;
  readonly outstandingSen: Sen;
}

/** The next holdings of a note with principal outstanding. */
export function openHoldings(reader: Reader, noteId: string, limit: number): Promise<OpenHolding[]> {
  return reader.db
    .selectFrom('holdings')
    .select([
      'id',
      'investor_id as investorId',
      'account_id as accountId',
      'outstanding_sen as outstandingSen',
    ])
    .where('note_id', '=', noteId)
    .where('outstanding_sen', '>', sen(0n))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Books the outstanding principal of some holdings as lost. */
export async function writeOffRows(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('holdings')
    .set((eb) => ({
      written_off_sen: eb('written_off_sen', '+', eb.ref('outstanding_sen')),
      outstanding_sen: sen(0n),
    }))
    .where('id', '=', oneOf(ids))
    .execute();
}
