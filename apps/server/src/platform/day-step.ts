import type { Day } from '@titian/finance/calendar';
import type { Scope } from './context.ts';
import type { Work } from './work.ts';

/**
 * One part of the end of a business day (rules §4). It opens its own transactions, in chunks where there is much to
 * do, re-checks every state and is safe to run again: after a crash the whole day is run once more.
 */
export interface DayStep {
  readonly name: string;
  /** Does what the end of `day` brings; `scope` is on that business date. */
  run(work: Work, scope: Scope, day: Day): Promise<void>;
}
