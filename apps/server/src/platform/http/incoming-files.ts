import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, later } from '../clock.ts';
import { ifPresent } from '../if-present.ts';
import type { Periodic } from '../periodic.ts';

const HOUR_MS = 3_600_000;
/** No call lasts as long (`REQUEST_TIMEOUT_MS`): what is older was left by a process that was killed while a file came in. */
const RETENTION_MS = HOUR_MS;
const SWEEP_MS = HOUR_MS / 6;

/** Removes files that came in and were never taken over, once they are an hour old. */
export function sweepIncoming(folder: string, clock: Clock): Periodic {
  return {
    name: 'incoming_files',
    // Frequent, because a process restarted every day would otherwise never run it.
    everyMs: SWEEP_MS,
    async run() {
      const before = later(clock.now(), -RETENTION_MS);
      for (const name of await namesIn(folder)) {
        const path = join(folder, name);
        if (await isOlder(path, before)) {
          await rm(path, { force: true });
        }
      }
    },
  };
}

/** A folder that no file has come into yet is not there. */
async function namesIn(folder: string): Promise<readonly string[]> {
  return (await ifPresent(readdir(folder))) ?? [];
}

/** False for one that is gone: its call was answered in between. */
async function isOlder(path: string, before: Date): Promise<boolean> {
  const found = await ifPresent(stat(path));
  return found !== null && found.mtime < before;
}
