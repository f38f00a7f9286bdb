import type { Day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import type { RepaymentProfile } from '@titian/finance/schedule';
import type { Sen } from '@titian/finance/sen';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Notes } from '../../../platform/db/schema.ts';
import type { FinancingType, Note, NoteContract, NoteState } from '../domain/note.ts';

type NoteRow = Selectable<Notes> & { raised_sen: Note['raisedSen'] };

/** All notes with what each has raised; every read of notes starts here. */
export function selectNotes(reader: Reader) {
  return reader.db
    .selectFrom('notes')
    .innerJoin('note_funding', 'note_funding.note_id', 'notes.id')
    .selectAll('notes')
    .select('note_funding.raised_sen');
}

export function noteOf(row: NoteRow): Note {
  return {
    ...termsOf(row),
    ...campaignOf(row),
    id: row.id,
    number: row.number,
    issuerId: row.issuer_id,
    offerId: row.offer_id,
    state: row.state as NoteState,
    isLate: row.is_late,
    isPaused: row.is_paused,
    escrowAccountId: row.escrow_account_id,
    collectionAccountId: row.collection_account_id,
    issuedOn: row.issued_on,
    maturesOn: row.matures_on,
    completedOn: row.completed_on,
    defaultedOn: row.defaulted_on,
  };
}

function termsOf(row: NoteRow) {
  return {
    type: row.type as FinancingType,
    contract: row.contract as NoteContract,
    isGuaranteed: row.is_guaranteed,
    guarantorName: row.guarantor_name,
    rateBps: rateBps(row.rate_bps),
    effectiveRateBps: rateBps(row.effective_rate_bps),
    termMonths: row.term_months,
    profile: row.profile as RepaymentProfile,
    grade: row.grade,
    purpose: row.purpose,
    industry: row.industry,
    stateCode: row.state_code,
    targetSen: row.target_sen,
    raisedSen: row.raised_sen,
    raisedAtEndSen: row.raised_at_end_sen,
    investorsAtEnd: row.investors_at_end,
  };
}

function campaignOf(row: NoteRow) {
  return {
    listedOn: row.listed_on,
    listedAt: row.listed_at,
    opensAt: row.opens_at,
    opensToAllAt: row.opens_to_all_at,
    closesAt: row.closes_at,
    closesOn: row.closes_on,
    fundedOn: row.funded_on,
    issueBy: row.issue_by,
  };
}

export async function findNote(reader: Reader, id: string): Promise<Note | null> {
  const row = await selectNotes(reader).where('notes.id', '=', id).executeTakeFirst();
  return row ? noteOf(row) : null;
}

export async function insertNote(tx: Tx, row: Insertable<Notes>): Promise<void> {
  await tx.db.insertInto('notes').values(row).execute();
  await tx.db.insertInto('note_funding').values({ note_id: row.id, target_sen: row.target_sen }).execute();
}

/** The figures stored when a campaign ends unsuccessfully: the subscriptions about to be returned. */
const atItsEnd = {
  raised_at_end_sen: sql<Sen>`(select raised_sen from note_funding where note_id = notes.id)`,
  investors_at_end: sql<number>`(select count(distinct investor_id) from subscriptions
    where note_id = notes.id and state = 'active')`,
};

/** Moves a note to another state, with whatever else changes; false when it was not in `from`. */
export async function moveNote(
  tx: Tx,
  id: string,
  from: readonly NoteState[],
  change: Partial<
    Pick<
      Insertable<Notes>,
      | 'state'
      | 'issued_on'
      | 'matures_on'
      | 'effective_rate_bps'
      | 'completed_on'
      | 'defaulted_on'
      | 'is_late'
      | 'funded_on'
      | 'issue_by'
    >
  >,
): Promise<boolean> {
  const result = await tx.db
    .updateTable('notes')
    .set((eb) => ({
      ...change,
      ...(isEndWithoutNote(change.state) ? atItsEnd : {}),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function isEndWithoutNote(state: string | undefined): boolean {
  return state === 'expired' || state === 'cancelled';
}

/** Changes when a note opens, to Premium and to all investors. */
export async function moveOpening(tx: Tx, id: string, opensAt: Date, opensToAllAt: Date): Promise<void> {
  await tx.db
    .updateTable('notes')
    .set({ opens_at: opensAt, opens_to_all_at: opensToAllAt })
    .where('id', '=', id)
    .execute();
}

/** What an approval about a note rests on, and since when its campaign is paused. */
export async function noteStand(
  reader: Reader,
  id: string,
): Promise<{ readonly version: number; readonly pausedOn: Day | null }> {
  const row = await reader.db
    .selectFrom('notes')
    .select(['version', 'paused_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { version: row.version, pausedOn: row.paused_on };
}

/** Pauses a campaign, or lets it continue until a later day. */
export async function writePause(
  tx: Tx,
  id: string,
  pause: { readonly pausedOn: Day | null; readonly closesOn?: Day; readonly closesAt?: Date },
): Promise<void> {
  await tx.db
    .updateTable('notes')
    .set((eb) => ({
      is_paused: pause.pausedOn !== null,
      paused_on: pause.pausedOn,
      ...(pause.closesOn === undefined ? {} : { closes_on: pause.closesOn }),
      ...(pause.closesAt === undefined ? {} : { closes_at: pause.closesAt }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}
