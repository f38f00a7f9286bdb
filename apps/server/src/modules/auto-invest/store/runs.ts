import type { Sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { AutoInvestRuns } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Run, RunOutcome, RunState } from '../domain/run.ts';

/** Writes the run of a note that has just been listed. */
export async function insertRun(
  tx: Tx,
  run: Pick<Run, 'id' | 'noteId' | 'shareSen' | 'sharePercent' | 'dateShiftDays'>,
): Promise<void> {
  await tx.db
    .insertInto('auto_invest_runs')
    .values({
      id: run.id,
      note_id: run.noteId,
      share_sen: run.shareSen,
      share_percent: run.sharePercent,
      date_shift_days: run.dateShiftDays,
    })
    .execute();
}

/** What is to be done next over all notes: the run under way, else the one that waits longest; null where none is left. */
export async function nextRun(reader: Reader): Promise<Run | null> {
  const row = await reader.db
    .selectFrom('auto_invest_runs')
    .selectAll()
    .where('state', 'in', ['waiting', 'allocating'])
    .orderBy('state')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** The run of a note, or null. */
export async function findRun(reader: Reader, noteId: string): Promise<Run | null> {
  const row = await reader.db
    .selectFrom('auto_invest_runs')
    .selectAll()
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** The runs of some notes, by note. */
export async function findRuns(
  reader: Reader,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, Run>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('auto_invest_runs')
    .selectAll()
    .where('note_id', '=', oneOf(noteIds))
    .execute();
  return new Map(rows.map((row) => [row.note_id, runOf(row)]));
}

/** Locks a run: the row that causes its money to move. */
export async function lockRun(tx: Tx, id: string): Promise<Run | null> {
  const row = await tx.db
    .selectFrom('auto_invest_runs')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

/** Waits for the turn to plan and answers its number; while it is held no other run is planned. */
export async function takeTurn(tx: Tx): Promise<bigint> {
  const row = await tx.db
    .updateTable('auto_invest_turns')
    .set((eb) => ({ runs: eb('runs', '+', 1n) }))
    .returning('runs')
    .executeTakeFirstOrThrow();
  return row.runs;
}

/** The time by the clock of the database. */
export async function databaseTime(tx: Tx): Promise<Date> {
  const [row] = await tx.run<{ at: Date }>(
    { name: 'auto_invest_time', text: 'select clock_timestamp() as at' },
    [],
  );
  invariant(row !== undefined, 'a clock answers');
  return row.at;
}

/** Whether allocations of some run are still under way. */
export async function isAllocating(reader: Reader): Promise<boolean> {
  const row = await reader.db
    .selectFrom('auto_invest_runs')
    .select('id')
    .where('state', '=', 'allocating')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface PlannedRun {
  readonly seq: bigint;
  readonly planned: number;
  readonly isUsedUp: boolean;
  readonly outcome: 'planned' | 'closed';
  readonly minimumSen: Sen;
  /** When all presets were evaluated, by the clock of the database, which dates the entries too. */
  readonly at: Date;
}

export async function setPlanned(tx: Tx, id: string, plan: PlannedRun): Promise<void> {
  await tx.db
    .updateTable('auto_invest_runs')
    .set({
      state: 'allocating',
      seq: plan.seq,
      planned: plan.planned,
      is_used_up: plan.isUsedUp,
      planned_at: plan.at,
      outcome: plan.outcome,
      minimum_sen: plan.minimumSen,
    })
    .where('id', '=', id)
    .execute();
}

/** Moves a run on to the last place that was worked on. */
export async function setProgress(tx: Tx, id: string, lastRank: number, addedSen: Sen): Promise<void> {
  await tx.db
    .updateTable('auto_invest_runs')
    .set((eb) => ({ last_rank: lastRank, allocated_sen: eb('allocated_sen', '+', addedSen) }))
    .where('id', '=', id)
    .execute();
}

/** Ends a run; one that is stopped before it was planned says why, one after that stays planned. */
export async function finishRun(
  tx: Tx,
  id: string,
  state: 'done' | 'stopped',
  at: Date,
  unplanned: 'no_preset' | 'failed' | null = null,
): Promise<void> {
  await tx.db
    .updateTable('auto_invest_runs')
    .set((eb) => ({
      state,
      finished_at: at,
      outcome: eb.fn.coalesce('outcome', eb.val(unplanned)),
    }))
    .where('id', '=', id)
    .execute();
}

/** Counts a failure and answers how many there were. */
export async function countFailure(tx: Tx, id: string): Promise<number> {
  const row = await tx.db
    .updateTable('auto_invest_runs')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

function runOf(row: Selectable<AutoInvestRuns>): Run {
  return {
    id: row.id,
    noteId: row.note_id,
    // The table's CHECK list is exactly this type.
    state: row.state as RunState,
    seq: row.seq,
    shareSen: row.share_sen,
    allocatedSen: row.allocated_sen,
    planned: row.planned,
    lastRank: row.last_rank,
    isUsedUp: row.is_used_up,
    dateShiftDays: row.date_shift_days,
    failures: row.failures,
    plannedAt: row.planned_at,
    // The table's CHECK list is exactly this type.
    outcome: row.outcome as RunOutcome | null,
    minimumSen: row.minimum_sen,
    sharePercent: row.share_percent,
  };
}
