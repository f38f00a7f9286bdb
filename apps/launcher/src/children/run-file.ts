import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { processStamp } from '../instance/process-stamp.ts';

/** For answers under way; what a kill cuts off is safe. */
const PATIENCE_MS = 5_000;
const STEP_MS = 20;

/** What a run leaves for others to find: a later run after a kill, and command lines beside it. */
export interface RunFile {
  /** Process stamp of the launcher. */
  readonly launcher: string;
  readonly databaseUrl: string;
  readonly children: readonly { readonly name: string; readonly stamp: string }[];
}

/** Written whole and for the owner only: it holds the database's password. */
export function writeRunFile(path: string, content: RunFile): void {
  writeFileSync(`${path}.draft`, JSON.stringify(content, null, 2), { mode: 0o600 });
  renameSync(`${path}.draft`, path);
}

/** What the last run wrote; null when there is nothing readable. */
export function readRunFile(path: string): RunFile | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RunFile;
  } catch {
    return null;
  }
}

/** Whether the launcher that wrote it still runs. */
export function isRunning(run: RunFile): boolean {
  return isAlive(run.launcher);
}

/** Ends the programs that a killed run left behind and waits for them, so that their port and files are free. */
export async function endLeftovers(path: string): Promise<void> {
  const stamps = (readRunFile(path)?.children ?? []).map(({ stamp }) => stamp).filter(isAlive);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const stamp of stamps.filter(isAlive)) signalQuietly(Number.parseInt(stamp, 10), signal);
    for (const end = Date.now() + PATIENCE_MS; stamps.some(isAlive) && Date.now() < end; )
      await delay(STEP_MS);
  }
  rmSync(path, { force: true });
}

function isAlive(stamp: string): boolean {
  return stamp !== '' && processStamp(Number.parseInt(stamp, 10)) === stamp;
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}
