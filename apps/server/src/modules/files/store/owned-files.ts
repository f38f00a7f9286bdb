import type { Reader } from '../../../platform/db/database.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { storedFile, storedStates } from './files.ts';

/** A stored file with the time at which it came in. */
export interface OwnedFile extends StoredFile {
  readonly uploadedAt: Date;
}

/** What a customer has uploaded and is still stored, newest first. */
export async function findFilesOf(
  reader: Reader,
  ownerUserId: string,
  beforeId: string | null,
  limit: number,
): Promise<OwnedFile[]> {
  const rows = await reader.db
    .selectFrom('files')
    .selectAll()
    .where('owner_user_id', '=', ownerUserId)
    .where('state', 'in', storedStates)
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...storedFile(row), uploadedAt: row.created_at }));
}
