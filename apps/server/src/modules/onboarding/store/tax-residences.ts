import { homeCountry, type TaxDocumentKind } from '@titian/contracts/tax-residence';
import type { Day } from '@titian/finance/calendar';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { TaxResidence } from '../domain/tax-residence.ts';

export interface NewTaxResidence extends Omit<TaxResidence, 'countsFrom'> {
  readonly userId: string;
  /** The proposal that recorded it; null for what the application stated. */
  readonly approvalId: string | null;
}

/** Stores a residence. @returns the first business date that is taxed by it */
export async function insertTaxResidence(tx: Tx, one: NewTaxResidence): Promise<Day> {
  const { counts_from } = await tx.db
    .insertInto('tax_residences')
    .values({
      id: one.id,
      user_id: one.userId,
      country: one.country,
      effective_from: one.effectiveFrom,
      recorded_on: one.recordedOn,
      document_kind: one.document?.kind ?? null,
      document_file_id: one.document?.fileId ?? null,
      approval_id: one.approvalId,
    })
    .returning('counts_from')
    .executeTakeFirstOrThrow();
  return counts_from;
}

/** Everything that was recorded of an investor, the newest first. */
export async function listTaxResidences(reader: Reader, userId: string): Promise<TaxResidence[]> {
  const rows = await reader.db
    .selectFrom('tax_residences')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('counts_from', 'desc')
    .orderBy('seq', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    country: row.country,
    effectiveFrom: row.effective_from,
    recordedOn: row.recorded_on,
    countsFrom: row.counts_from,
    document:
      row.document_kind === null || row.document_file_id === null
        ? null
        : { kind: row.document_kind as TaxDocumentKind, fileId: row.document_file_id },
  }));
}

const NON_RESIDENT = {
  name: 'onboarding_non_residents',
  // What the application stated also answers for the days before it.
  text: `select u.id from unnest($1::uuid[]) as u (id) where coalesce(
      (select country from tax_residences where user_id = u.id and counts_from <= $2::date
        order by counts_from desc, seq desc limit 1),
      (select country from tax_residences where user_id = u.id order by counts_from, seq limit 1)) <> '${homeCountry}'`,
};

/** Which of these investors are tax residents elsewhere on a business date. */
export async function listNonResidents(
  reader: Reader,
  userIds: readonly string[],
  on: Day,
): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(NON_RESIDENT, [userIds, on]);
  return rows.map((row) => row.id);
}
