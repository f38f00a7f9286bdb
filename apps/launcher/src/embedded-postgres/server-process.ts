import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, commandAs } from './account.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import type { PostgresPrograms } from './find-postgres.ts';
import { PostgresError } from './postgres-error.ts';
import { postgresEnvironment } from './prepare-cluster.ts';

const LOG_TAIL_LINES = 12;
const STATUS_LINE = 7;
const STEP_MS = 5;
/** Long enough for the recovery of a big database after a crash. */
const START_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 20_000;

/** A running postmaster. */
export interface ServerProcess {
  readonly pid: number;
  /** Resolves when it has ended, requested or not. */
  readonly exited: Promise<ServerExit>;
  /** Stops it: fast at first, hard if it does not listen. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly logTail: string;
}

/** Thrown when the port was taken between choosing and using it. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/** How a cluster is run. */
export interface ServerRun {
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  /** How long recovery may take; two minutes where it is left out. */
  readonly startPatienceMs?: number | undefined;
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it takes connections.
 *
 * @throws PortTakenError when the port is in use
 * @throws PostgresError with the end of the log when it does not start
 */
export async function startServerProcess(
  folder: ClusterFolder,
  account: Account,
  programs: PostgresPrograms,
  { port, settings, startPatienceMs = START_PATIENCE_MS }: ServerRun,
): Promise<ServerProcess> {
  const child = spawnServer(folder, account, programs, serverArguments(folder, port, settings));
  const exited = exitOf(child, folder);
  const failure = await Promise.race([becomesReady(folder, child, startPatienceMs), exited]);
  if (failure === 'ready') return { pid: child.pid ?? 0, exited, stop: () => stopServer(child, exited) };
  if (failure === 'slow') await stopServer(child, exited);
  throw startError(folder, failure, startPatienceMs);
}

function serverArguments(
  folder: ClusterFolder,
  port: number,
  settings: Readonly<Record<string, string>>,
): string[] {
  const all: Readonly<Record<string, string>> = {
    cluster_name: folder.clusterName,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    logging_collector: 'off',
    log_destination: 'stderr',
  };
  return [
    '-D',
    folder.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

function spawnServer(
  folder: ClusterFolder,
  account: Account,
  programs: PostgresPrograms,
  serverArgs: readonly string[],
): ChildProcess {
  const { command, args, options } = commandAs(account, programs.postgres, serverArgs);
  if (existsSync(folder.logFile)) renameSync(folder.logFile, `${folder.logFile}.1`);
  const log = openSync(folder.logFile, 'w', 0o600);
  try {
    return spawn(command, args, {
      ...options,
      cwd: folder.cluster,
      env: postgresEnvironment(),
      stdio: ['ignore', log, log],
      // Its own process group: Ctrl-C in the terminal must reach the launcher first, so that the product stops before
      // its database.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

function exitOf(child: ChildProcess, folder: ClusterFolder): Promise<ServerExit> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, logTail: error.message }));
    child.once('exit', (code, signal) => resolve({ code, signal, logTail: logTail(folder) }));
  });
}

/** The postmaster writes its state into the eighth line of its pid file. */
async function becomesReady(
  folder: ClusterFolder,
  child: ChildProcess,
  patienceMs: number,
): Promise<'ready' | 'slow'> {
  const statusFile = join(folder.cluster, 'postmaster.pid');
  for (
    const end = Date.now() + patienceMs;
    Date.now() < end && child.exitCode === null;
    await delay(STEP_MS)
  ) {
    const lines = readOrEmpty(statusFile).split('\n');
    if (lines[0]?.trim() === String(child.pid) && lines[STATUS_LINE]?.trim() === 'ready') return 'ready';
  }
  return 'slow';
}

function startError(folder: ClusterFolder, failure: ServerExit | 'slow', patienceMs: number): Error {
  if (failure === 'slow') {
    return new PostgresError(
      `PostgreSQL was not ready after ${patienceMs / 1000} seconds. The end of its log (${folder.logFile}):\n${logTail(folder)}`,
    );
  }
  if (/could not bind|Address already in use/u.test(failure.logTail))
    return new PortTakenError(failure.logTail);
  return new PostgresError(
    `PostgreSQL did not start. The end of its log (${folder.logFile}):\n${failure.logTail}`,
  );
}

async function stopServer(child: ChildProcess, exited: Promise<ServerExit>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timer = new AbortController();
    const slow = delay(STOP_PATIENCE_MS, 'slow', { signal: timer.signal }).catch(() => 'slow');
    const outcome = await Promise.race([exited, slow]);
    timer.abort();
    if (outcome !== 'slow') return;
  }
}

function logTail(folder: ClusterFolder): string {
  return readOrEmpty(folder.logFile).trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
