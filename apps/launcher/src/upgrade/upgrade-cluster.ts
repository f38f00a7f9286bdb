import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasBaseBackups } from '../backup/base-backups.ts';
import { logTail } from '../children/log-file.ts';
import { startProgram } from '../children/program.ts';
import type { DataFolder } from '../data-folder.ts';
import {
  MAJOR_VERSION,
  openClusterFolder,
  PREVIOUS_MAJOR_VERSION,
  readPassword,
} from '../embedded-postgres/cluster-folder.ts';
import { stopClusterProcesses } from '../embedded-postgres/cluster-processes.ts';
import { setPasswords, superuserUrl } from '../embedded-postgres/databases.ts';
import { DatabaseInUseError } from '../embedded-postgres/postgres-error.ts';
import {
  type RunningPostgres,
  type StartOptions,
  startPostgres,
} from '../embedded-postgres/start-postgres.ts';
import { type InstanceLock, LockHeldError, takeInstanceLock } from '../instance/instance-lock.ts';
import { StartError } from '../start-error.ts';
import { markWhole, switchClusters } from './switch-clusters.ts';
import { isUpgradeDue, type UpgradePaths, upgradePaths } from './upgrade-paths.ts';
import { rejectSmallDisk } from './upgrade-space.ts';

/** Nothing is read of the new cluster before it was stopped, which writes all of it: its WAL is of no use until then. */
const COPY_SETTINGS = { wal_level: 'minimal', max_wal_senders: '0', synchronous_commit: 'off' };

export interface Upgrade {
  readonly folder: DataFolder;
  /** How the product's database is started. */
  readonly options: StartOptions;
  /** The server's program that copies a database. */
  readonly program: string;
  readonly say: (line: string) => void;
  /** How much is free where a folder lies; asked of the disk where it is left out. */
  readonly freeBytes?: (folder: string) => number;
}

/**
 * Upgrades the embedded cluster from the previous major version of PostgreSQL by a copy of all rows into a new cluster, a
 * base backup made first (OPS-58). Until the copy is compared the previous cluster is in its place and whole: what broke
 * off, however it ended, is cleared and begun again by the next call, and what is compared already is finished.
 *
 * @throws StartError or PostgresError with what to do; the previous cluster is in its place then
 */
export async function upgradeCluster(upgrade: Upgrade): Promise<void> {
  const paths = upgradePaths(upgrade.folder);
  const lock = lockUpgrade(paths.lockFile, upgrade.folder);
  try {
    // Another process may have upgraded it between the look and the lock.
    if (!isUpgradeDue(upgrade.folder)) return;
    const begun = performance.now();
    if (!existsSync(paths.wholeFile)) await makeWholeCopy(upgrade, paths);
    switchClusters(paths);
    reportCompletion(upgrade, paths, performance.now() - begun);
  } finally {
    lock.release();
  }
}

function lockUpgrade(lockFile: string, { dir }: DataFolder): InstanceLock {
  try {
    return takeInstanceLock(lockFile);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new DatabaseInUseError(
      `The database in ${dir} is being upgraded by process ${error.pid}. Wait until it has ended, and start again.`,
    );
  }
}

async function makeWholeCopy(upgrade: Upgrade, paths: UpgradePaths): Promise<void> {
  const { folder, say, freeBytes } = upgrade;
  await clearDraft(paths);
  rejectRetained(paths);
  rejectSmallDisk(folder, paths, freeBytes);
  say(
    `Upgrading the database from PostgreSQL ${PREVIOUS_MAJOR_VERSION} to ${MAJOR_VERSION}. Do not switch off; ` +
      'what breaks off is begun again by the next start.',
  );
  mkdirSync(paths.draftDir, { mode: 0o755 });
  try {
    const hadBaseBackups = existsSync(paths.wal) && hasBaseBackups(paths.wal);
    await copyBetween(upgrade, paths);
    markWhole(paths, hadBaseBackups);
  } catch (error) {
    await clearDraft(paths);
    throw error;
  }
}

/** The backup of an upgrade that broke off goes with it: the previous cluster may have been used since. */
async function clearDraft({ draftDir, backup }: UpgradePaths): Promise<void> {
  if (!existsSync(draftDir)) return;
  await stopClusterProcesses(openClusterFolder(draftDir).clusterName);
  for (const one of [backup, `${backup}.part`, draftDir]) rmSync(one, { recursive: true, force: true });
}

/** What an earlier upgrade has left is nobody's to remove but the user's. */
function rejectRetained({ retainedCluster, backup, retainedWal }: UpgradePaths): void {
  const present = [retainedCluster, backup, retainedWal].find((path) => existsSync(path));
  if (present === undefined) return;
  throw new StartError(
    `${present} is there from an earlier upgrade. Move it to another place, or remove it, and start again.`,
  );
}

async function copyBetween(upgrade: Upgrade, paths: UpgradePaths): Promise<void> {
  const { options, say } = upgrade;
  const previous = await startPostgres({ ...options, major: PREVIOUS_MAJOR_VERSION });
  try {
    say(`Backing up to ${paths.backup} …`);
    await runProgram(upgrade, previous, null, backupWords(upgrade, paths));
    const { databases } = options;
    const next = await startPostgres({ dataDir: paths.draftDir, databases, settings: COPY_SETTINGS });
    try {
      say('Copying …');
      await runProgram(upgrade, previous, next, ['copy']);
      say('Comparing …');
      await runProgram(upgrade, previous, next, ['compare']);
      // The file beside the cluster stays as it is, for the one that is kept too.
      const password = readPassword(openClusterFolder(options.dataDir));
      await setPasswords(superuserUrl(next.url('postgres')), password);
    } finally {
      await next.stop();
    }
  } finally {
    await previous.stop();
  }
}

function backupWords({ options, folder }: Upgrade, { backup }: UpgradePaths): string[] {
  return ['backup', '--to', backup, '--database', options.dataDir, '--archive', folder.archiveDir];
}

/** Runs the server's program on the product's database in one or both clusters. */
async function runProgram(
  { folder, options, program, say }: Upgrade,
  previous: RunningPostgres,
  next: RunningPostgres | null,
  args: readonly string[],
): Promise<void> {
  const [database = ''] = options.databases;
  const env = {
    DATA_DIR: folder.dir,
    SOURCE_DATABASE_URL: superuserUrl(previous.url(database)),
    TARGET_DATABASE_URL: next === null ? '' : superuserUrl(next.url(database)),
    DATABASE_URL: next === null ? '' : next.url(database),
  };
  const logFile = join(folder.logsDir, 'upgrade.log');
  const named = { name: 'upgrade of the database', file: program, args, env, logFile };
  const running = startProgram({ ...named, onLine: say, isStartedAgain: true });
  if ((await running.exited) === 0) return;
  const reason = logTail(logFile).trimEnd().split('\n').at(-1);
  throw new StartError(
    `The database is not upgraded, and is as it was. ${reason}\nSee ${logFile} and docs/runbooks/upgrades.md.`,
  );
}

function reportCompletion(
  { say }: Upgrade,
  { retainedCluster, backup, retainedWal }: UpgradePaths,
  tookMs: number,
): void {
  say(`The database is one of PostgreSQL ${MAJOR_VERSION} now, after ${Math.ceil(tookMs / 1000)} s.`);
  say(`The previous one is kept in ${retainedCluster}, its backup in ${backup}.`);
  if (existsSync(retainedWal)) {
    say(
      `What was archived of it is in ${retainedWal}; base backups from before are restored by the version of then.`,
    );
  }
  say('Make a new base backup: npm run backup -- --to <new folder>');
}
