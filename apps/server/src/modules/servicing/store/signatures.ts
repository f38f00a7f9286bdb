import type { Day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { JsonValue, NoteSignatures } from '../../../platform/db/schema.ts';
import type { Signature, SignatureState, VoidReason } from '../domain/signature.ts';

function signatureOf(row: Selectable<NoteSignatures>): Signature {
  return {
    id: row.id,
    noteId: row.note_id,
    signedBy: row.signed_by,
    signedOn: row.signed_on,
    signedAt: row.signed_at,
    acceptedAt: row.created_at,
    terms: row.terms,
    costSen: sen(row.cost_sen),
    salePriceSen: sen(row.sale_price_sen),
    state: row.state as SignatureState,
    voidReason: row.void_reason as VoidReason | null,
  };
}

export async function insertSignature(
  tx: Tx,
  row: Omit<Insertable<NoteSignatures>, 'terms'> & { readonly terms: JsonValue },
): Promise<void> {
  await tx.db
    .insertInto('note_signatures')
    .values({ ...row, terms: JSON.stringify(row.terms) })
    .execute();
}

/** The signature that a note waits for its trade with, or was issued by; null where there is none, or only void ones. */
export async function liveSignature(reader: Reader, noteId: string): Promise<Signature | null> {
  const row = await reader.db
    .selectFrom('note_signatures')
    .selectAll()
    .where('note_id', '=', noteId)
    .where('state', '<>', 'void')
    .executeTakeFirst();
  return row ? signatureOf(row) : null;
}

export async function findSignature(reader: Reader, id: string): Promise<Signature | null> {
  const row = await reader.db
    .selectFrom('note_signatures')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? signatureOf(row) : null;
}

/** The newest signature of each note that has one. */
export async function newestSignatures(
  reader: Reader,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, Signature>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('note_signatures')
    .selectAll()
    .where('note_id', 'in', [...noteIds])
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.note_id, signatureOf(row)]));
}

/** The next signatures of all notes, newest first, of some days where they are given. */
export async function listSignatures(
  reader: Reader,
  filter: {
    readonly from: Day | null;
    readonly to: Day | null;
    readonly beforeId: string | null;
    readonly limit: number;
  },
): Promise<Signature[]> {
  let query = reader.db.selectFrom('note_signatures').selectAll();
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  if (filter.from !== null) {
    query = query.where('signed_on', '>=', filter.from);
  }
  if (filter.to !== null) {
    query = query.where('signed_on', '<=', filter.to);
  }
  const rows = await query.orderBy('id', 'desc').limit(filter.limit).execute();
  return rows.map(signatureOf);
}

/** Signatures that a day leaves without an issued note. */
export async function openSignatures(reader: Reader, through: Day): Promise<Signature[]> {
  const rows = await reader.db
    .selectFrom('note_signatures')
    .selectAll()
    .where('state', '=', 'signed')
    .where('signed_on', '<=', through)
    .orderBy('id')
    .execute();
  return rows.map(signatureOf);
}

/** A signature ends once: with the issued note, or void. */
export async function endSignature(
  tx: Tx,
  id: string,
  end: { readonly state: 'issued' | 'void'; readonly reason: VoidReason | null; readonly at: Date },
): Promise<void> {
  await tx.db
    .updateTable('note_signatures')
    .set({ state: end.state, void_reason: end.reason, ended_at: end.at })
    .where('id', '=', id)
    .where('state', '=', 'signed')
    .execute();
}
