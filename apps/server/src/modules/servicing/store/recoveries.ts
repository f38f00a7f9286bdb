import type { Day } from '@titian/finance/calendar';
import { type Sen, sen, subtractSen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** A cost of recovery, or the write-off of what was not recovered. */
export interface RecoveryEntry {
  readonly id: string;
  readonly noteId: string;
  readonly kind: 'cost' | 'write_off';
  readonly what: string;
  readonly amountSen: Sen;
  readonly on: Day;
  readonly approvalId: string;
}

export async function insertRecovery(tx: Tx, one: RecoveryEntry): Promise<void> {
  await tx.db
    .insertInto('recoveries')
    .values({
      id: one.id,
      note_id: one.noteId,
      kind: one.kind,
      what: one.what,
      amount_sen: one.amountSen,
      on_date: one.on,
      approval_id: one.approvalId,
    })
    .execute();
}

/** What recovering a note has cost, and how much of that its recoveries have paid. */
export interface RecoveryCosts {
  readonly incurredSen: Sen;
  readonly paidSen: Sen;
  /** What the next recovery pays first. */
  readonly openSen: Sen;
}

export async function costsOf(reader: Reader, noteId: string): Promise<RecoveryCosts> {
  const incurred = await reader.db
    .selectFrom('recoveries')
    // The sum of bigints is numeric, which would arrive as text.
    .select(sql<bigint>`coalesce(sum(amount_sen), 0)::bigint`.as('total'))
    .where('note_id', '=', noteId)
    .where('kind', '=', 'cost')
    .executeTakeFirstOrThrow();
  const paid = await reader.db
    .selectFrom('repayments')
    .select(sql<bigint>`coalesce(sum(cost_sen), 0)::bigint`.as('total'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  const [incurredSen, paidSen] = [sen(incurred.total), sen(paid.total)];
  return { incurredSen, paidSen, openSen: subtractSen(incurredSen, paidSen) };
}

/** The costs of recovering some notes that no recovery has paid yet; notes without any are left out. */
export async function openCostsOf(reader: Reader, noteIds: readonly string[]): Promise<Map<string, Sen>> {
  const costs = await Promise.all(
    noteIds.map(async (id) => [id, (await costsOf(reader, id)).openSen] as const),
  );
  return new Map(costs.filter(([, openSen]) => openSen > 0n));
}

/** How many entries a note has: a version of what was recorded. */
export async function countRecoveries(reader: Reader, noteId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('recoveries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** What is done next about a late note. */
export interface RecoveryStep {
  readonly step: string;
  readonly dueOn: Day;
}

export async function findStep(reader: Reader, noteId: string): Promise<RecoveryStep | null> {
  const row = await reader.db
    .selectFrom('recovery_steps')
    .select(['step', 'due_on as dueOn'])
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return row ?? null;
}

/** Sets the next step, in the place of the one before. */
export async function putStep(
  tx: Tx,
  noteId: string,
  one: RecoveryStep & { readonly setBy: string; readonly setAt: Date },
): Promise<void> {
  const values = { step: one.step, due_on: one.dueOn, set_by: one.setBy, set_at: one.setAt };
  await tx.db
    .insertInto('recovery_steps')
    .values({ note_id: noteId, ...values })
    .onConflict((conflict) => conflict.column('note_id').doUpdateSet(values))
    .execute();
}

export async function removeStep(tx: Tx, noteId: string): Promise<void> {
  await tx.db.deleteFrom('recovery_steps').where('note_id', '=', noteId).execute();
}
