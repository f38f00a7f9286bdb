import type { Day } from '@titian/finance/calendar';
import type { Reader } from '../../../platform/db/database.ts';

/** Instalments that are due on a day and not settled, a note's first one first. */
export async function unsettledOn(
  reader: Reader,
  on: Day,
): Promise<{ readonly noteId: string; readonly number: number }[]> {
  return reader.db
    .selectFrom('instalments')
    .select(['note_id as noteId', 'number'])
    .where('due_on', '=', on)
    .where('settled_on', 'is', null)
    .orderBy('note_id')
    .orderBy('number')
    .execute();
}
