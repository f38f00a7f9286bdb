import type { Day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { addSen, type Sen, sen } from '@titian/finance/sen';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Agreements, Disbursements, JsonValue } from '../../../platform/db/schema.ts';
import type { AgreedTerms } from '../domain/late-terms.ts';

export async function insertDisbursement(tx: Tx, row: Insertable<Disbursements>): Promise<void> {
  await tx.db.insertInto('disbursements').values(row).execute();
}

/** Locks a disbursement; null for an unknown id. */
export async function lockDisbursement(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('disbursements')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The day on which the bank paid it; null takes it back, because the bank returned the money. */
export async function setDisbursed(tx: Tx, id: string, on: Day | null): Promise<void> {
  await tx.db.updateTable('disbursements').set({ disbursed_on: on }).where('id', '=', id).execute();
}

/** A further attempt to pay it out. */
export async function replacePayout(tx: Tx, id: string, payoutId: string): Promise<void> {
  await tx.db
    .updateTable('disbursements')
    .set({ payout_id: payoutId, disbursed_on: null })
    .where('id', '=', id)
    .execute();
}

/** A signed agreement; its late charge terms are stored in columns beside the text, for later calculations. */
type SignedTerms = Omit<Insertable<Agreements>, 'terms' | keyof ReturnType<typeof lateColumns>> & {
  readonly terms: JsonValue;
  readonly late: AgreedTerms;
};

export async function insertAgreement(tx: Tx, { terms, late, ...row }: SignedTerms): Promise<void> {
  await tx.db
    .insertInto('agreements')
    .values({ ...row, ...lateColumns(late), terms: JSON.stringify(terms) })
    .execute();
}

function lateColumns(late: AgreedTerms) {
  return {
    late_grace_days: late.lateGraceDays,
    late_charge_daily_bps: late.lateChargeDailyBps,
    late_charge_cap_bps: late.lateChargeCapBps,
    tawidh_yearly_bps: late.tawidhYearlyBps,
    shariah_late_charge_cap_bps: late.shariahLateChargeCapBps,
    ibra_on_default: late.ibraOnDefault,
  };
}

/** The newest agreement of a note; its file is what was accepted. */
export async function findAgreement(
  reader: Reader,
  noteId: string,
): Promise<{ readonly version: number; readonly fileId: string | null } | null> {
  const row = await reader.db
    .selectFrom('agreements')
    .select(['version', 'file_id as fileId'])
    .where('note_id', '=', noteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The late payment terms of some notes, by their newest agreement; notes without a signature are left out. */
export async function listAgreedTerms(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, AgreedTerms>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('agreements')
    .distinctOn('note_id')
    .select([
      'note_id',
      'late_grace_days',
      'late_charge_daily_bps',
      'late_charge_cap_bps',
      'tawidh_yearly_bps',
      'shariah_late_charge_cap_bps',
      'ibra_on_default',
    ])
    .where('note_id', '=', oneOf(noteIds))
    .orderBy('note_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [
      row.note_id,
      {
        lateGraceDays: row.late_grace_days,
        lateChargeDailyBps: rateBps(row.late_charge_daily_bps),
        lateChargeCapBps: rateBps(row.late_charge_cap_bps),
        tawidhYearlyBps: rateBps(row.tawidh_yearly_bps),
        shariahLateChargeCapBps: rateBps(row.shariah_late_charge_cap_bps),
        ibraOnDefault: row.ibra_on_default,
      },
    ]),
  );
}

/** What was financed by the issue of each of these notes, fees included; nothing for those that are not issued. */
export async function issuesOf(
  reader: Reader,
  noteIds: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly amountSen: Sen; readonly issuedOn: Day | null; readonly isSigned: boolean }>
> {
  const rows = await reader.db
    .selectFrom('disbursements as d')
    .innerJoin('notes as n', 'n.id', 'd.note_id')
    .leftJoin('note_signatures as s', (join) =>
      join.onRef('s.note_id', '=', 'd.note_id').on('s.state', '=', 'issued'),
    )
    .select(['d.note_id', 'd.amount_sen', 'n.issued_on', 's.id as signatureId'])
    .where('d.note_id', '=', oneOf(noteIds))
    .execute();
  return new Map(
    rows.map((row) => [
      row.note_id,
      { amountSen: sen(row.amount_sen), issuedOn: row.issued_on, isSigned: row.signatureId !== null },
    ]),
  );
}

/** What was taken of the financing of each of these notes: origination fee and the service tax on it. */
export async function listOriginationFees(
  reader: Reader,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, Sen>> {
  const rows = await reader.db
    .selectFrom('disbursements')
    .select(['note_id', 'fee_sen', 'service_tax_sen'])
    .where('note_id', '=', oneOf(noteIds))
    .execute();
  return new Map(rows.map((row) => [row.note_id, addSen(row.fee_sen, row.service_tax_sen)]));
}
