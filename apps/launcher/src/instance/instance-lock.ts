import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from '../errors.ts';
import { processStamp } from './process-stamp.ts';

/** Thrown when another living process holds the lock. */
export class LockHeldError extends Error {
  override readonly name = 'LockHeldError';
  readonly pid: number;

  constructor(path: string, pid: number) {
    super(`${path} is held by the running process ${pid}`);
    this.pid = pid;
  }
}

export interface InstanceLock {
  release(): void;
}

/**
 * Takes a lock that lasts as long as this process: a lock whose holder has ended, even by kill -9 or a power cut,
 * is taken over.
 *
 * @throws LockHeldError when a living process (this one included) holds it
 */
export function takeInstanceLock(path: string): InstanceLock {
  const mine = processStamp(process.pid) ?? String(process.pid);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (tryTake(path, mine)) return { release: () => releaseLock(path, mine) };
    const holder = readHolder(path);
    if (holder === null) continue;
    const pid = Number.parseInt(holder, 10);
    if (processStamp(pid) === holder) throw new LockHeldError(path, pid);
    removeStale(path, holder, mine);
  }
  throw new Error(`The lock ${path} keeps changing hands; try again in a moment.`);
}

/** A hard link appears with its content or not at all, and only one of two racing processes can make it. */
function tryTake(path: string, mine: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Moves the dead holder's lock aside; puts back what turns out to be a newer lock of a faster process. */
function removeStale(path: string, stale: string, mine: string): void {
  const aside = `${path}.stale.${mine}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, path);
  } catch {
    // Another process was faster: the next iteration reads the lock again.
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseLock(path: string, mine: string): void {
  if (readHolder(path) === mine) rmSync(path, { force: true });
}
