import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Excesses } from '../../../platform/db/schema.ts';
import type { ExcessPart, OpenExcess } from '../domain/excess.ts';

/** The account of a note's excess; null before its first. */
export async function findExcessAccount(reader: Reader, noteId: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('excess_accounts')
    .select('account_id')
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function insertExcessAccount(tx: Tx, noteId: string, accountId: string): Promise<void> {
  await tx.db.insertInto('excess_accounts').values({ note_id: noteId, account_id: accountId }).execute();
}

export async function insertExcess(tx: Tx, row: Insertable<Excesses>): Promise<void> {
  await tx.db.insertInto('excesses').values(row).execute();
}

/** The open excess of a note, oldest first; the note's lock has to be held. */
export async function listOpenExcess(reader: Reader, noteId: string): Promise<OpenExcess[]> {
  const rows = await reader.db
    .selectFrom('excesses')
    .select(['id', 'available_on', 'open_sen'])
    .where('note_id', '=', noteId)
    .where('open_sen', '>', sen(0n))
    .orderBy('available_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, availableOn: row.available_on, openSen: row.open_sen }));
}

/** What waits on some notes; notes without any are left out. */
export async function excessOf(reader: Reader, noteIds: readonly string[]): Promise<Map<string, Sen>> {
  const rows =
    noteIds.length === 0
      ? []
      : await reader.db
          .selectFrom('excesses')
          // The sum of bigints is numeric, which would arrive as text.
          .select(['note_id', sql<bigint>`sum(open_sen)::bigint`.as('total')])
          .where('note_id', '=', oneOf(noteIds))
          .where('open_sen', '>', sen(0n))
          .groupBy('note_id')
          .execute();
  return new Map(rows.map((row) => [row.note_id, sen(row.total)]));
}

/** The outcome of excess: a repayment, or money that goes back to the issuer. */
export interface ExcessAllocation {
  readonly kind: 'applied' | 'refunded';
  readonly referenceId: string;
  readonly on: Day;
}

/** Uses parts of what waits; under the lock of their note. */
export async function payWithExcess(
  tx: Tx,
  parts: readonly ExcessPart[],
  use: ExcessAllocation,
): Promise<void> {
  for (const part of parts) {
    await tx.db
      .updateTable('excesses')
      .set((eb) => ({ open_sen: eb('open_sen', '-', part.amountSen) }))
      .where('id', '=', part.excessId)
      .execute();
    await tx.db
      .insertInto('excess_uses')
      .values({
        excess_id: part.excessId,
        kind: use.kind,
        reference_id: use.referenceId,
        amount_sen: part.amountSen,
        used_on: use.on,
      })
      .execute();
  }
}

/** Running notes with excess and an instalment that is due by a day and not settled. */
export async function notesToPayFromExcess(reader: Reader, dueBy: Day): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('excesses')
    .innerJoin('instalments', 'instalments.note_id', 'excesses.note_id')
    .select('excesses.note_id')
    .distinct()
    .where('excesses.open_sen', '>', sen(0n))
    .where('instalments.settled_on', 'is', null)
    .where('instalments.due_on', '<=', dueBy)
    .orderBy('excesses.note_id')
    .execute();
  return rows.map((row) => row.note_id);
}
