import type { Database } from '../db/database.ts';
import { createFieldEncryption, type FieldEncryption } from '../field-encryption.ts';
import { type DataKeys, ensureDataKeys, loadDataKeys } from './data-keys.ts';
import type { KeyProvider } from './key-provider.ts';

/** How long a process may use the data keys that it has loaded. */
export const FRESH_MS = 30_000;

/** Refreshes the data keys of a process from the database, while another process rotates them. */
export interface KeyRefresh {
  /** Loads them again where they were loaded some time ago; null where there is nothing to wait for. */
  refreshIfOld(): Promise<void> | null;
  refresh(): Promise<void>;
}

export interface LiveFieldEncryption {
  readonly fieldEncryption: FieldEncryption;
  readonly keys: KeyRefresh;
}

/**
 * The field encryption of a process. Makes the data keys of a database that has none.
 * @throws Error in one sentence where the master keys are not those of the database
 */
export async function openFieldEncryption(
  database: Database,
  provider: KeyProvider,
  environmentKey: Buffer | null,
): Promise<LiveFieldEncryption> {
  await ensureDataKeys(database, provider, environmentKey);
  const load = async (known: DataKeys | null) => {
    const at = performance.now();
    return { keys: await loadDataKeys(database.reader, provider, known), at };
  };
  let loaded = await load(null);
  let underWay: Promise<void> | null = null;
  const reload = async () => {
    loaded = await load(loaded.keys);
  };
  const refresh = () => {
    underWay ??= reload().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return {
    fieldEncryption: createFieldEncryption(() => loaded.keys),
    keys: { refresh, refreshIfOld: () => (performance.now() - loaded.at < FRESH_MS ? null : refresh()) },
  };
}
