import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, messageOf } from '../errors.ts';
import type { Owner } from './account.ts';
import { PostgresError } from './postgres-error.ts';

/** The bundled PostgreSQL's major version, as `PG_VERSION` in a cluster names it. */
export const MAJOR_VERSION = '18';

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

/**
 * Rejects a cluster that this PostgreSQL cannot open.
 *
 * @throws PostgresError naming both versions
 */
export function checkVersion(folder: ClusterFolder): void {
  const version = readClusterFile(folder, join(folder.cluster, 'PG_VERSION')).trim();
  if (version === MAJOR_VERSION) return;
  throw new PostgresError(
    `The database in ${folder.cluster} was made by PostgreSQL ${version}, and this is PostgreSQL ${MAJOR_VERSION}. ` +
      'Name another DATA_DIR, or move that folder away to begin with a new database.',
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
