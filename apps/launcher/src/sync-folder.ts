import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes names that a folder got or lost durable: a rename or link counts once its folder is on the disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
