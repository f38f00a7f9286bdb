import type { DatabaseClient } from './db/client.ts';
import { type HealthCheck, secondsSince, stateOf } from './health.ts';

/** A restore that was tried; instants as ISO 8601. */
export interface RestoreDrill {
  readonly backupMadeAt: string | null;
  readonly restoredTo: string | null;
  /** Null where everything was whole. */
  readonly problem: string | null;
  readonly tookMs: number;
}

/** @param client signed in as the owner: nobody else may */
export async function insertDrill(client: DatabaseClient, drill: RestoreDrill): Promise<void> {
  await client.query(
    'insert into restore_drills (backup_made_at, restored_to, problem, took_ms) values ($1, $2, $3, $4)',
    [drill.backupMadeAt, drill.restoredTo, drill.problem, drill.tookMs],
  );
}

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
