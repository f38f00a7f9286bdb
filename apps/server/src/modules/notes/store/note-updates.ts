import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';

/** A dated update that a note's investors read. */
export interface NoteUpdate {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly amountSen: Sen | null;
}

const NEWEST = 100;

/** The public updates of a note, newest first. */
export async function listUpdates(reader: Reader, noteId: string): Promise<NoteUpdate[]> {
  return reader.db
    .selectFrom('note_updates')
    .select(['id', 'at', 'kind', 'title', 'body', 'amount_sen as amountSen'])
    .where('note_id', '=', noteId)
    .where('is_public', '=', true)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
}

export interface NewNoteUpdate extends Omit<NoteUpdate, 'id'> {
  readonly noteId: string;
  readonly on: Day;
}

export async function insertUpdate(tx: Tx, update: NewNoteUpdate): Promise<void> {
  await tx.db
    .insertInto('note_updates')
    .values({
      id: newId(),
      note_id: update.noteId,
      kind: update.kind,
      title: update.title,
      body: update.body,
      amount_sen: update.amountSen,
      at: update.at,
      on_date: update.on,
    })
    .execute();
}
