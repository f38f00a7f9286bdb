import type { Day } from '@titian/finance/calendar';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { CollectionAssignments } from '../../../platform/db/schema.ts';
import type { Assignment } from '../domain/records.ts';

const NEWEST = 200;

export async function insertAssignment(tx: Tx, one: Assignment): Promise<void> {
  await tx.db
    .insertInto('collection_assignments')
    .values({
      ...{ id: one.id, note_id: one.noteId, operator_id: one.operatorId, recorded_at: one.at },
      ...{ kind: one.kind, name: one.name, reference: one.reference, since: one.since },
      ...{ until: one.until, next_on: one.nextOn, expected_cost_sen: one.expectedCostSen },
    })
    .execute();
}

/** The newest agencies and legal steps of a note, newest first. */
export async function listAssignments(reader: Reader, noteId: string): Promise<Assignment[]> {
  const rows = await reader.db
    .selectFrom('collection_assignments')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(assignmentOf);
}

export async function findAssignment(reader: Reader, id: string): Promise<Assignment | null> {
  const row = await reader.db
    .selectFrom('collection_assignments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : assignmentOf(row);
}

/** Under the lock of its note. */
export async function updateAssignment(
  tx: Tx,
  id: string,
  { nextOn, until }: { readonly nextOn: Day | null; readonly until: Day | null },
): Promise<void> {
  await tx.db
    .updateTable('collection_assignments')
    .set({ next_on: nextOn, until })
    .where('id', '=', id)
    .execute();
}

function assignmentOf(row: Selectable<CollectionAssignments>): Assignment {
  return {
    ...{ id: row.id, noteId: row.note_id, operatorId: row.operator_id, at: row.recorded_at },
    // The CHECK list of the table is exactly this type.
    kind: row.kind as Assignment['kind'],
    ...{ name: row.name, reference: row.reference, since: row.since, until: row.until },
    ...{ nextOn: row.next_on, expectedCostSen: row.expected_cost_sen },
  };
}
