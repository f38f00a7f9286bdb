import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server's list of base backups (`platform/backup/base/archive.ts`); without it the archive keeps nothing. */
const BASE_BACKUPS = 'base-backups.json';

/**
 * Whether a base backup was begun or made, so that WAL and files from then on are kept.
 *
 * @param walFolder the archive's folder of WAL
 * @throws Error where the folder cannot be read: that is a failure, not an archive without base backups
 */
export function hasBaseBackups(walFolder: string): boolean {
  return readdirSync(walFolder).includes(BASE_BACKUPS);
}

/** One as the list has it. */
export interface BaseBackup {
  readonly folder: string;
  /** ISO 8601. */
  readonly endedAt: string;
}

/** The newest base backup that was made; null where there is none. @throws Error as above */
export function newestBaseBackup(walFolder: string): BaseBackup | null {
  if (!hasBaseBackups(walFolder)) return null;
  const made: readonly BaseBackup[] = JSON.parse(readFileSync(join(walFolder, BASE_BACKUPS), 'utf8'));
  return made.at(-1) ?? null;
}
