import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { FPX_EXCHANGE_ID, FPX_SELLER_ID, type KeyFiles } from './keys/key-files.ts';
import { checkout } from './settings.ts';

/** The platform's trust account at the simulated payout bank. */
const TRUST_ACCOUNT_NO = '514012345678';
const OPERATING_ACCOUNT_NO = '514098765432';

type Environment = Readonly<Record<string, string>>;

/** The programs that a launch runs. */
export interface Programs {
  readonly server: string;
  /** Migrates the database before the server starts. */
  readonly migrate: string;
  readonly simulators: string;
  readonly demo: string;
  /** Archives one WAL segment of the embedded database. */
  readonly archiveWal: string;
  /** Copies the database into a cluster of another major version of PostgreSQL. */
  readonly copyDatabase: string;
  /** Runs the server's commands, drills among them. */
  readonly serverCli: string;
  /** Takes the demo's operators through their first sign-in. */
  readonly demoOperators: string;
}

/** Where the built programs are. */
export const programs: Programs = {
  server: join(checkout, 'apps/server/dist/main.js'),
  migrate: join(checkout, 'apps/server/dist/migrate.js'),
  simulators: join(checkout, 'apps/simulators/dist/main.js'),
  demo: join(checkout, 'apps/demo/dist/main.js'),
  archiveWal: join(checkout, 'apps/launcher/dist/archive-wal.js'),
  copyDatabase: join(checkout, 'apps/server/dist/copy-database.js'),
  serverCli: join(checkout, 'apps/launcher/dist/server-cli.js'),
  demoOperators: join(checkout, 'apps/demo/dist/operators.js'),
};

export interface SimulatorAddresses {
  readonly simulatorUrl: string;
  readonly smtpUrl: string;
}

/** For programs that need no rails and no mails: nothing listens on the discard port. */
export const NOWHERE: SimulatorAddresses = {
  simulatorUrl: 'http://127.0.0.1:9',
  smtpUrl: 'smtp://127.0.0.1:9',
};

/** The address that people type; the server itself listens on 127.0.0.1 only. */
export function publicUrl(port: number): string {
  return `http://localhost:${port}`;
}

/**
 * What the simulators need to play the exchange, the banks and the mail server of this product.
 *
 * @param addresses where they listened before in this run; null for any free ports
 */
export function simulatorEnvironment(
  folder: DataFolder,
  keys: KeyFiles,
  port: number,
  addresses: SimulatorAddresses | null,
): Environment {
  return {
    DATA_DIR: folder.dir,
    SIMULATOR_PORT: addresses === null ? '0' : new URL(addresses.simulatorUrl).port,
    SMTP_PORT: addresses === null ? '0' : new URL(addresses.smtpUrl).port,
    MERCHANT_PUBLIC_KEY_FILE: keys.merchantPublicKeyFile,
    FPX_PRIVATE_KEY_FILE: keys.fpxKeyFile,
    FPX_CERT_FILE: keys.fpxCertificateFile,
    FPX_EXCHANGE_ID,
    FPX_SELLER_ID,
    FPX_DIRECT_URL: `http://127.0.0.1:${port}/api/fpx/direct`,
    // The buyer's browser goes here and must come back to the address that holds its session.
    FPX_INDIRECT_URL: `${publicUrl(port)}/api/fpx/indirect`,
    TRUST_ACCOUNT_NO,
    OPERATING_ACCOUNT_NO,
  };
}

/** The demo's configuration of the server: everything that production takes from its own environment. */
export function serverEnvironment(
  folder: DataFolder,
  keys: KeyFiles,
  databaseUrl: string,
  port: number,
  simulators: SimulatorAddresses,
): Environment {
  return {
    TITIAN_ENV: 'demo',
    ROLE: 'all',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: publicUrl(port),
    WEB_DIR: join(checkout, 'apps/web/dist'),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder.dir,
    ARCHIVE_DIR: folder.archiveDir,
    ENCRYPTION_KEY: keys.encryptionKey,
    KEY_FILE: keys.masterKeyFile,
    SMTP_URL: simulators.smtpUrl,
    SIMULATOR_URL: simulators.simulatorUrl,
    FPX_BASE_URL: simulators.simulatorUrl,
    FPX_EXCHANGE_ID,
    FPX_SELLER_ID,
    FPX_PRIVATE_KEY_FILE: keys.merchantKeyFile,
    FPX_CERT_FILES: keys.fpxCertificateFile,
    FPX_MERCHANT_CERT_FILE: keys.merchantCertificateFile,
    PAYOUT_BASE_URL: simulators.simulatorUrl,
    PAYOUT_ACCOUNT_NUMBER: TRUST_ACCOUNT_NO,
    OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT_NO,
    ALLOW_DATE_OVERRIDE: 'true',
    // All of the demo's people share one address.
    RATE_LIMIT_FACTOR: '100',
  };
}
