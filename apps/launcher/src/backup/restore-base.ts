import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStack } from '../children/stack.ts';
import type { DataFolder } from '../data-folder.ts';
import { productDatabaseUrl, startOptions } from '../database.ts';
import { MAJOR_VERSION } from '../embedded-postgres/cluster-folder.ts';
import { PostgresError } from '../embedded-postgres/postgres-error.ts';
import { type RunningPostgres, startPostgres } from '../embedded-postgres/start-postgres.ts';
import { commandWord } from '../embedded-postgres/wal-archive.ts';
import { programs } from '../environment.ts';
import type { KeyFiles } from '../keys/key-files.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { StartError } from '../start-error.ts';
import { withClient } from '../with-client.ts';

/** Recovery reads WAL at some tens of megabytes per second, and an archive may hold days of it. */
const RECOVERY_PATIENCE_MS = 12 * 3_600_000;

/** What `npm run restore` was given. */
export interface BaseRestore {
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  /** The base backup. */
  readonly from: string;
  /** The instant, as PostgreSQL and the server read it; null for the newest there is. */
  readonly to: string | null;
  /** The archive with WAL and files from after the backup. */
  readonly archive: string | null;
}

export interface RestoreCommands {
  /** Runs a command of the server as the owner, without a database; resolves with its exit code. */
  place(words: readonly string[]): Promise<number>;
  /** Runs a command of the server on the restored database; resolves with its exit code. */
  verify(words: readonly string[], databaseUrl: string): Promise<number>;
  readonly say: (line: string) => void;
}

/** Whether a folder holds a base backup; a portable one is restored by the server alone. */
export function isBaseBackup(from: string): boolean {
  return /^titian-base-backup-/u.test(manifestOf(from)?.format ?? '');
}

/**
 * Restores a base backup into an empty DATA_DIR, to an instant or as far as WAL goes: places it, lets PostgreSQL recover,
 * migrates, and verifies ledger, audit chain and stored files (OPS-55). What broke off is begun again by another call.
 *
 * @returns the exit code
 * @throws StartError or PostgresError with what to do
 */
export async function restoreBase(restore: BaseRestore, commands: RestoreCommands): Promise<number> {
  const { folder, from, to, archive } = restore;
  prepareFolder(folder, from);
  const words = [
    ...['base-restore', '--from', from, '--database', folder.postgresDir],
    ...(archive === null ? [] : ['--archive', archive]),
    ...(to === null ? [] : ['--to', to]),
  ];
  const code = await commands.place(words);
  if (code !== 0) {
    clear(folder);
    rmSync(folder.restoreUnfinished, { force: true });
    return code;
  }
  const postgres = await recover(folder, to, commands.say);
  try {
    const url = productDatabaseUrl(postgres);
    const migration = { folder, keys: restore.keys, ownerUrl: url, file: programs.migrate };
    const serverUrl = await migrateDatabase(createStack(), migration);
    rmSync(join(folder.postgresDir, 'cluster', 'recovery_wal'), { recursive: true, force: true });
    rmSync(folder.restoreUnfinished);
    return await verify(restore, commands, { owner: url, server: serverUrl });
  } finally {
    await postgres.stop();
  }
}

/** Only what a restore that broke off has left is cleared. */
function prepareFolder(folder: DataFolder, from: string): void {
  const version = manifestOf(from)?.postgresVersion ?? '';
  if (version !== '' && version.split('.')[0] !== MAJOR_VERSION) {
    throw new StartError(
      `The backup is of PostgreSQL ${version}, and this is PostgreSQL ${MAJOR_VERSION}: restore a portable backup.`,
    );
  }
  if (existsSync(folder.restoreUnfinished)) clear(folder);
  for (const used of [folder.postgresDir, folder.filesDir]) {
    if (existsSync(used) && readdirSync(used).length > 0) {
      throw new StartError(`${used} is not empty: restore into a new DATA_DIR.`);
    }
  }
  writeFileSync(folder.restoreUnfinished, JSON.stringify({ from }), { mode: 0o600 });
}

function clear({ postgresDir, filesDir }: DataFolder): void {
  for (const one of [postgresDir, filesDir]) rmSync(one, { recursive: true, force: true });
}

/** Starts the placed cluster, which recovers until the instant and takes writes then, on a timeline of its own. */
async function recover(
  folder: DataFolder,
  to: string | null,
  say: (line: string) => void,
): Promise<RunningPostgres> {
  const wal = join(folder.postgresDir, 'cluster', 'recovery_wal');
  const settings = {
    restore_command: `gzip -dc ${commandWord(wal)}/'%f'.gz > '%p' 2>/dev/null`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
  };
  const options = { ...startOptions(folder), startPatienceMs: RECOVERY_PATIENCE_MS };
  if (to === null) return startPostgres({ ...options, settings });
  try {
    return await startPostgres({
      ...options,
      settings: { ...settings, recovery_target_time: settingOf(to) },
    });
  } catch (error) {
    // The archive reaches the instant, and nothing was committed between it and the end of the archive.
    if (!(error instanceof PostgresError && error.message.includes('before configured recovery target')))
      throw error;
    say('No transaction was committed between the instant and the end of the archived WAL.');
    return startPostgres({ ...options, settings });
  }
}

/** An instant as the setting reads it, which knows no `T` and `Z`. */
function settingOf(instant: string): string {
  return new Date(instant).toISOString().replace('T', ' ').replace('Z', '+00');
}

async function verify(
  { folder }: BaseRestore,
  commands: RestoreCommands,
  url: { owner: string; server: string },
): Promise<number> {
  const lost = await lostFiles(url.owner, folder);
  if (lost.length > 0) {
    commands.say(
      `The bytes of ${lost.length} files are not in the backup or the archive, first of file ${lost[0]}.`,
    );
  }
  const ledger = await commands.verify(['ledger-verify'], url.server);
  const audit = await commands.verify(['audit-verify'], url.server);
  const isWhole = ledger + audit + lost.length === 0;
  commands.say(
    isWhole
      ? 'Restored: the ledger, the audit chain and every stored file are whole. Make a new base backup.'
      : 'Restored, and what is named above is not whole: see docs/runbooks/backup.md before anything starts.',
  );
  return isWhole ? 0 : 1;
}

/** Ids of files whose rows were restored and whose bytes were not. */
function lostFiles(ownerUrl: string, { filesDir }: DataFolder): Promise<readonly string[]> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string; storage_key: string }>(
      `select id, storage_key from files where state in ('stored', 'quarantined') order by id`,
    );
    return rows.filter(({ storage_key }) => !existsSync(join(filesDir, storage_key))).map(({ id }) => id);
  });
}

function manifestOf(from: string): { readonly format?: string; readonly postgresVersion?: string } | null {
  try {
    return JSON.parse(readFileSync(join(from, 'manifest.json'), 'utf8'));
  } catch {
    return null;
  }
}
