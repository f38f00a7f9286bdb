import { join } from 'node:path';
import { createClamdScanner } from '../gateways/malware-scanner/clamd/clamd.ts';
import { noScanner } from '../gateways/malware-scanner/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { openStandby, type Standby } from '../platform/db/standby.ts';
import { clearFilesOf } from '../platform/keys/file-encryption.ts';
import { openFileKeys } from '../platform/keys/file-keys.ts';
import { openFieldEncryption } from '../platform/keys/live-field-encryption.ts';
import type { Log } from '../platform/log.ts';
import { createSecurityRecorder } from '../platform/security/recorder.ts';
import { openSecurityLog } from '../platform/security/security-log.ts';
import { securityEventTable } from '../platform/security/store.ts';
import { createFolderStorage } from '../platform/storage.ts';

const SCAN_TIMEOUT_MS = 30_000;

/**
 * Everything stored: the database, the field encryption whose keys it holds wrapped, the files with their malware
 * scanner, and security events, in the database and as JSON lines.
 * @throws Error where the file of SECURITY_LOG_FILE cannot be written
 */
export async function openStored(config: Config, clock: Clock, log: Log) {
  const { encryptionKey: environmentKey, KEY_FILE: path = null } = config;
  const provider = await openFileKeys({ path, environmentKey });
  const database = openDatabase({
    url: config.DATABASE_URL,
    log,
    maxConnections: config.DATABASE_CONNECTIONS,
  });
  try {
    const { fieldEncryption, keys } = await openFieldEncryption(database, provider, environmentKey);
    const lines = await openSecurityLog(config.SECURITY_LOG_FILE ?? null, config.TITIAN_ENV, log);
    const outputs = [lines, securityEventTable(database)];
    const security = createSecurityRecorder({ clock, fieldEncryption, log, outputs });
    const storage = {
      security,
      ...createFolderStorage(join(config.DATA_DIR, 'files'), provider, clearFilesOf(database)),
      scanner: config.clamd === null ? noScanner : createClamdScanner(config.clamd, SCAN_TIMEOUT_MS),
    };
    const standby = standbyOf(config, database, log);
    return {
      ...{ database, standby, provider, storage, security, fieldEncryption, keys },
      async close() {
        await standby?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function standbyOf(config: Config, { reader: primary }: Database, log: Log): Standby | undefined {
  const {
    STANDBY_DATABASE_URL: url,
    STANDBY_STALENESS_MS: stalenessMs,
    DATABASE_CONNECTIONS: maxConnections,
  } = config;
  return url === undefined ? undefined : openStandby({ url, stalenessMs, maxConnections, primary, log });
}
