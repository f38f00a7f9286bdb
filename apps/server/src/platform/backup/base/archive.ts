import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ifPresent } from '../../if-present.ts';
import { positionOf, SEGMENT } from './segments.ts';

/** Base backups whose following WAL is kept; what came before the older of them is removed (decision 163). */
export const RETAINED_BASE_BACKUPS = 2;
/** There from the first base backup on: without one no WAL is worth keeping, and the archive keeps none. */
const RECORDS = 'base-backups.json';
/** Written by the archive when it had no room for a segment. */
const GIVEN_UP = 'given-up.json';

const records = z.array(
  z.strictObject({
    folder: z.string(),
    startSegment: z.string().regex(SEGMENT),
    endedAt: z.iso.datetime(),
  }),
);
export type BaseBackupRecord = z.infer<typeof records>[number];

/** The folder of an archive that has WAL; the archive's account owns it. */
export function walFolder(archive: string): string {
  return join(archive, 'wal');
}

/** The folder of an archive that has the stored files, as encrypted as they are. */
export function archivedFilesFolder(archive: string): string {
  return join(archive, 'files');
}

/** The base backups whose following WAL is kept, the newest last; null where none was ever made. */
export async function readBaseBackups(archive: string): Promise<readonly BaseBackupRecord[] | null> {
  const text = await ifPresent(readFile(join(walFolder(archive), RECORDS), 'utf8'));
  return text === null ? null : records.parse(JSON.parse(text));
}

/** Readable by the account that archives, which is not always the one that makes backups. */
export async function writeBaseBackups(
  archive: string,
  retained: readonly BaseBackupRecord[],
): Promise<void> {
  const path = join(walFolder(archive), RECORDS);
  await writeFile(`${path}.draft`, JSON.stringify(retained, null, 2), { mode: 0o644, flush: true });
  await rename(`${path}.draft`, path);
}

/** After a first backup that failed: the archive keeps no WAL again. */
export async function forgetBaseBackups(archive: string): Promise<void> {
  await rm(join(walFolder(archive), RECORDS), { force: true });
}

/** Notes a base backup, and removes the WAL that none of the kept ones needs. */
export async function recordBaseBackup(archive: string, made: BaseBackupRecord): Promise<void> {
  const retained = [...((await readBaseBackups(archive)) ?? []), made].slice(-RETAINED_BASE_BACKUPS);
  await writeBaseBackups(archive, retained);
  const oldest = retained.map(({ startSegment }) => positionOf(startSegment)).sort()[0] ?? '';
  for (const name of await readdir(walFolder(archive))) {
    const segment = name.slice(0, 24);
    if (SEGMENT.test(segment) && positionOf(segment) < oldest) {
      await rm(join(walFolder(archive), name), { force: true });
    }
  }
}

/** Removes archived files that their owners gave up: they must not outlive the backups from before that. */
export async function removeArchivedFiles(archive: string, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await rm(join(archivedFilesFolder(archive), key), { force: true });
  }
}

/** When the archive last had no room for a segment; null where it has kept all. */
export async function givenUpAt(archive: string): Promise<Date | null> {
  const found = await ifPresent(stat(join(walFolder(archive), GIVEN_UP)));
  return found?.mtime ?? null;
}
