import type { OperatorList } from '@titian/contracts/operator-lists';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { OperatorViews } from '../../../platform/db/schema.ts';
import type { SavedView } from '../domain/view.ts';

/** An operator's own views of a list and those that are shared, oldest first. */
export async function listViews(
  reader: Reader,
  operatorId: string,
  list: OperatorList,
): Promise<SavedView[]> {
  const rows = await reader.db
    .selectFrom('operator_views')
    .selectAll()
    .where('list', '=', list)
    .where((row) => row.or([row('operator_id', '=', operatorId), row('is_shared', '=', true)]))
    .orderBy('id')
    .execute();
  return rows.map(viewOf);
}

/** A view for a change, locked; null for an unknown id. */
export async function lockView(tx: Tx, id: string): Promise<SavedView | null> {
  const row = await tx.db
    .selectFrom('operator_views')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : viewOf(row);
}

/** @returns false where the operator has a view of that name in this list */
export async function insertView(tx: Tx, view: SavedView): Promise<boolean> {
  const added = await tx.db
    .insertInto('operator_views')
    .values({
      id: view.id,
      operator_id: view.operatorId,
      list: view.list,
      name: view.name,
      query: view.query,
      is_shared: view.isShared,
    })
    .onConflict((conflict) => conflict.columns(['operator_id', 'list', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false where its maker has another view of that name in this list */
export async function renameView(
  tx: Tx,
  { id, operatorId, list }: SavedView,
  name: string,
): Promise<boolean> {
  const changed = await tx.db
    .updateTable('operator_views')
    .set({ name })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('operator_views as other')
            .select('other.id')
            .where('other.operator_id', '=', operatorId)
            .where('other.list', '=', list)
            .where('other.name', '=', name)
            .where('other.id', '<>', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('operator_views').where('id', '=', id).execute();
}

function viewOf(row: Selectable<OperatorViews>): SavedView {
  return {
    id: row.id,
    operatorId: row.operator_id,
    // The CHECK of the table holds the names of the lists.
    list: row.list as OperatorList,
    name: row.name,
    query: row.query,
    isShared: row.is_shared,
  };
}
