import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, messageOf } from '../errors.ts';
import type { Owner } from './account.ts';
import { PostgresError } from './postgres-error.ts';

/** The bundled PostgreSQL's major version, as `PG_VERSION` in a cluster names it. */
export const MAJOR_VERSION = '18';

/** The major version before it, whose clusters are upgraded and whose programs are bundled for that alone. */
export const PREVIOUS_MAJOR_VERSION = '17';

export type MajorVersion = typeof MAJOR_VERSION | typeof PREVIOUS_MAJOR_VERSION;

/** The bootstrap superuser. The product itself connects as an ordinary role (see `databases.ts`). */
export const SUPERUSER = 'postgres';

/** The files of one embedded database: everything below one folder, which may be deleted to start from scratch. */
export interface ClusterFolder {
  readonly dir: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly lockFile: string;
  /** Shown in the command lines of the cluster's processes; unique per folder. */
  readonly clusterName: string;
}

/**
 * Makes the folder (and its parents, 0755: the account that runs PostgreSQL must pass through) and names its files.
 *
 * @throws PostgresError when this user may not write there
 */
export function openClusterFolder(dataDir: string): ClusterFolder {
  const dir = writableFolder(dataDir);
  return {
    dir,
    cluster: join(dir, 'cluster'),
    passwordFile: join(dir, 'password'),
    logFile: join(dir, 'postgres.log'),
    lockFile: join(dir, 'lock'),
    clusterName: `titian-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`,
  };
}

function writableFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new PostgresError(
      `The database folder ${dataDir} cannot be used by this user (${messageOf(error)}). ` +
        'Start as the user who made it, or name another DATA_DIR.',
    );
  }
}

/** The owner of the existing cluster; null when there is none yet. */
export function clusterOwner(folder: ClusterFolder): Owner | null {
  const stat = statSync(folder.cluster, { throwIfNoEntry: false });
  return stat === undefined ? null : { uid: stat.uid, gid: stat.gid };
}

/** The major version that made the cluster. @throws PostgresError where its `PG_VERSION` is missing */
export function clusterVersion(folder: ClusterFolder): string {
  return readClusterFile(folder, join(folder.cluster, 'PG_VERSION')).trim();
}

/**
 * Rejects a cluster that this PostgreSQL cannot open.
 *
 * @param expected the major version of the programs that are to open it
 * @throws PostgresError naming both versions, with what to do
 */
export function checkVersion(folder: ClusterFolder, expected: MajorVersion = MAJOR_VERSION): void {
  const version = clusterVersion(folder);
  if (version === expected) return;
  throw new PostgresError(
    `The database in ${folder.cluster} was made by PostgreSQL ${version}, and this is PostgreSQL ${expected}. ` +
      `${wayOut(version)} See docs/runbooks/upgrades.md.`,
  );
}

function wayOut(version: string): string {
  if (version === PREVIOUS_MAJOR_VERSION) return 'npm start upgrades it.';
  if (Number(version) > Number(MAJOR_VERSION)) return 'Start the version of the product that opened it last.';
  return (
    `Only a database of PostgreSQL ${PREVIOUS_MAJOR_VERSION} is upgraded: start a version of the product that ` +
    'upgrades to that one first, or move that folder away to begin with a new database.'
  );
}

/** The superuser's password, made with the cluster. */
export function readPassword(folder: ClusterFolder): string {
  return readClusterFile(folder, folder.passwordFile).trim();
}

function readClusterFile(folder: ClusterFolder, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) {
      throw new PostgresError(
        `${path} is missing, so the database beside it cannot be opened. ` +
          `Put the file back, or move ${folder.dir} away to begin with a new database.`,
      );
    }
    throw error;
  }
}
