import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseInUseError } from '@titian/launcher/embedded-postgres/postgres-error';
import { type RunningPostgres, startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';

/** The database that a server is entered by; test databases are made beside it. */
const MAINTENANCE_DATABASE = 'titian_tests';
const SLOTS = 32;
const slotsFolder = join(fileURLToPath(new URL('../../../', import.meta.url)), '.cache', 'postgres');

/** A killed process loses nothing by it; after a machine stopped, delete `.cache/postgres` (decision 110). */
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off' };

/** The PostgreSQL server of one test run. */
export interface TestServer {
  /** Address of its maintenance database, for a role that may create databases. */
  readonly url: string;
  /** The server is exclusive, so databases of an earlier run may be dropped. */
  readonly isOwn: boolean;
  stop(): Promise<void>;
}

/**
 * The server named by `DATABASE_URL`, or an embedded one. Embedded data is retained between runs, with the migrated
 * template in it; runs side by side each take a folder of their own.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  if (given !== undefined && given !== '') return { url: given, isOwn: false, stop: async () => undefined };
  const postgres = await startInFreeSlot();
  // A run that is broken off (Ctrl-C) skips its teardown, but not this.
  process.once('exit', () => stopQuietly(postgres.pid));
  return { url: postgres.url(MAINTENANCE_DATABASE), isOwn: true, stop: () => postgres.stop() };
}

async function startInFreeSlot(): Promise<RunningPostgres> {
  for (let slot = 0; slot < SLOTS; slot += 1) {
    try {
      return await startPostgres({
        dataDir: join(slotsFolder, String(slot)),
        databases: [MAINTENANCE_DATABASE],
        settings: { max_connections: '200', max_parallel_workers_per_gather: '0', ...NOT_DURABLE },
      });
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
    }
  }
  throw new Error(`${SLOTS} test runs hold every folder in ${slotsFolder}; wait for one to end.`);
}

function stopQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // Stopped already, as it should be.
  }
}
