import { hkdfSync, randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { DatabaseClient } from '../db/client.ts';
import type { Database, Reader, Tx } from '../db/database.ts';
import type { DataKeys as DataKeysTable } from '../db/schema.ts';
import { decrypt } from './aead.ts';
import type { KeyProvider } from './key-provider.ts';

const DATA_KEY_BYTES = 32;
/** The field key of values that name none. */
export const UNNAMED_KEY = 0;
/** The advisory lock for creating the first keys of a database; any otherwise unused constant. */
const FIRST_KEYS_LOCK = 190_190;

export interface FieldKey {
  readonly id: number;
  readonly key: Buffer;
}

/** The keys that encrypt columns, opened. */
export interface DataKeys {
  /** Encrypts what is written now. */
  readonly current: FieldKey;
  readonly fields: ReadonlyMap<number, Buffer>;
  /** Of keyed hashes. */
  readonly lookup: Buffer;
}

export type KeyPurpose = 'field' | 'lookup';

/** What a wrapped data key is bound to. */
export function dataKeyContext(purpose: KeyPurpose, id: number): string {
  return `data-key:${purpose}:${id}`;
}

/** A data key under the master key in force, as the database stores it. */
export async function wrapDataKey(provider: KeyProvider, purpose: KeyPurpose, { id, key }: FieldKey) {
  const { masterKeyId, bytes } = await provider.wrap(key, dataKeyContext(purpose, id));
  return { purpose, id, master_key_id: masterKeyId, wrapped: bytes };
}

export function newFieldKey(id: number): FieldKey {
  return { id, key: randomBytes(DATA_KEY_BYTES) };
}

/** A data key as the database stores it. */
export type StoredDataKey = Pick<
  Selectable<DataKeysTable>,
  'id' | 'master_key_id' | 'wrapped' | 'superseded_at'
> & {
  readonly purpose: KeyPurpose;
};

const ALL = {
  name: 'data_keys',
  text: 'select purpose, id, master_key_id, wrapped, superseded_at from data_keys order by purpose, id',
};

/** Where data keys are read: through the pool of a process, or over one connection for maintenance. */
export type KeySource = Reader | DatabaseClient;

/** The data keys of a database as they are stored. */
export async function readDataKeys(source: KeySource): Promise<StoredDataKey[]> {
  return 'run' in source
    ? source.run<StoredDataKey>(ALL, [])
    : (await source.query<StoredDataKey>(ALL.text)).rows;
}

/** Reads and opens the data keys of a database; see `openDataKeys`. */
export async function loadDataKeys(
  source: KeySource,
  provider: KeyProvider,
  known: DataKeys | null,
): Promise<DataKeys> {
  return openDataKeys(await readDataKeys(source), provider, known);
}

/**
 * Opens data keys with the master keys.
 * @param known keys that were opened before, which are not opened again
 * @throws MasterKeyMissing; Error where a master key is another one of the same id
 */
export async function openDataKeys(
  rows: readonly StoredDataKey[],
  provider: KeyProvider,
  known: DataKeys | null,
): Promise<DataKeys> {
  const fields = new Map<number, Buffer>();
  let lookup = known?.lookup ?? null;
  let currentId = UNNAMED_KEY;
  for (const row of rows) {
    const { purpose } = row;
    const opened = purpose === 'lookup' ? lookup : (known?.fields.get(row.id) ?? null);
    const wrapped = { masterKeyId: row.master_key_id, bytes: row.wrapped };
    const key = opened ?? (await provider.unwrap(wrapped, dataKeyContext(purpose, row.id)));
    if (purpose === 'lookup') {
      lookup = key;
    } else {
      fields.set(row.id, key);
      currentId = row.superseded_at === null ? row.id : currentId;
    }
  }
  const current = fields.get(currentId);
  if (lookup === null || current === undefined) {
    throw new Error('The database has no data keys.');
  }
  return { current: { id: currentId, key: current }, fields, lookup };
}

/**
 * Creates the data keys of a database that has none. One that was written before data keys existed continues with the
 * key from `ENCRYPTION_KEY`, so that its values and look-ups stay valid.
 * @param environmentKey `ENCRYPTION_KEY`, where it is set
 * @throws Error in one sentence where the database was written with another `ENCRYPTION_KEY`, or with one and it is not
 * set
 */
export async function ensureDataKeys(
  database: Database,
  provider: KeyProvider,
  environmentKey: Buffer | null,
): Promise<void> {
  if (await hasDataKeys(database.reader)) {
    return;
  }
  await database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_KEYS_LOCK})`.execute(tx.db);
    if (!(await hasDataKeys(tx))) {
      await insertFirstKeys(tx, provider, environmentKey);
    }
  });
}

async function hasDataKeys(reader: Reader): Promise<boolean> {
  return (await reader.db.selectFrom('data_keys').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function insertFirstKeys(tx: Tx, provider: KeyProvider, environmentKey: Buffer | null): Promise<void> {
  const sample = await sampleUnnamed(tx);
  if (sample.length > 0 && environmentKey === null) {
    throw new Error('This database was written with ENCRYPTION_KEY: start with it once, beside KEY_FILE.');
  }
  const now = sql<Date>`now()`;
  const lookup = environmentKey === null ? newFieldKey(1).key : derived(environmentKey, 'titian/hash');
  const first = await wrapDataKey(provider, 'field', newFieldKey(1));
  const rows = [
    { ...first, superseded_at: null, rotated_at: now },
    {
      ...(await wrapDataKey(provider, 'lookup', { id: 1, key: lookup })),
      superseded_at: null,
      rotated_at: now,
    },
  ];
  await tx.db.insertInto('data_keys').values(rows).execute();
  if (environmentKey !== null) {
    const key = derived(environmentKey, 'titian/seal');
    rejectForeign(sample, key);
    const unnamed = await wrapDataKey(provider, 'field', { id: UNNAMED_KEY, key });
    await tx.db
      .insertInto('data_keys')
      .values({ ...unnamed, superseded_at: now, rotated_at: now })
      .execute();
  }
}

/** The two keys that `ENCRYPTION_KEY` was used as before data keys existed. */
function derived(environmentKey: Buffer, use: 'titian/seal' | 'titian/hash'): Buffer {
  return Buffer.from(hkdfSync('sha256', environmentKey, '', use, DATA_KEY_BYTES));
}

/** A few values of a database without data keys; every database in use has one of these. */
async function sampleUnnamed(tx: Tx): Promise<Buffer[]> {
  const { rows } = await sql<{ sealed: Buffer }>`
    (select secret_enc as sealed from two_factors where secret_enc is not null limit 3)
    union all (select identity_enc from operators where identity_enc is not null limit 3)
    union all (select to_enc from emails limit 3)
    union all (select number_enc from bank_accounts limit 3)`.execute(tx.db);
  return rows.map((row) => row.sealed);
}

function rejectForeign(sample: readonly Buffer[], key: Buffer): void {
  try {
    for (const sealed of sample) {
      decrypt(key, sealed, null);
    }
  } catch {
    throw new Error(
      'ENCRYPTION_KEY is not the key of this database. Nothing was changed; start again with the right one.',
    );
  }
}
