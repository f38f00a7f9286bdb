import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { storedFile } from './files.ts';

/** A file that cannot be opened before it is scanned for malware. */
export interface HeldFile extends StoredFile {
  readonly storageKey: string;
  readonly uploadedAt: Date;
}

/** Files that wait for the malware scanner, oldest first. */
export async function findHeld(reader: Reader, limit: number): Promise<HeldFile[]> {
  const rows = await reader.db
    .selectFrom('files')
    .selectAll()
    .where('state', '=', 'quarantined')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...storedFile(row), storageKey: row.storage_key, uploadedAt: row.created_at }));
}

/** Lets a held file be opened from now on; nothing happens when its form has dropped it. */
export async function markScanned(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('files')
    .set({ state: 'stored' })
    .where('id', '=', id)
    .where('state', '=', 'quarantined')
    .execute();
}
