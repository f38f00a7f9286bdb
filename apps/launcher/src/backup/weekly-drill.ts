import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { readRunFile } from '../children/run-file.ts';
import type { Stoppable } from '../children/stack.ts';
import type { DataFolder } from '../data-folder.ts';
import { messageOf } from '../errors.ts';
import { withClient } from '../with-client.ts';
import { newestBaseBackup } from './base-backups.ts';

const HOUR_MS = 3_600_000;
/** Behind everything else that wants the processor. */
const LOW_PRIORITY = 10;

/** A drill each week, and after one that failed each day. */
const IS_DUE = `select not exists (select from restore_drills
    where finished_at > now() - case when problem is null then interval '7 days' else interval '1 day' end) as due`;

interface RunningDrill {
  readonly done: Promise<void>;
  kill(): void;
}

interface WeeklyDrill {
  readonly folder: DataFolder;
  /** The program with the command `drill`. */
  readonly serverCli: string;
  /** How long it waits between two looks. */
  readonly periodMs?: number;
}

/**
 * Tries a restore once a week while the product runs, from its first base backup on (OPS-57).
 *
 * @param say gets a line where one failed
 */
export function startWeeklyDrill(drill: WeeklyDrill, say: (line: string) => void): Stoppable {
  let running: RunningDrill | null = null;
  let looking: Promise<void> | null = null;
  let isStopped = false;
  const look = async () => {
    if (!(await isDrillDue(drill.folder)) || isStopped) return;
    running = spawnDrill(drill, say);
    await running.done;
    running = null;
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => say(`No restore drill could be started: ${messageOf(error)}`))
      .finally(() => {
        looking = null;
      });
  }, drill.periodMs ?? HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      isStopped = true;
      const wasRunning = running !== null;
      running?.kill();
      await looking;
      if (wasRunning) rmSync(drill.folder.drillDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Whether it is time for one: a base backup was made, and none was tried since. */
export async function isDrillDue({ archiveDir, runFile }: DataFolder): Promise<boolean> {
  const run = readRunFile(runFile);
  if (run === null || newestBaseBackup(join(archiveDir, 'wal')) === null) return false;
  return withClient(run.databaseUrl, async (client) => {
    const { rows } = await client.query<{ due: boolean }>(IS_DUE);
    return rows[0]?.due === true;
  });
}

/** In a process group of its own, so that its commands end with it. Its database ends once its folder is removed. */
function spawnDrill({ folder, serverCli }: WeeklyDrill, say: (line: string) => void): RunningDrill {
  const logFile = join(folder.logsDir, 'drill.log');
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, [serverCli, 'drill'], {
    env: { ...process.env, DATA_DIR: folder.dir, ARCHIVE_DIR: folder.archiveDir, DATABASE_URL: '' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
  let isKilled = false;
  const done = once(child, 'exit').then(
    ([code]) => {
      if (code !== 0 && !isKilled)
        say(`The restore drill failed: see ${logFile} and docs/runbooks/backup.md.`);
    },
    (error: unknown) => say(`The restore drill did not start: ${messageOf(error)}`),
  );
  return {
    done,
    kill() {
      isKilled = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
