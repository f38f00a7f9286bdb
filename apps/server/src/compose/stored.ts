import { join } from 'node:path';
import { createClamdScanner } from '../gateways/malware-scanner/clamd/clamd.ts';
import { noScanner } from '../gateways/malware-scanner/port.ts';
import type { Config } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { openFileKeys } from '../platform/keys/file-keys.ts';
import { openVault } from '../platform/keys/live-vault.ts';
import type { Log } from '../platform/log.ts';
import { createFolderStorage } from '../platform/storage.ts';

const SCAN_TIMEOUT_MS = 30_000;

/** What is kept: the database, the vault whose keys it holds wrapped, and the files with their malware scanner. */
export async function openStored(config: Config, log: Log) {
  const { encryptionKey: environmentKey, KEY_FILE: path = null } = config;
  const provider = await openFileKeys({ path, environmentKey });
  const database = openDatabase({
    url: config.DATABASE_URL,
    log,
    maxConnections: config.DATABASE_CONNECTIONS,
  });
  try {
    const storage = {
      ...createFolderStorage(join(config.DATA_DIR, 'files'), provider),
      scanner: config.clamd === null ? noScanner : createClamdScanner(config.clamd, SCAN_TIMEOUT_MS),
    };
    return { database, provider, storage, ...(await openVault(database, provider, environmentKey)) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
