import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK_BYTES = 1024 ** 2;
/** What is left after a chunk did not fit. */
const REST_BYTES = 4096;

/** A file system of its own in memory. */
export interface SmallDisk {
  /** Takes every byte that is left. */
  fill(): void;
  /** Gives them back. */
  empty(): void;
  unmount(): void;
}

/** @returns null where this user or machine may mount nothing */
export function mountSmallDisk(folder: string, sizeMib: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const options = ['-t', 'tmpfs', '-o', `size=${sizeMib}m,mode=0755`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) return null;
  const filling = join(folder, 'filling');
  return {
    fill() {
      const file = openSync(filling, 'w');
      for (const bytes of [CHUNK_BYTES, REST_BYTES]) writeUntilFull(file, Buffer.alloc(bytes, 1));
      closeSync(file);
    },
    empty: () => rmSync(filling, { force: true }),
    unmount() {
      spawnSync('umount', ['--lazy', folder]);
    },
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!isFull) throw error;
  }
}
