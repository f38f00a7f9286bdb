import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { CaseMessages } from '../../../platform/db/schema.ts';
import type { CaseLink, Written } from '../domain/case.ts';

const rowOf = (one: Written) => ({
  ...{ id: one.id, case_id: one.caseId, operator_id: one.operatorId },
  ...{ body: one.text, written_at: one.writtenAt },
});

/** What goes between the customer and us. */
export async function insertMessage(tx: Tx, one: Written): Promise<void> {
  await tx.db.insertInto('case_messages').values(rowOf(one)).execute();
}

/** What stays among operators. */
export async function insertNote(tx: Tx, one: Written): Promise<void> {
  await tx.db.insertInto('case_notes').values(rowOf(one)).execute();
}

export async function insertLinks(
  tx: Tx,
  caseId: string,
  links: readonly Omit<CaseLink, 'linkedBy'>[],
  linkedBy: string | null,
): Promise<void> {
  if (links.length > 0) {
    await tx.db
      .insertInto('case_links')
      .values(
        links.map(({ kind, id, label }) => ({
          ...{ case_id: caseId, kind, object_id: id, label, linked_by: linkedBy },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function deleteLink(tx: Tx, caseId: string, { kind, id }: CaseLink): Promise<void> {
  await tx.db
    .deleteFrom('case_links')
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .execute();
}

/** The messages of some cases, oldest first. */
export async function listMessages(reader: Reader, caseIds: readonly string[]): Promise<Written[]> {
  const rows = await reader.db
    .selectFrom('case_messages')
    .selectAll()
    .where('case_id', '=', oneOf(caseIds))
    .orderBy('id')
    .execute();
  return rows.map(writtenOf);
}

/** The internal notes of a case, oldest first. Nothing of it may reach the customer (CAS-2). */
export async function listNotes(reader: Reader, caseId: string): Promise<Written[]> {
  const rows = await reader.db
    .selectFrom('case_notes')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(writtenOf);
}

export async function listLinks(reader: Reader, caseId: string): Promise<CaseLink[]> {
  const rows = await reader.db
    .selectFrom('case_links')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('label')
    .execute();
  return rows.map((row) => ({
    // The CHECK list of the table is exactly this type.
    kind: row.kind as CaseLink['kind'],
    id: row.object_id,
    label: row.label,
    linkedBy: row.linked_by,
  }));
}

function writtenOf(row: Selectable<CaseMessages>): Written {
  return {
    ...{ id: row.id, caseId: row.case_id, operatorId: row.operator_id },
    ...{ text: row.body, writtenAt: row.written_at },
  };
}
