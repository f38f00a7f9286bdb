import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, type Titian } from '../src/compose.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { findViolations } from '../src/platform/invariants.ts';
import { createTestDatabase } from './database.ts';

export interface TestApp extends Titian {
  readonly config: Config;
  /** Fails with the broken invariants, if any. */
  verifyLedger(): Promise<void>;
  /** Verifies the invariants, closes everything and removes the database. */
  finish(): Promise<void>;
}

/** The whole product on a database of its own; calls go through `app.inject`. */
export async function createTestApp(overrides: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const config = readConfig({ ...testEnvironment(database.url), ...overrides });
  const titian = await compose(config);
  await titian.app.ready();
  const verifyLedger = async () => {
    const violations = await findViolations(titian.database.reader, titian.invariants);
    if (violations.length > 0) {
      throw new Error(
        `broken invariants: ${JSON.stringify(violations, (_key, value) => (typeof value === 'bigint' ? String(value) : value))}`,
      );
    }
  };
  return {
    ...titian,
    config,
    verifyLedger,
    async finish() {
      await verifyLedger();
      await titian.close();
      await database.drop();
    },
  };
}

/** An environment in which nothing outside is reachable unless a test starts it. */
export function testEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'titian-test-'));
  mkdirSync(folder, { recursive: true });
  const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyFile = join(folder, 'merchant.pem');
  writeFileSync(keyFile, merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return {
    TITIAN_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: '6',
    DATA_DIR: folder,
    ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    FPX_BASE_URL: 'http://127.0.0.1:9',
    FPX_EXCHANGE_ID: 'EX00012345',
    FPX_SELLER_ID: 'SE00012345',
    FPX_PRIVATE_KEY_FILE: keyFile,
    FPX_CERT_FILES: keyFile,
    PAYOUT_BASE_URL: 'http://127.0.0.1:9',
    ALLOW_DATE_OVERRIDE: 'true',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
}
