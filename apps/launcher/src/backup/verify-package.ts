import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { startPostgres } from '../embedded-postgres/start-postgres.ts';
import { ensureKeys, type KeyFiles } from '../keys/key-files.ts';

const DATABASE = 'wind_down';

/** What the server needs to read a package back. */
export interface EmptyPlace {
  readonly folder: DataFolder;
  /** Of nobody, and gone with the folder. */
  readonly keys: KeyFiles;
  readonly databaseUrl: string;
}

/**
 * Runs something on an empty embedded database in a temporary folder, of which nothing is left: what it was given to read
 * is never near the product's own database.
 *
 * @throws PostgresError with what to do
 */
export async function inEmptyPlace<Result>(run: (place: EmptyPlace) => Promise<Result>): Promise<Result> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'titian-wind-down-')));
  try {
    // The account that the database runs under passes through; the cluster's own folder is closed.
    chmodSync(dir, 0o711);
    const folder = openDataFolder(dir);
    const keys = await ensureKeys(folder.keysDir);
    const postgres = await startPostgres({ dataDir: folder.postgresDir, databases: [DATABASE] });
    try {
      return await run({ folder, keys, databaseUrl: postgres.url(DATABASE) });
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
