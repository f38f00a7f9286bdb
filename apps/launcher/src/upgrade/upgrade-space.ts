import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import { StartError } from '../start-error.ts';
import type { UpgradePaths } from './upgrade-paths.ts';

const MIB = 1024 ** 2;
/** For the WAL of both clusters while they run, and for what a backup asks to stay free. */
const MARGIN_BYTES = 768 * MIB;

/**
 * Rejects a disk without room for a backup and a second cluster beside the one there is.
 *
 * @param freeBytes how much is free where a folder lies
 * @throws StartError with how much is needed
 */
export function rejectSmallDisk(
  { dir, filesDir }: DataFolder,
  { cluster }: UpgradePaths,
  freeBytes: (folder: string) => number = freeBytesIn,
): void {
  const needed = 2 * bytesBelow(cluster) + bytesBelow(filesDir) + MARGIN_BYTES;
  const free = freeBytes(dir);
  if (free >= needed) return;
  throw new StartError(
    `To upgrade the database ${mebibytes(needed)} MiB have to be free in ${dir}, and ${mebibytes(free)} MiB are. ` +
      'Make room, and start again: the database is as it was.',
  );
}

function freeBytesIn(folder: string): number {
  const { bsize, bavail } = statfsSync(folder);
  return bsize * bavail;
}

function bytesBelow(folder: string): number {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return 0;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function mebibytes(bytes: number): number {
  return Math.ceil(bytes / MIB);
}
