import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { PostgresError } from './postgres-error.ts';

const STEP_MS = 10;

export interface ClusterProcess {
  readonly pid: number;
  /** The postmaster; the others are its children, which outlive it for a moment when it is killed. */
  readonly isMaster: boolean;
}

/**
 * Lists the living PostgreSQL processes of one cluster by the cluster name in their command lines, which every
 * account may read. Numbers in `postmaster.pid` are not trusted: they are reused after a crash or in a container.
 */
export function clusterProcesses(clusterName: string): readonly ClusterProcess[] {
  const found: ClusterProcess[] = [];
  for (const { pid, command } of runningCommands()) {
    if (command.startsWith(`postgres: ${clusterName}: `)) found.push({ pid, isMaster: false });
    else if (command.includes(`cluster_name=${clusterName} `)) found.push({ pid, isMaster: true });
  }
  return found;
}

/**
 * Stops what a killed run left behind, gently first: a database that is still writing must never be opened twice.
 *
 * @returns how many processes were found
 * @throws PostgresError when they do not end
 */
export async function stopClusterProcesses(clusterName: string, patienceMs = 10_000): Promise<number> {
  const found = clusterProcesses(clusterName);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const living = clusterProcesses(clusterName);
    if (living.length === 0) return found.length;
    const masters = living.filter(({ isMaster }) => isMaster);
    for (const { pid } of masters.length > 0 ? masters : living) signalQuietly(pid, signal);
    if (await allGone(clusterName, patienceMs)) return found.length;
  }
  throw new PostgresError(
    `PostgreSQL processes of an earlier run do not end: ${clusterProcesses(clusterName)
      .map(({ pid }) => pid)
      .join(', ')}. End them, then start again.`,
  );
}

async function allGone(clusterName: string, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    if (clusterProcesses(clusterName).length === 0) return true;
    await delay(STEP_MS);
  }
  return false;
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Already ended, or another process: the following wait decides.
  }
}

function runningCommands(): readonly { pid: number; command: string }[] {
  return process.platform === 'linux' ? linuxCommands() : portableCommands();
}

function linuxCommands(): readonly { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map((name) => ({ pid: Number.parseInt(name, 10), command: linuxCommand(name) }));
}

/** A zombie's command line is empty, so it counts as gone. */
function linuxCommand(pid: string): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trimEnd()} `;
  } catch {
    return '';
  }
}

function portableCommands(): readonly { pid: number; command: string }[] {
  const lines = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).stdout.split('\n');
  return lines.map((line) => {
    const [, pid = '0', command = ''] = /^\s*(\d+)\s+(.*)$/u.exec(line) ?? [];
    return { pid: Number.parseInt(pid, 10), command: `${command} ` };
  });
}
