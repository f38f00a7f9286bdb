import { existsSync, openSync, readFileSync, renameSync } from 'node:fs';

const TAIL_LINES = 15;

/**
 * Opens a log for writing.
 *
 * @param isContinued adds to it, so that what ended a program is there after its restarts; otherwise the log of the
 * previous run is renamed to `….1`
 */
export function openLog(path: string, isContinued: boolean): number {
  if (!isContinued && existsSync(path)) renameSync(path, `${path}.1`);
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
