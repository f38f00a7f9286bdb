import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';
import { loginUrl } from '@titian/launcher/keys/database-login';
import { ensureKeys } from '@titian/launcher/keys/key-files';
import { setLoginPasswords } from '@titian/server/platform/db/logins';
import { migrate } from '@titian/server/platform/db/migrate';
import pg from 'pg';

/** A PostgreSQL of its own with fsync on, migrated databases, and the environment for a server on each. */
export interface World {
  readonly folder: string;
  database(name: string): Promise<string>;
  /** For a server on the database of that address, which is its owner's; the server signs in as a worker. */
  environment(databaseUrl: string): Record<string, string>;
  stop(): Promise<void>;
}

export async function createWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-bench-'));
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    databases: ['postgres_bench'],
    settings: { max_connections: '300', shared_buffers: '1GB', max_wal_size: '4GB' },
  });
  const keys = await ensureKeys(folder);
  return {
    folder,
    async database(name) {
      const client = new pg.Client({ connectionString: postgres.url('postgres_bench') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = postgres.url(name);
      await migrate(url);
      const { apiDatabasePassword: api, workerDatabasePassword: worker } = keys;
      await setLoginPasswords(url, { api, worker });
      return url;
    },
    environment: (databaseUrl) => ({
      TITIAN_ENV: 'test',
      DATABASE_URL: loginUrl(databaseUrl, 'titian_worker', keys.workerDatabasePassword),
      DATA_DIR: folder,
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      FPX_BASE_URL: 'http://127.0.0.1:9',
      FPX_EXCHANGE_ID: 'EX00012345',
      FPX_SELLER_ID: 'SE00012345',
      FPX_PRIVATE_KEY_FILE: keys.merchantKeyFile,
      FPX_CERT_FILES: keys.fpxCertificateFile,
      PAYOUT_BASE_URL: 'http://127.0.0.1:9',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'error',
    }),
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
