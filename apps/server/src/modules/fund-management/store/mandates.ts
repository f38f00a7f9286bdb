import { sen } from '@titian/finance/sen';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { ManagementMandates } from '../../../platform/db/schema.ts';
import type { Mandate } from '../domain/mandate.ts';

export async function insertMandate(tx: Tx, mandate: Insertable<ManagementMandates>): Promise<void> {
  await tx.db.insertInto('management_mandates').values(mandate).execute();
}

/** All mandates of some investors, newest first. */
export async function listMandates(reader: Reader, investorIds: readonly string[]): Promise<Mandate[]> {
  const rows = await reader.db
    .selectFrom('management_mandates')
    .selectAll()
    .where('investor_id', '=', oneOf(investorIds))
    .orderBy('from_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(mandateOf);
}

function mandateOf(row: Selectable<ManagementMandates>): Mandate {
  return {
    ...{ id: row.id, investorId: row.investor_id, documentFileId: row.document_file_id },
    ...{ from: row.from_on, until: row.until_on, maxPerNoteSen: sen(row.max_per_note_sen) },
    // The CHECK lists of the table are exactly these types.
    minimumGrade: row.minimum_grade as Mandate['minimumGrade'],
    contracts: row.contracts as Mandate['contracts'],
  };
}
