import type { HealthState } from '@titian/contracts/health';
import { givenUpAt, readBaseBackups } from './backup/base/archive.ts';
import { type HealthCheck, secondsSince, stateOf, worstOf } from './health.ts';

/** Since the last segment that was archived, while the archive refuses. */
const SILENCE = { warning: 0, failing: 3_600 };
const DAY_SECONDS = 86_400;
const BACKUP_AGE = { warning: 8 * DAY_SECONDS, failing: Number.POSITIVE_INFINITY };

const ARCHIVER = {
  name: 'health_archiver',
  text: `select current_setting('archive_mode') <> 'off' as is_archiving, last_archived_time as archived_at,
    extract(epoch from now() - coalesce(last_archived_time, stats_reset, now()))::float8 as silent_seconds,
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
    from pg_stat_archiver`,
};

interface Archiver {
  readonly is_archiving: boolean;
  readonly archived_at: Date | null;
  readonly silent_seconds: number;
  readonly is_failing: boolean;
}

/**
 * Whether WAL is archived and the newest base backup can be restored to now (OPS-54). Nothing is expected of a database
 * that archives nothing, and no base backup of an installation that never made one; an empty list asks for one.
 *
 * @param archive where the embedded database archives; null for a database of the installation's own
 */
export function walArchive(archive: string | null): HealthCheck {
  return {
    name: 'wal_archive',
    async read({ reader, now }) {
      const [archiver] = await reader.run<Archiver & Record<string, unknown>>(ARCHIVER, []);
      const isFailing = archiver?.is_archiving === true && archiver.is_failing;
      const wait = isFailing ? Math.round(archiver.silent_seconds) : null;
      const backups = await backupsIn(archive, now);
      return {
        state: worstOf(stateOf(wait, SILENCE), backups.state),
        facts: { at: archiver?.archived_at ?? null, oldest_wait: wait, last_backup: backups.madeAt },
      };
    },
  };
}

async function backupsIn(
  archive: string | null,
  now: Date,
): Promise<{ readonly state: HealthState; readonly madeAt: Date | null }> {
  const backups = archive === null ? null : await readBaseBackups(archive);
  if (archive === null || backups === null) {
    return { state: 'ok', madeAt: null };
  }
  const newest = backups.at(-1);
  if (newest === undefined) {
    return { state: 'warning', madeAt: null };
  }
  const madeAt = new Date(newest.endedAt);
  const givenUp = await givenUpAt(archive);
  const isBroken = givenUp !== null && givenUp > madeAt;
  return { state: isBroken ? 'failing' : stateOf(secondsSince(madeAt, now), BACKUP_AGE), madeAt };
}
