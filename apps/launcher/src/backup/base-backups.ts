import { readdirSync } from 'node:fs';

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
