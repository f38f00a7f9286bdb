import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Stoppable } from '../children/stack.ts';
import type { DataFolder } from '../data-folder.ts';
import { hasCode, messageOf } from '../errors.ts';
import { hasBaseBackups } from './base-backups.ts';

/** More often than WAL is archived: what a row names is in the archive before the row is. */
const MIRROR_PERIOD_MS = 15_000;

/**
 * Archives stored files beside WAL while the product runs, so that an instant after a base backup has its files too
 * (OPS-54). Stored files never change, so that each is archived once: as a link where archive and files are on one disk.
 *
 * @param say gets a line when it fails, and works on
 */
export function startFileMirror(folder: DataFolder, say: (line: string) => void): Stoppable {
  const seen = new Map<string, number>();
  const mirror = () => {
    try {
      mirrorFiles(folder, seen);
    } catch (error) {
      say(`Files are not archived in ${folder.archiveDir}: ${messageOf(error)}`);
    }
  };
  const timer = setInterval(mirror, MIRROR_PERIOD_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      mirror();
    },
  };
}

/**
 * Archives the files that are not archived yet, once a base backup was made.
 *
 * @throws Error where the archive is away or takes no file
 * @param seen when each folder of files was last changed; those that are not since are not read
 */
export function mirrorFiles(
  { filesDir, archiveDir }: Pick<DataFolder, 'filesDir' | 'archiveDir'>,
  seen: Map<string, number>,
): void {
  if (!existsSync(filesDir) || !hasBaseBackups(join(archiveDir, 'wal'))) return;
  for (const part of readdirSync(filesDir).filter((name) => /^[0-9a-f]{2}$/u.test(name))) {
    const { mtimeMs } = statSync(join(filesDir, part));
    if (seen.get(part) === mtimeMs) continue;
    mirrorPart(join(filesDir, part), join(archiveDir, 'files', part));
    seen.set(part, mtimeMs);
  }
}

function mirrorPart(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const archived = new Set(readdirSync(to));
  for (const name of readdirSync(from).filter((one) => /^[0-9a-f]{62}$/u.test(one) && !archived.has(one))) {
    archiveFile(join(from, name), join(to, name));
  }
}

function archiveFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // Given up meanwhile.
    if (hasCode(error, 'ENOENT')) return;
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error;
    copyFileSync(from, `${to}.draft`);
    renameSync(`${to}.draft`, to);
  }
}
