import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { compose, type Titian } from '../src/compose.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { watchCalls } from './audited-calls.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { findViolationsTogether } from './verify-invariants.ts';

export interface TestApp extends Titian {
  /** Signs in to the database as a worker does. */
  readonly config: Config;
  /** Address of the database for the role that owns it, which the product never is. */
  readonly ownerUrl: string;
  /** For tests with thousands of rows: without it the planner takes every table for empty. */
  analyze(): Promise<void>;
  /** Fails with the broken invariants, if any. */
  verifyLedger(): Promise<void>;
  /** Verifies the invariants and what calls wrote to the audit log, closes everything and removes the database. */
  finish(): Promise<void>;
}

/** As whom the product signs in; a test that changes in its transactions what the product never may needs the way back. */
export type TestLogin = Extract<keyof TestDatabase, 'workerUrl' | 'workerWithWayBackUrl'>;

/** The whole product on a database of its own; calls go through `app.inject`. A test may hold the clock. */
export async function createTestApp(
  overrides: NodeJS.ProcessEnv = {},
  clock: Clock = systemClock,
  login: TestLogin = 'workerUrl',
): Promise<TestApp> {
  return testAppOn(await createTestDatabase(), overrides, clock, login);
}

/** The same on a database that is there already; `finish` removes it. */
export async function testAppOn(
  database: TestDatabase,
  overrides: NodeJS.ProcessEnv = {},
  clock: Clock = systemClock,
  login: TestLogin = 'workerUrl',
): Promise<TestApp> {
  const config = readConfig({ ...testEnvironment(database[login]), ...overrides });
  const titian = await compose(config, clock);
  const calls = watchCalls(titian.app);
  await titian.app.ready();
  const verifyLedger = async () => {
    const violations = await findViolationsTogether(titian.database, titian.invariants);
    if (violations.length > 0) {
      throw new Error(
        `broken invariants: ${JSON.stringify(violations, (_key, value) => (typeof value === 'bigint' ? String(value) : value))}`,
      );
    }
  };
  return {
    ...titian,
    config,
    ownerUrl: database.url,
    analyze: database.analyze,
    verifyLedger,
    async finish() {
      await calls.end(titian.database);
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
  const keys = inject('keys');
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
    FPX_PRIVATE_KEY_FILE: keys.merchantKeyFile,
    FPX_CERT_FILES: keys.fpxCertificateFile,
    PAYOUT_BASE_URL: 'http://127.0.0.1:9',
    ALLOW_DATE_OVERRIDE: 'true',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
  };
}
