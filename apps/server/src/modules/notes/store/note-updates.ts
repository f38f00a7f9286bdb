import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { codedColumn, englishOf } from '../../../platform/coded-text.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { newId } from '../../../platform/ids.ts';
import { storedText, type UpdateText } from '../domain/update-text.ts';

const COLUMNS = [
  'id',
  'note_id as noteId',
  'at',
  'kind',
  'title',
  'body',
  'title_message',
  'body_message',
  'amount_sen as amountSen',
] as const;

/** A dated update that a note's investors read. */
export interface NoteUpdate {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly title: UpdateText;
  readonly body: UpdateText;
  readonly amountSen: Sen | null;
}

const NEWEST = 100;

/** The public updates of a note, newest first. */
export async function listUpdates(reader: Reader, noteId: string): Promise<NoteUpdate[]> {
  const rows = await reader.db
    .selectFrom('note_updates')
    .select(COLUMNS)
    .where('note_id', '=', noteId)
    .where('is_public', '=', true)
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(toUpdate);
}

/** What an investor is written about beside reading it on the page: it changes what they can expect. */
const NOTIFIABLE = sql<boolean>`kind in ('late', 'default', 'restructuring', 'guarantee', 'recovered', 'written_off')`;

/** The updates of a business day, by note and oldest first. */
export async function listNotifiableUpdates(reader: Reader, day: Day): Promise<UpdateOfNote[]> {
  const rows = await reader.db
    .selectFrom('note_updates')
    .select(COLUMNS)
    .where('on_date', '=', day)
    .where(NOTIFIABLE)
    .where('is_public', '=', true)
    .orderBy('note_id')
    .orderBy('id')
    .execute();
  return rows.map(toUpdate);
}

/** A public update with the note it is about. */
export interface UpdateOfNote extends NoteUpdate {
  readonly noteId: string;
}

/** The public updates of some notes, newest first; older than `before` where one is given. */
export async function listUpdatesOf(
  reader: Reader,
  noteIds: readonly string[],
  page: { readonly before: string | null; readonly limit: number },
): Promise<UpdateOfNote[]> {
  if (noteIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('note_updates')
    .select(COLUMNS)
    .where('note_id', '=', oneOf(noteIds))
    .where('is_public', '=', true)
    .$if(page.before !== null, (query) => query.where('id', '<', page.before ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map(toUpdate);
}

interface UpdateRow {
  readonly id: string;
  readonly noteId: string;
  readonly at: Date;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly title_message: unknown;
  readonly body_message: unknown;
  readonly amountSen: Sen | null;
}

function toUpdate({
  title_message: titleMessage,
  body_message: bodyMessage,
  ...row
}: UpdateRow): UpdateOfNote {
  return { ...row, title: storedText(row.title, titleMessage), body: storedText(row.body, bodyMessage) };
}

export interface NewNoteUpdate extends Omit<NoteUpdate, 'id'> {
  readonly noteId: string;
  readonly on: Day;
}

export async function insertUpdate(tx: Tx, update: NewNoteUpdate): Promise<NoteUpdate> {
  const id = newId();
  await tx.db
    .insertInto('note_updates')
    .values({
      id,
      note_id: update.noteId,
      kind: update.kind,
      title: englishOf(update.title),
      body: englishOf(update.body),
      title_message: codedColumn(update.title),
      body_message: codedColumn(update.body),
      amount_sen: update.amountSen,
      at: update.at,
      on_date: update.on,
    })
    .execute();
  const { kind, title, body, amountSen, at } = update;
  return { id, kind, title, body, amountSen, at };
}
