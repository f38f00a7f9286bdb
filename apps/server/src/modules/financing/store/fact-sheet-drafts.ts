import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** What credit writes for investors about an application. */
export type FactSheetWords = ParsedApi['operatorWriteFactSheet']['body'];
export type FactSheetDraft = FactSheetWords & { readonly version: number };

export async function insertFactSheetDraft(
  tx: Tx,
  applicationId: string,
  draft: FactSheetDraft,
  madeBy: string,
): Promise<void> {
  const { version, ...words } = draft;
  await tx.db
    .insertInto('fact_sheet_drafts')
    .values({ application_id: applicationId, version, body: JSON.stringify(words), made_by: madeBy })
    .execute();
}

/** The newest version, or null while nothing was written. */
export async function findFactSheetDraft(
  reader: Reader,
  applicationId: string,
): Promise<FactSheetDraft | null> {
  const row = await reader.db
    .selectFrom('fact_sheet_drafts')
    .select(['version', 'body'])
    .where('application_id', '=', applicationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) {
    return null;
  }
  // Only this file writes the column.
  const { security, risks, documents } = Object(row.body) as FactSheetWords;
  return { version: row.version, security, risks, documents };
}
