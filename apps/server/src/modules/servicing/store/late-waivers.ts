import type { Day } from '@titian/finance/calendar';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { LateAmounts, WaivedPart } from '../domain/late-waiver.ts';

export interface NewWaiver extends LateAmounts {
  readonly id: string;
  readonly noteId: string;
  readonly on: Day;
  readonly approvalId: string;
  readonly parts: readonly WaivedPart[];
}

/** Writes what two operators have waived, with the instalments that it was waived of. */
export async function insertWaiver(tx: Tx, one: NewWaiver): Promise<void> {
  await tx.db
    .insertInto('late_waivers')
    .values({
      id: one.id,
      note_id: one.noteId,
      on_date: one.on,
      late_sen: one.lateSen,
      charity_sen: one.charitySen,
      approval_id: one.approvalId,
    })
    .execute();
  await tx.db
    .insertInto('late_waiver_parts')
    .values(
      one.parts.map((part) => ({
        waiver_id: one.id,
        number: part.number,
        late_sen: part.lateSen,
        charity_sen: part.charitySen,
      })),
    )
    .execute();
}

/** How often something was waived on a note: a version of it. */
export async function countWaivers(reader: Reader, noteId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('late_waivers')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
