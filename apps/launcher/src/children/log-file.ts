import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';

const TAIL_LINES = 15;

/** Rotates the log for this run, renaming the previous one to `….1`, and opens it for writing. */
export function openLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  // Append mode: the program and the launcher may both write.
  return openSync(path, 'a', 0o600);
}

/** The last lines of a log; empty when there is none. */
export function logTail(path: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  } catch {
    return '';
  }
}
