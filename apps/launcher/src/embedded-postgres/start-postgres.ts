import { rmSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { type InstanceLock, LockHeldError, takeInstanceLock } from '../instance/instance-lock.ts';
import { type Account, chooseAccount } from './account.ts';
import {
  type ClusterFolder,
  clusterOwner,
  MAJOR_VERSION,
  type MajorVersion,
  openClusterFolder,
} from './cluster-folder.ts';
import { stopClusterProcesses } from './cluster-processes.ts';
import { databaseUrl, ensureDatabases, PRODUCT_ROLE } from './databases.ts';
import { findPostgres, type PostgresPrograms } from './find-postgres.ts';
import { DatabaseInUseError } from './postgres-error.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { PortTakenError, type ServerExit, type ServerProcess, startServerProcess } from './server-process.ts';
import { archiveSettings, prepareWalFolder, type WalArchive } from './wal-archive.ts';

const PORT_ATTEMPTS = 10;

export interface StartOptions {
  /** A folder of its own for the database; made with its parents when missing. */
  readonly dataDir: string;
  /** Databases that must exist, owned by the product's role. */
  readonly databases: readonly string[];
  /** Taken unless another program has it; without it any free one. */
  readonly preferredPort?: number;
  /** Where its WAL is archived; without it none is. */
  readonly archive?: WalArchive;
  /** How long the start may take; two minutes where it is left out. */
  readonly startPatienceMs?: number;
  /** The major version of the programs; the product's where it is left out. */
  readonly major?: MajorVersion;
  /** Further PostgreSQL settings, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  readonly port: number;
  readonly pid: number;
  /** The address of a database of this server, for the product's role. */
  url(database: string): string;
  /** Resolves when the server has ended, requested or not. */
  readonly exited: Promise<ServerExit>;
  /** Stops the server and gives the folder free. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on a free port of 127.0.0.1, or on `preferredPort`, making the database on the first
 * start. Processes left over from a killed run are stopped first. Durable: fsync and data checksums are on.
 *
 * @throws PostgresError with a message that says what to do
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const { major = MAJOR_VERSION } = options;
  const programs = findPostgres(process.platform, process.arch, major);
  const folder = openClusterFolder(options.dataDir);
  const lock = lockFolder(folder);
  try {
    const account = chooseAccount([programs.nativeDir, folder.dir], clusterOwner(folder));
    await clearLeftovers(folder);
    const password = await prepareCluster(folder, account, programs, major);
    if (options.archive !== undefined) prepareWalFolder(options.archive, account);
    const { server, port } = await startOnFreePort(folder, account, programs, options);
    const running = runningPostgres(server, port, password, lock);
    await ensureDatabases(port, password, options.databases).catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
    return running;
  } catch (error) {
    lock.release();
    throw error;
  }
}

function lockFolder(folder: ClusterFolder): InstanceLock {
  try {
    return takeInstanceLock(folder.lockFile);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new DatabaseInUseError(
      `The database in ${folder.dir} is in use by process ${error.pid}. Stop that one, or name another DATA_DIR.`,
    );
  }
}

/** PostgreSQL would not start over a pid file whose number now belongs to another process. */
async function clearLeftovers(folder: ClusterFolder): Promise<void> {
  await stopClusterProcesses(folder.clusterName);
  rmSync(join(folder.cluster, 'postmaster.pid'), { force: true });
}

async function startOnFreePort(
  folder: ClusterFolder,
  account: Account,
  programs: PostgresPrograms,
  { preferredPort, archive, startPatienceMs, settings = {} }: StartOptions,
): Promise<{ server: ServerProcess; port: number }> {
  const all = { ...(archive === undefined ? {} : archiveSettings(archive)), ...settings };
  for (let attempt = 1; ; attempt += 1) {
    const isFirst = attempt === 1;
    const port =
      isFirst && preferredPort !== undefined ? preferredPort : await getPort({ host: '127.0.0.1' });
    try {
      const run = { port, settings: all, startPatienceMs };
      return { server: await startServerProcess(folder, account, programs, run), port };
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

function runningPostgres(
  server: ServerProcess,
  port: number,
  password: string,
  lock: InstanceLock,
): RunningPostgres {
  return {
    port,
    pid: server.pid,
    url: (database) => databaseUrl(PRODUCT_ROLE, password, port, database),
    exited: server.exited,
    stop: async () => {
      await server.stop();
      lock.release();
    },
  };
}
