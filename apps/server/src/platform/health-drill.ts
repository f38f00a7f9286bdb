import { type HealthCheck, secondsSince, stateOf } from './health.ts';

const DAY_SECONDS = 86_400;
/** A drill is due every week. */
const DRILL_AGE = { warning: 8 * DAY_SECONDS, failing: 15 * DAY_SECONDS };

const LAST_DRILL = {
  name: 'health_restore_drill',
  text: `select finished_at, backup_made_at, took_ms, problem is null as has_succeeded from restore_drills
    order by finished_at desc, id desc limit 1`,
};

interface LastDrill {
  readonly finished_at: Date;
  readonly backup_made_at: Date | null;
  readonly took_ms: bigint;
  readonly has_succeeded: boolean;
}

/**
 * Whether the newest backup could be restored when that was last tried (OPS-57). Nothing is expected of an installation
 * that never tried: its first base backup starts the weekly drill.
 */
export const restoreDrill: HealthCheck = {
  name: 'restore_drill',
  async read({ reader, now }) {
    const [last] = await reader.run<LastDrill & Record<string, unknown>>(LAST_DRILL, []);
    if (last === undefined) {
      return { state: 'ok', facts: { at: null, last_backup: null, took: null } };
    }
    const { finished_at: at, backup_made_at: lastBackup, took_ms: tookMs } = last;
    return {
      state: last.has_succeeded ? stateOf(secondsSince(at, now), DRILL_AGE) : 'failing',
      facts: { at, last_backup: lastBackup, took: Math.round(Number(tookMs) / 1_000) },
    };
  },
};
