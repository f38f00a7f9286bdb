import { setTimeout } from 'node:timers/promises';
import type { DatabaseClient } from '../db/client.ts';
import type { RotatingStorage } from '../storage.ts';
import {
  type DataKeys,
  dataKeyContext,
  loadDataKeys,
  newFieldKey,
  readDataKeys,
  wrapDataKey,
} from './data-keys.ts';
import type { FileKeys } from './file-keys.ts';
import { FRESH_MS } from './live-field-encryption.ts';
import { resealColumn, usedFieldKeys } from './reseal.ts';
import { sealedColumns } from './sealed-columns.ts';

/** One rotation at a time; any constant that nothing else uses. */
const ROTATION_LOCK = 190_191;
/**
 * Other processes may encrypt with the field key before this one for as long as they have it loaded, and a command
 * runs.
 */
const SETTLE_MS = 2 * FRESH_MS;
/** A key is forgotten only when every process has long stopped using it. */
const RETIRE_AFTER_MINUTES = 15;

export interface RotationDeps {
  /** Signed in as the owner: some of the tables may not be changed by the application. */
  readonly client: DatabaseClient;
  readonly provider: FileKeys;
  readonly storage: RotatingStorage;
  /** The pause between the two passes; by default as long as other processes may use the keys before. */
  readonly settleMs?: number;
  /** Called after each slice. */
  readonly onSlice?: () => Promise<void>;
}

export interface Rotation {
  readonly masterKeyId: string;
  readonly values: number;
  readonly files: number;
  /** Master keys that nothing uses any more. */
  readonly unused: readonly string[];
}

/**
 * Re-encrypts everything under a new master key and a new field key, while the product is served. An interrupted
 * rotation is resumed; a master key that was prepared as the current one of the key file is used instead of a new
 * one.
 * @throws Error in one sentence where another rotation runs
 */
export async function rotateKeys(deps: RotationDeps): Promise<Rotation> {
  return exclusively(deps.client, async () => {
    const keys = await beginRotation(deps);
    const first = { values: await resealAll(deps, keys), files: await renewFiles(deps) };
    // What other processes wrote under the keys before, and rows that were locked.
    await setTimeout(deps.settleMs ?? SETTLE_MS);
    const second = { values: await resealAll(deps, keys), files: await renewFiles(deps) };
    if (!(await isSettled(deps, keys.current.id))) {
      throw new Error('Something is left under earlier keys: run keys:rotate again, it goes on where it is.');
    }
    await deps.client.query(
      "update data_keys set rotated_at = now() where purpose = 'field' and superseded_at is null and rotated_at is null",
    );
    const used = await usedMasterKeys(deps);
    const unused = (await deps.provider.keyIds()).filter((id) => !used.has(id));
    return {
      masterKeyId: await deps.provider.currentKeyId(),
      values: first.values + second.values,
      files: first.files + second.files,
      unused,
    };
  });
}

/**
 * Forgets a master key and its field keys.
 * @throws Error in one sentence where anything still needs it, or may
 */
export async function retireKey(deps: RotationDeps, masterKeyId: string): Promise<void> {
  await exclusively(deps.client, async () => {
    const { rows: fresh } = await deps.client.query(
      `select from data_keys where superseded_at is null and rotated_at is null
        or (master_key_id = $1 and superseded_at > now() - make_interval(mins => $2))`,
      [masterKeyId, RETIRE_AFTER_MINUTES],
    );
    if (fresh.length > 0) {
      throw new Error(
        `Key ${masterKeyId} was in use until a moment ago: retire it ${RETIRE_AFTER_MINUTES} minutes after a whole rotation.`,
      );
    }
    const uses = (await usedMasterKeys(deps)).get(masterKeyId) ?? 0;
    if (uses > 0) {
      throw new Error(`Key ${masterKeyId} is still used by ${uses} values or files: run keys:rotate first.`);
    }
    if (!(await deps.provider.removeKey(masterKeyId))) {
      throw new Error(`Key ${masterKeyId} is not in the key file, or is the current one.`);
    }
    await deps.client.query('delete from data_keys where master_key_id = $1', [masterKeyId]);
  });
}

async function exclusively<Result>(client: DatabaseClient, run: () => Promise<Result>): Promise<Result> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    ROTATION_LOCK,
  ]);
  if (!rows[0]?.mine) {
    throw new Error('Another rotation of keys is under way.');
  }
  try {
    return await run();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ROTATION_LOCK]);
  }
}

/** Resumes an interrupted rotation, or creates the keys of a new one. */
async function beginRotation({ client, provider }: RotationDeps): Promise<DataKeys> {
  const { rows } = await client.query<{ id: number; master_key_id: string; is_whole: boolean }>(
    `select id, master_key_id, rotated_at is not null as is_whole from data_keys
      where purpose = 'field' and superseded_at is null`,
  );
  const before = rows[0];
  if (before === undefined) {
    throw new Error('The database has no data keys.');
  }
  if (before.is_whole) {
    if ((await provider.currentKeyId()) === before.master_key_id) {
      await provider.addKey();
    }
    await insertFieldKey(client, provider, before.id);
  }
  return loadDataKeys(client, provider, null);
}

async function insertFieldKey(client: DatabaseClient, provider: FileKeys, beforeId: number): Promise<void> {
  const keys = await loadDataKeys(client, provider, null);
  const next = await wrapDataKey(provider, 'field', newFieldKey(beforeId + 1));
  const lookup = await provider.wrap(keys.lookup, dataKeyContext('lookup', 1));
  await client.query('begin');
  try {
    await client.query(
      "update data_keys set superseded_at = now() where purpose = 'field' and superseded_at is null",
    );
    await client.query(
      "insert into data_keys (purpose, id, master_key_id, wrapped) values ('field', $1, $2, $3)",
      [next.id, next.master_key_id, next.wrapped],
    );
    await client.query("update data_keys set master_key_id = $1, wrapped = $2 where purpose = 'lookup'", [
      lookup.masterKeyId,
      lookup.bytes,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function resealAll({ client, onSlice }: RotationDeps, keys: DataKeys): Promise<number> {
  let moved = 0;
  for (const column of sealedColumns) {
    moved += await resealColumn(client, column, keys, onSlice);
  }
  return moved;
}

async function renewFiles({ provider, storage, onSlice }: RotationDeps): Promise<number> {
  const current = await provider.currentKeyId();
  let renewed = 0;
  for await (const key of storage.keysBefore(null)) {
    if (await storage.renewUnless(key, current)) {
      renewed += 1;
      await onSlice?.();
    }
  }
  return renewed;
}

async function isSettled(deps: RotationDeps, fieldKeyId: number): Promise<boolean> {
  const fields = await usedFieldKeys(deps.client, sealedColumns);
  const current = await deps.provider.currentKeyId();
  const files = await filesByKey(deps.storage);
  return (
    [...fields.keys()].every((id) => id === fieldKeyId) && [...files.keys()].every((id) => id === current)
  );
}

/** How many values and files need each master key. */
async function usedMasterKeys({ client, storage }: RotationDeps): Promise<Map<string, number>> {
  const uses = await filesByKey(storage);
  const fields = await usedFieldKeys(client, sealedColumns);
  for (const row of await readDataKeys(client)) {
    const count = row.superseded_at === null ? 1 : (fields.get(row.id) ?? 0);
    uses.set(row.master_key_id, (uses.get(row.master_key_id) ?? 0) + count);
  }
  return new Map([...uses].filter(([, count]) => count > 0));
}

async function filesByKey(storage: RotatingStorage): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for await (const key of storage.keysBefore(null)) {
    const id = await storage.masterKeyOf(key);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  uses.delete('gone');
  return uses;
}
