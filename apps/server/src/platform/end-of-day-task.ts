import type { Day } from '@titian/finance/calendar';
import type { Scope } from './context.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * What the end of a business day does, in this order: what ends comes before what is paid, late or due, and nothing is
 * booked on the day any more once it is reconciled with the bank (REP-16).
 */
const END_OF_DAY_PHASES = [
  'sign_in',
  // Before collections are sent to banks, and before anything is distributed or counted as late.
  'receipts',
  // What is returned is back before the day is closed.
  'campaigns',
  'notes',
  'rewards',
  // Once the fees of the day are booked.
  'taxes',
  'restrictions',
  'figures',
  'reconciliation',
  // Once the day is compared with the bank.
  'proof',
] as const;

/** When a task of the end of a day runs. */
export type EndOfDayPhase = (typeof END_OF_DAY_PHASES)[number];

/** Tasks by their phase; within one phase the given order stays. */
export function inPhaseOrder(tasks: readonly EndOfDayTask[]): readonly EndOfDayTask[] {
  return END_OF_DAY_PHASES.flatMap((phase) => tasks.filter((task) => task.phase === phase));
}

/**
 * One part of the end of a business day (REP-16). It opens its own transactions, in chunks where there is much to
 * do, re-checks every state and is safe to run again: after a crash the whole day is run once more.
 */
export interface EndOfDayTask {
  readonly name: string;
  readonly phase: EndOfDayPhase;
  /** Does what the end of `day` brings; `scope` is on that business date. */
  run(work: UnitOfWork, scope: Scope, day: Day): Promise<void>;
}

/** One subject of a step that could not be worked off, and what it failed with. */
export interface StepFailure {
  readonly id: string;
  readonly error: unknown;
}

/** Works off every subject apart, so that one that fails stops no other; answers the failures. */
export async function tryEach(
  ids: Iterable<string>,
  run: (id: string) => Promise<unknown>,
): Promise<StepFailure[]> {
  const failed: StepFailure[] = [];
  for (const id of ids) {
    try {
      await run(id);
    } catch (error) {
      failed.push({ id, error });
    }
  }
  return failed;
}
