import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';

const DEFAULT_PORT = 3000;
const HIGHEST_PORT = 65_535;
const MIB = 1024 ** 2;
/** With less than a week between base backups a busy product stays far below. */
export const DEFAULT_ARCHIVE_LIMIT_BYTES = 10_240 * MIB;

/** What a person may choose about `npm start`. */
export interface Settings {
  /** Everything that the run stores: keys, embedded database, files, logs, demo sign-ins. */
  readonly dataDir: string;
  /** The product's port on 127.0.0.1; 0 requests a free one. */
  readonly port: number;
  /** A database of the user's own; null means the embedded one. */
  readonly databaseUrl: string | null;
  /** Where WAL and files are archived after the first base backup; null for a folder below `dataDir`. */
  readonly archiveDir: string | null;
  /** The most that archived WAL may take. */
  readonly archiveLimitBytes: number;
  /** What a first start makes: the whole market, or only the operators (journey tests bring their own customers). */
  readonly demoData: 'market' | 'operators';
}

/** The checkout's folder, two above this program's, built or not. */
export const checkout = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/u, '');

/**
 * Reads `DATA_DIR` (default `.data` in the checkout), `PORT` (default 3000), `DATABASE_URL`, `ARCHIVE_DIR`,
 * `ARCHIVE_LIMIT_MIB` (default 10,240) and `DEMO_DATA` (default `market`).
 *
 * @throws StartError when one of them makes no sense
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const archiveDir = given(env.ARCHIVE_DIR);
  return {
    dataDir: resolve(given(env.DATA_DIR) ?? join(checkout, '.data')),
    port: readPort(given(env.PORT)),
    databaseUrl: readDatabaseUrl(given(env.DATABASE_URL)),
    archiveDir: archiveDir === null ? null : resolve(archiveDir),
    archiveLimitBytes: readArchiveLimit(given(env.ARCHIVE_LIMIT_MIB)),
    demoData: readDemoData(given(env.DEMO_DATA)),
  };
}

function readPort(text: string | null): number {
  if (text === null) return DEFAULT_PORT;
  const port = /^\d{1,5}$/u.test(text) ? Number.parseInt(text, 10) : HIGHEST_PORT + 1;
  if (port <= HIGHEST_PORT) return port;
  throw new StartError(
    `PORT is "${text}", which is no port. Give a number from 1 to ${HIGHEST_PORT}: PORT=3001 npm start`,
  );
}

function readArchiveLimit(text: string | null): number {
  if (text === null) return DEFAULT_ARCHIVE_LIMIT_BYTES;
  if (/^[1-9]\d{0,8}$/u.test(text)) return Number.parseInt(text, 10) * MIB;
  throw new StartError(
    `ARCHIVE_LIMIT_MIB is "${text}". Give the most MiB that archived WAL may take, as 10240 for 10 GiB.`,
  );
}

function readDatabaseUrl(text: string | null): string | null {
  if (text === null || /^postgres(ql)?:\/\/./u.test(text)) return text;
  throw new StartError(
    'DATABASE_URL is no address of a PostgreSQL database. ' +
      'It looks like postgresql://user:password@host:5432/database; leave it out to use the embedded one.',
  );
}

function readDemoData(text: string | null): Settings['demoData'] {
  if (text === null || text === 'market') return 'market';
  if (text === 'operators') return 'operators';
  throw new StartError(
    `DEMO_DATA is "${text}". It is "market" for a year of demo data, or "operators" for sign-ins of operators only.`,
  );
}

function given(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}
