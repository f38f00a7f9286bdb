import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ProofRecords } from '../../../platform/db/schema.ts';
import { CORRECTED_RECORDS } from '../domain/corrections.ts';

/** A signed record as it is stored. */
export interface StoredRecord {
  readonly day: Day;
  /** What was signed. */
  readonly content: string;
  readonly hash: Buffer;
  readonly signature: Buffer;
  readonly keyId: number;
  readonly depth: number;
  readonly totalSen: Sen;
  /** What it has beyond its chain of transfers; null before the chain. */
  readonly ahead: unknown;
}

const columns = [
  'day',
  'content',
  'hash',
  'signature',
  'key_id as keyId',
  'depth',
  'total_sen as totalSen',
  'ahead',
] as const;

/** Records of days before one, or of all days, newest first. */
export function listRecords(reader: Reader, before: Day | null, limit: number): Promise<StoredRecord[]> {
  let query = reader.db.selectFrom('proof_records').select(columns);
  if (before !== null) {
    query = query.where('day', '<', before);
  }
  return query.orderBy('day', 'desc').limit(limit).execute();
}

/** The records of a range of days, oldest first, after the one before them, where there is one. */
export async function recordsOfRange(
  reader: Reader,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<{ readonly before: StoredRecord | null; readonly records: StoredRecord[] }> {
  const [before = null] = await listRecords(reader, from, 1);
  const records = await reader.db
    .selectFrom('proof_records')
    .select(columns)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return { before, records };
}

/** The records of the days after one, oldest first, as far as they may correct it. */
export function listRecordsAfter(reader: Reader, day: Day): Promise<StoredRecord[]> {
  return reader.db
    .selectFrom('proof_records')
    .select(columns)
    .where('day', '>', day)
    .orderBy('day')
    .limit(CORRECTED_RECORDS)
    .execute();
}

/** The days of a range that have a record. */
export async function listRecordDays(
  reader: Reader,
  range: { readonly from: Day; readonly to: Day },
): Promise<Day[]> {
  const rows = await reader.db
    .selectFrom('proof_records')
    .select('day')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .execute();
  return rows.map((row) => row.day);
}

/** The record of a day, or null. */
export async function findRecord(reader: Reader, day: Day): Promise<StoredRecord | null> {
  const row = await reader.db
    .selectFrom('proof_records')
    .select(columns)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? null;
}

/** Stores a record; the first of two at once wins, and the other fails on the day or on what it follows. */
export async function insertRecord(tx: Tx, row: Insertable<ProofRecords>): Promise<void> {
  await tx.db.insertInto('proof_records').values(row).execute();
}

/** A published key. */
export interface PublishedKey {
  readonly id: number;
  readonly publicKey: Buffer;
  /** Null of the first. */
  readonly endorsement: Buffer | null;
  readonly createdAt: Date;
}

/** All signing keys, oldest first. */
export function listKeys(reader: Reader): Promise<PublishedKey[]> {
  return reader.db
    .selectFrom('proof_keys')
    .select(['id', 'public_key as publicKey', 'endorsement', 'created_at as createdAt'])
    .orderBy('id')
    .execute();
}

/** Publishes a key. */
export async function insertKey(
  tx: Tx,
  key: Pick<PublishedKey, 'id' | 'publicKey' | 'endorsement'>,
): Promise<void> {
  await tx.db
    .insertInto('proof_keys')
    .values({ id: key.id, public_key: key.publicKey, endorsement: key.endorsement })
    .execute();
}
