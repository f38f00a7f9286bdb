import type { InstalmentAmounts } from '@titian/finance/allocate-repayment';
import type { Day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Repayments } from '../../../platform/db/schema.ts';
import type { SplitRates } from '../domain/split-repayment.ts';

export type RepaymentState = 'received' | 'distributing' | 'distributed';

/**
 * Where money on a note came from: the rail, its guarantor, a recovery, a transfer that operators recorded, or what the
 * issuer paid beyond what was due before.
 */
export type RepaymentSource = 'intent' | 'mandate' | 'guarantor' | 'recovery' | 'manual' | 'excess';

/** Money that an issuer (or another payer for it) paid on a note. */
export interface Repayment {
  readonly id: string;
  readonly noteId: string;
  readonly sourceKind: RepaymentSource;
  readonly receivedOn: Day;
  /** Later than it arrived where it was held, or recorded manually. */
  readonly bookedOn: Day;
  readonly payerName: string | null;
  readonly sourceId: string;
  /** The bank's reference of a transfer; one is booked once. */
  readonly bankReference: string | null;
  readonly amountSen: Sen;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly charitySen: Sen;
  readonly excessSen: Sen;
  /** Costs of recovery that it paid first. */
  readonly costSen: Sen;
  /** What is owed to the guarantor that had paid before. */
  readonly guarantorSen: Sen;
  readonly state: RepaymentState;
  /** The last position that was paid. */
  readonly cursor: number;
  readonly seq: number;
  /** The rates at which it was split; null before. */
  readonly rates: SplitRates | null;
}

export interface NewRepayment extends Omit<Repayment, 'state' | 'cursor' | 'seq' | 'rates'> {
  readonly transferId: string;
  /** Nothing of it goes to investors or charity, so there is nothing to distribute. */
  readonly isDistributed: boolean;
  readonly at: Date;
  readonly parts: readonly InstalmentAmounts[];
}

/** Whether a source of money was booked as a repayment before. */
export async function isBooked(reader: Reader, sourceKind: string, sourceId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('repayments')
    .select('id')
    .where('source_kind', '=', sourceKind)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a transfer with this reference of the bank was booked before, on any note. */
export async function isReferenceBooked(reader: Reader, bankReference: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('repayments')
    .select('id')
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a repayment with its parts; under the lock of its note, which makes its number gapless. */
export async function insertRepayment(tx: Tx, one: NewRepayment): Promise<void> {
  await tx.db
    .insertInto('repayments')
    .values((eb) => ({
      id: one.id,
      note_id: one.noteId,
      source_kind: one.sourceKind,
      source_id: one.sourceId,
      received_on: one.receivedOn,
      booked_on: one.bookedOn,
      amount_sen: one.amountSen,
      principal_sen: one.principalSen,
      return_sen: one.returnSen,
      late_sen: one.lateSen,
      charity_sen: one.charitySen,
      excess_sen: one.excessSen,
      cost_sen: one.costSen,
      guarantor_sen: one.guarantorSen,
      payer_name: one.payerName,
      bank_reference: one.bankReference,
      state: one.isDistributed ? 'distributed' : 'received',
      distributed_at: one.isDistributed ? one.at : null,
      seq: eb
        .selectFrom('repayments')
        .select(({ fn, val }) => eb(fn.coalesce(fn.max('seq'), val(0)), '+', 1).as('next'))
        .where('note_id', '=', one.noteId),
      transfer_id: one.transferId,
    }))
    .execute();
  const parts = one.parts.flatMap((row) => partsOf(one.id, row));
  if (parts.length > 0) {
    await tx.db.insertInto('repayment_parts').values(parts).execute();
  }
}

function partsOf(repaymentId: string, row: InstalmentAmounts) {
  return [
    { part: 'principal', amount_sen: row.principalSen },
    { part: 'return', amount_sen: row.returnSen },
    { part: 'late', amount_sen: row.lateSen },
    { part: 'charity', amount_sen: row.charitySen },
  ]
    .filter((one) => one.amount_sen > 0n)
    .map((one) => ({ ...one, repayment_id: repaymentId, number: row.number }));
}

export async function findRepayment(reader: Reader, id: string): Promise<Repayment | null> {
  const row = await reader.db.selectFrom('repayments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? repaymentOf(row) : null;
}

/** The repayment that a source of money was booked as; null where it is not booked. */
export async function findRepaymentOfSource(
  reader: Reader,
  sourceKind: RepaymentSource,
  sourceId: string,
): Promise<Repayment | null> {
  const row = await reader.db
    .selectFrom('repayments')
    .selectAll()
    .where('source_kind', '=', sourceKind)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row ? repaymentOf(row) : null;
}

/** All money that came in on a note, oldest first. */
export async function listRepayments(reader: Reader, noteId: string): Promise<Repayment[]> {
  const rows = await reader.db
    .selectFrom('repayments')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('seq')
    .execute();
  return rows.map(repaymentOf);
}

/** Locks the oldest repayment of a note that is not wholly paid out. */
export async function lockOldestOpen(tx: Tx, noteId: string): Promise<Repayment | null> {
  const row = await tx.db
    .selectFrom('repayments')
    .selectAll()
    .where('note_id', '=', noteId)
    .where('state', '<>', 'distributed')
    .orderBy('seq')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? repaymentOf(row) : null;
}

/** Notes with repayments that are not wholly paid out. */
export async function notesToDistribute(reader: Reader): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('repayments')
    .select('note_id')
    .distinct()
    .where('state', '<>', 'distributed')
    .orderBy('note_id')
    .execute();
  return rows.map((row) => row.note_id);
}

export async function hasOpenRepayments(reader: Reader, noteId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('repayments')
    .select('id')
    .where('note_id', '=', noteId)
    .where('state', '<>', 'distributed')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many repayments a note has had: a version of what was paid. */
export async function countRepayments(reader: Reader, noteId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('repayments')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function repaymentOf(row: Selectable<Repayments>): Repayment {
  return {
    id: row.id,
    noteId: row.note_id,
    sourceKind: row.source_kind as RepaymentSource,
    sourceId: row.source_id,
    bankReference: row.bank_reference,
    receivedOn: row.received_on,
    bookedOn: row.booked_on,
    payerName: row.payer_name,
    amountSen: row.amount_sen,
    principalSen: row.principal_sen,
    returnSen: row.return_sen,
    lateSen: row.late_sen,
    charitySen: row.charity_sen,
    excessSen: row.excess_sen,
    costSen: row.cost_sen,
    guarantorSen: row.guarantor_sen,
    state: row.state as RepaymentState,
    cursor: row.cursor,
    seq: row.seq,
    rates: ratesOf(row),
  };
}

function ratesOf(row: Selectable<Repayments>): SplitRates | null {
  const { service_fee_bps: fee, service_tax_bps: tax, withholding_bps: withheld, withholds_late: late } = row;
  return fee === null || tax === null || withheld === null || late === null
    ? null
    : {
        serviceFeeBps: rateBps(fee),
        serviceTaxBps: rateBps(tax),
        withholdingTaxBps: rateBps(withheld),
        withholdsLate: late,
      };
}
