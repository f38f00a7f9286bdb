import type { Day } from '@titian/finance/calendar';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FactSheet } from '../domain/fact-sheet.ts';
import type { SheetChange } from '../domain/sheet-changes.ts';

/** A version of a fact sheet that was written after the listing. */
export interface Revision {
  readonly version: number;
  readonly revisedOn: Day;
  readonly changes: readonly SheetChange[];
}

export async function insertFactSheet(
  tx: Tx,
  noteId: string,
  sheet: FactSheet,
  revision?: Pick<Revision, 'revisedOn' | 'changes'>,
): Promise<void> {
  await tx.db
    .insertInto('fact_sheets')
    .values({
      note_id: noteId,
      version: sheet.version,
      body: JSON.stringify(sheet),
      revised_on: revision?.revisedOn ?? null,
      changes: JSON.stringify(revision?.changes ?? []),
    })
    .execute();
}

/** The newest fact sheet of a note, as it was written. */
export async function findFactSheet(reader: Reader, noteId: string): Promise<FactSheet | null> {
  const row = await reader.db
    .selectFrom('fact_sheets')
    .select('body')
    .where('note_id', '=', noteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.body as FactSheet | undefined) ?? null;
}

/** The newest fact sheet of a note with what was revised since its listing, the newest first. */
export async function readFactSheets(
  reader: Reader,
  noteId: string,
): Promise<{ readonly newest: FactSheet | null; readonly revisions: readonly Revision[] }> {
  const rows = await reader.db
    .selectFrom('fact_sheets')
    .select(['version', 'body', 'revised_on', 'changes'])
    .where('note_id', '=', noteId)
    .orderBy('version', 'desc')
    .execute();
  const revisions = rows.flatMap(({ version, revised_on: revisedOn, changes }) =>
    // Only this file writes the column.
    revisedOn === null ? [] : [{ version, revisedOn, changes: Object(changes) as SheetChange[] }],
  );
  return { newest: (rows[0]?.body as FactSheet | undefined) ?? null, revisions };
}
