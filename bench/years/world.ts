import { createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { addDays, type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import { startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';
import { loginUrl } from '@titian/launcher/keys/database-login';
import { ensureKeys, type KeyFiles } from '@titian/launcher/keys/key-files';
import { selfSignedCertificate } from '@titian/launcher/keys/self-signed-certificate';
import { compose } from '@titian/server/compose';
import { readConfig } from '@titian/server/platform/config';
import { setLoginPasswords } from '@titian/server/platform/db/logins';
import { migrate } from '@titian/server/platform/db/migrate';
import type { TestApp } from '@titian/server/test/app';
import type {} from '@titian/server/test/audited-run';
import type {} from '@titian/server/test/global-setup';
import { startSimulators } from '@titian/simulators/src/start.ts';
import type { DayClock } from './clock.ts';

const DATABASE = 'titian_years';
const SETTINGS = {
  ...{ max_connections: '60', shared_buffers: '1GB', max_wal_size: '2GB' },
  // As often as the daily work of a year of days in minutes needs it.
  autovacuum_naptime: '10s',
};
const TRUST_ACCOUNT = '514012345678';
export const OPERATING_ACCOUNT = '514098765432';
const CERTIFIED_DAYS = 3_650;

/** The product of one folder, on a clock that is moved; what it has is kept in the folder. */
export interface YearsWorld {
  readonly app: TestApp;
  readonly clock: DayClock;
  /** Of the role that owns the database. */
  readonly ownerUrl: string;
  /** Of the simulated exchange, banks and mail server. */
  readonly railsUrl: string;
  readonly keys: KeyFiles;
  stop(): Promise<void>;
}

/** @param startsOn the first day of the run: the exchange's certificate is valid from then on */
export async function openWorld(folder: string, startsOn: Day, clock: DayClock): Promise<YearsWorld> {
  mkdirSync(folder, { recursive: true });
  const stopping: (() => Promise<unknown>)[] = [];
  const postgres = await startPostgres({
    ...{ dataDir: join(folder, 'postgres'), databases: [DATABASE], settings: SETTINGS },
  });
  stopping.push(() => postgres.stop());
  const keys = await ensureKeys(join(folder));
  const ownerUrl = postgres.url(DATABASE);
  await migrate(ownerUrl);
  await setLoginPasswords(ownerUrl, { api: keys.apiDatabasePassword, worker: keys.workerDatabasePassword });
  const callbacks = await listenForCallbacks();
  stopping.push(callbacks.stop);
  const certificate = await longCertificate(folder, keys, startsOn);
  const rails = await startRails(folder, keys, certificate, callbacks.url, clock);
  stopping.push(() => rails.close());
  const config = readConfig({
    ...environmentOf(folder, keys, certificate),
    DATABASE_URL: loginUrl(ownerUrl, 'titian_worker', keys.workerDatabasePassword),
    SMTP_URL: `smtp://127.0.0.1:${rails.smtpPort}`,
    FPX_BASE_URL: rails.simulatorUrl,
    PAYOUT_BASE_URL: rails.simulatorUrl,
  });
  const titian = await compose(config, clock);
  stopping.push(() => titian.close());
  await titian.app.ready();
  callbacks.serve(titian.app.routing);
  return {
    app: { ...titian, config, ownerUrl, ...unused },
    ...{ clock, ownerUrl, keys, railsUrl: rails.simulatorUrl },
    async stop() {
      for (const stop of stopping.reverse()) await stop();
    },
  };
}

/** What the builders of the server's tests never call. */
const unused = {
  analyze: async () => {},
  verifyLedger: async () => {},
  finish: async () => {},
};

function environmentOf(folder: string, keys: KeyFiles, certificate: string): NodeJS.ProcessEnv {
  return {
    ...{ TITIAN_ENV: 'test', DATABASE_CONNECTIONS: '6', DATA_DIR: folder, LOG_LEVEL: 'error' },
    ...{ ENCRYPTION_KEY: keys.encryptionKey, RATE_LIMIT_FACTOR: '1000000' },
    ...{ FPX_EXCHANGE_ID: 'EX00012345', FPX_SELLER_ID: 'SE00012345', FPX_CERT_FILES: certificate },
    ...{ FPX_PRIVATE_KEY_FILE: keys.merchantKeyFile },
    ...{ PAYOUT_ACCOUNT_NUMBER: TRUST_ACCOUNT, OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT },
    // One session lasts a business day.
    ...{ SESSION_IDLE_MINUTES: '720', SESSION_HOURS: '24' },
  };
}

/** The exchange confirms to the product's own routes, on a port of this process. */
async function listenForCallbacks() {
  let serve: Parameters<typeof createServer>[1] = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => serve?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    serve: (next: typeof serve) => {
      serve = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The exchange's key for as long as the run lasts; real ones are renewed each year (FPX-6). */
async function longCertificate(folder: string, keys: KeyFiles, startsOn: Day): Promise<string> {
  const file = join(folder, 'fpx.years.cert.pem');
  if (!existsSync(file)) {
    const startsAt = startOfMalaysiaDay(addDays(startsOn, -1));
    const certificate = await selfSignedCertificate({
      ...{ commonName: 'FPX', privateKey: createPrivateKey(readFileSync(keys.fpxKeyFile)), startsAt },
      endsAt: startOfMalaysiaDay(addDays(startsOn, CERTIFIED_DAYS)),
    });
    writeFileSync(file, certificate);
  }
  return file;
}

function startRails(folder: string, keys: KeyFiles, certificate: string, url: string, clock: DayClock) {
  return startSimulators(
    {
      ...{ httpPort: 0, smtpPort: 0, dataDir: join(folder, 'rails') },
      merchantPublicKeyPem: readFileSync(keys.merchantPublicKeyFile, 'utf8'),
      fpxPrivateKeyPem: readFileSync(keys.fpxKeyFile, 'utf8'),
      fpxCertificatePem: readFileSync(certificate, 'utf8'),
      ...{ exchangeId: 'EX00012345', sellerId: 'SE00012345' },
      ...{ directUrl: `${url}/api/fpx/direct`, indirectUrl: `${url}/api/fpx/indirect` },
      ...{ trustAccountNo: TRUST_ACCOUNT, operatingAccountNo: OPERATING_ACCOUNT },
    },
    () => clock.now(),
  );
}
