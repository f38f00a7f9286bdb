import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Tx } from '../../../platform/db/database.ts';

/** A note's funding row while it is locked: the lock of the note. */
export interface LockedFunding {
  readonly noteId: string;
  readonly targetSen: Sen;
  readonly raisedSen: Sen;
  readonly lastSeq: bigint;
}

const LOCK = {
  name: 'notes_lock',
  text: `select note_id, target_sen, raised_sen, last_seq from note_funding where note_id = $1 for no key update`,
};

/** Locks a note; take it before any cash account. */
export async function lockFunding(tx: Tx, noteId: string): Promise<LockedFunding | null> {
  const [row] = await tx.run<{ note_id: string; target_sen: bigint; raised_sen: bigint; last_seq: bigint }>(
    LOCK,
    [noteId],
  );
  return row
    ? {
        noteId: row.note_id,
        targetSen: sen(row.target_sen),
        raisedSen: sen(row.raised_sen),
        lastSeq: row.last_seq,
      }
    : null;
}

const RAISE = {
  name: 'notes_raise',
  text: `update note_funding set raised_sen = $2, last_seq = last_seq + $3, subscriptions = subscriptions + $3 where note_id = $1`,
};

/** Writes what the note has raised after `added` more subscriptions. */
export async function writeRaised(tx: Tx, noteId: string, raisedSen: Sen, added: number): Promise<void> {
  await tx.run(RAISE, [noteId, raisedSen, added]);
}

/** Takes back what subscriptions that ended had raised. */
export async function lowerRaised(tx: Tx, noteId: string, bySen: Sen): Promise<void> {
  await tx.db
    .updateTable('note_funding')
    .set((eb) => ({ raised_sen: eb('raised_sen', '-', bySen) }))
    .where('note_id', '=', noteId)
    .execute();
}

/** Presets have had their turn. */
export async function markAutoDone(tx: Tx, noteId: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('note_funding')
    .set({ auto_done_at: at })
    .where('note_id', '=', noteId)
    .where('auto_done_at', 'is', null)
    .execute();
}

/** The target is reached: the issuer has until `issueBy` to issue. */
export async function markFunded(tx: Tx, noteId: string, fundedOn: Day, issueBy: Day): Promise<void> {
  await tx.db
    .updateTable('notes')
    .set((eb) => ({
      state: 'funded',
      funded_on: fundedOn,
      issue_by: issueBy,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', noteId)
    .where('state', '=', 'listed')
    .execute();
}
