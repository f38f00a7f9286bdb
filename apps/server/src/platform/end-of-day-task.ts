import type { Day } from '@titian/finance/calendar';
import type { Scope } from './context.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/**
 * One part of the end of a business day (REP-16). It opens its own transactions, in chunks where there is much to
 * do, re-checks every state and is safe to run again: after a crash the whole day is run once more.
 */
export interface EndOfDayTask {
  readonly name: string;
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
