import type { FinancingType } from '@titian/contracts/constants';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { NoteState } from '../domain/note.ts';

/** A note with what its issuer is bound to by it. */
export interface CommittedNote {
  readonly id: string;
  readonly issuerId: string;
  readonly type: FinancingType;
  readonly state: NoteState;
  readonly isLate: boolean;
  readonly hasDefaulted: boolean;
  readonly committedSen: Sen;
}

interface Row {
  id: string;
  issuer_id: string;
  type: string;
  state: string;
  is_late: boolean;
  has_defaulted: boolean;
  committed_sen: bigint;
}

/**
 * All notes of some issuers. A campaign binds its issuer to the target, a funded note to what was raised, an issued one
 * to what is outstanding, with subscriptions that are not turned into holdings yet.
 */
export async function committedNotes(reader: Reader, issuerIds: readonly string[]): Promise<CommittedNote[]> {
  const { rows } =
    await sql<Row>`select n.id, n.issuer_id, n.type, n.state, n.is_late, n.defaulted_on is not null as has_defaulted,
      case when n.state = 'listed' then f.target_sen
           when n.state = 'funded' then f.raised_sen
           when n.state in ('issued', 'defaulted') then
             coalesce((select sum(h.outstanding_sen) from holdings h where h.note_id = n.id), 0)::bigint
             + coalesce((select sum(s.amount_sen) from subscriptions s
                 where s.note_id = n.id and s.state = 'active'), 0)::bigint
           else 0 end as committed_sen
    from notes n join note_funding f on f.note_id = n.id
    where n.issuer_id = any(${[...issuerIds]}::uuid[])`.execute(reader.db);
  return rows.map((row) => ({
    id: row.id,
    issuerId: row.issuer_id,
    type: row.type as FinancingType,
    state: row.state as NoteState,
    isLate: row.is_late,
    hasDefaulted: row.has_defaulted,
    committedSen: sen(row.committed_sen),
  }));
}

/** Of some notes, those that were neither given up nor expired. */
export async function liveNotesOf(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await reader.db
    .selectFrom('notes')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('state', 'not in', ['expired', 'cancelled'])
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Of some notes, those whose campaign runs or is paused. */
export async function listedNotesOf(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await reader.db
    .selectFrom('notes')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('state', '=', 'listed')
    .execute();
  return new Set(rows.map((row) => row.id));
}
