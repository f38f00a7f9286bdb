import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Files } from '../../../platform/db/schema.ts';
import type { StoredFile } from '../domain/stored-file.ts';

export interface NewFile extends StoredFile {
  readonly sha256: Buffer;
  readonly storageKey: string;
}

export async function insertFiles(tx: Tx, files: readonly NewFile[]): Promise<void> {
  if (files.length === 0) {
    return;
  }
  await tx.db
    .insertInto('files')
    .values(
      files.map((one) => ({
        id: one.id,
        owner_user_id: one.ownerUserId,
        purpose: one.purpose,
        original_name: one.name,
        content_type: one.contentType,
        bytes: one.bytes,
        sha256: one.sha256,
        storage_key: one.storageKey,
        state: one.isHeld ? 'quarantined' : 'stored',
      })),
    )
    .execute();
}

/** Files whose bytes are stored; a quarantined one waits for the malware scanner. */
export const storedStates = ['stored', 'quarantined'];

/** Stored files by id; unknown and purged ones are left out. */
export async function findFiles(reader: Reader, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', oneOf(ids))
    .where('state', 'in', storedStates)
    .execute();
  return rows.map(storedFile);
}

/** SHA-256 of the stored content of files, as hex by id; missing for a file that is not stored any more. */
export async function findContentHashes(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('id', '=', oneOf(ids))
    .where('state', 'in', storedStates)
    .execute();
  return new Map(rows.map((row) => [row.id, row.sha256.toString('hex')]));
}

/** A row as the domain type. */
export function storedFile(row: Selectable<Files>): StoredFile {
  return {
    id: row.id,
    ownerUserId: row.owner_user_id,
    purpose: row.purpose,
    name: row.original_name,
    contentType: row.content_type,
    bytes: row.bytes,
    isHeld: row.state === 'quarantined',
  };
}

export interface FileReader {
  readonly kind: 'user' | 'operator';
  readonly id: string;
}

export interface NewToken {
  readonly tokenHash: Buffer;
  readonly fileId: string;
  readonly reader: FileReader;
  /** On what ground the file is opened. */
  readonly reason: string;
  readonly expiresAt: Date;
}

export async function insertToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.db
    .insertInto('download_tokens')
    .values({
      token_hash: token.tokenHash,
      file_id: token.fileId,
      reader_kind: token.reader.kind,
      reader_id: token.reader.id,
      reason: token.reason,
      expires_at: token.expiresAt,
    })
    .execute();
}

export interface SpentToken {
  readonly fileId: string;
  readonly reader: FileReader;
  /** Null for a link from before grounds were recorded. */
  readonly reason: string | null;
}

/** Spends a download token, once and in its time; null otherwise. */
export async function spendToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<SpentToken | null> {
  const row = await tx.db
    .updateTable('download_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['file_id', 'reader_kind', 'reader_id', 'reason'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        fileId: row.file_id,
        reader: { kind: row.reader_kind === 'operator' ? 'operator' : 'user', id: row.reader_id },
        reason: row.reason,
      };
}

export async function insertRead(
  tx: Tx,
  read: {
    readonly id: string;
    readonly fileId: string;
    readonly reader: FileReader;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await tx.db
    .insertInto('file_reads')
    .values({
      id: read.id,
      file_id: read.fileId,
      reader_kind: read.reader.kind,
      reader_id: read.reader.id,
      reason: read.reason,
      at: read.at,
    })
    .execute();
}

/** Where a file's bytes are. */
export async function findKey(reader: Reader, fileId: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', fileId)
    .where('state', '=', 'stored')
    .executeTakeFirst();
  return row?.storage_key ?? null;
}

/** What a customer has uploaded, oldest first. */
export function listFilesOf(reader: Reader, ownerUserId: string): Promise<object[]> {
  return reader.db
    .selectFrom('files')
    .select(['id', 'purpose', 'original_name', 'content_type', 'bytes', 'state', 'created_at'])
    .where('owner_user_id', '=', ownerUserId)
    .orderBy('id')
    .execute();
}

/** Marks a file as purged and answers where its bytes are; null when it was purged before. */
export async function setPurged(tx: Tx, fileId: string): Promise<string | null> {
  const row = await tx.db
    .updateTable('files')
    .set({ state: 'purged' })
    .where('id', '=', fileId)
    .where('state', 'in', storedStates)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key ?? null;
}

/** Whether one of these files has exactly this content. */
export async function someHasContent(
  reader: Reader,
  ids: readonly string[],
  sha256: Buffer,
): Promise<boolean> {
  const row =
    ids.length === 0
      ? undefined
      : await reader.db
          .selectFrom('files')
          .select('id')
          .where('id', '=', oneOf(ids))
          .where('sha256', '=', sha256)
          .limit(1)
          .executeTakeFirst();
  return row !== undefined;
}

/** Drops files that nothing refers to any more; from then on they cannot be opened. */
export async function markDropped(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('files')
    .set({ state: 'dropped' })
    .where('id', '=', oneOf(ids))
    .where('state', 'in', storedStates)
    .execute();
}

/** Files whose bytes are still to be removed. */
export async function findDropped(
  reader: Reader,
  limit: number,
): Promise<{ readonly id: string; readonly storageKey: string }[]> {
  const rows = await reader.db
    .selectFrom('files')
    .select(['id', 'storage_key'])
    .where('state', '=', 'dropped')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, storageKey: row.storage_key }));
}

export async function markPurged(tx: Tx, id: string): Promise<void> {
  await tx.db.updateTable('files').set({ state: 'purged' }).where('id', '=', id).execute();
}

/** Which of these keys belong to a file whose bytes are wanted. */
export async function findWantedKeys(reader: Reader, keys: readonly string[]): Promise<Set<string>> {
  const rows = await reader.db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .where('state', '<>', 'purged')
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
