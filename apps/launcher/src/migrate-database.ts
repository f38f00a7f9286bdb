import { join } from 'node:path';
import { startProgram } from './children/program.ts';
import type { Stack } from './children/stack.ts';
import type { DataFolder } from './data-folder.ts';
import { loginUrl } from './keys/database-login.ts';
import type { KeyFiles } from './keys/key-files.ts';
import { StartError } from './start-error.ts';

export interface Migration {
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  /** Address of the database, signed in as its owner. */
  readonly ownerUrl: string;
  /** The built program. */
  readonly file: string;
}

/**
 * Brings the database up to date, as its owner, and gives the server's sign-ins their passwords.
 *
 * @returns the address that the server uses, which owns nothing
 * @throws StartError with the end of the log when a migration fails
 */
export async function migrateDatabase(stack: Stack, migration: Migration): Promise<string> {
  const { folder, keys, ownerUrl, file } = migration;
  const env = {
    DATABASE_URL: ownerUrl,
    API_DATABASE_PASSWORD: keys.apiDatabasePassword,
    WORKER_DATABASE_PASSWORD: keys.workerDatabasePassword,
  };
  const program = await stack.add(() =>
    startProgram({
      ...{ name: 'migration of the database', file, env },
      logFile: join(folder.logsDir, 'migrate.log'),
    }),
  );
  const code = await program.exited;
  if (code !== 0) throw new StartError(program.deathMessage(code));
  return serverDatabaseUrl(ownerUrl, keys);
}

/** The address that the server uses: it answers calls and works on jobs in one process. */
export function serverDatabaseUrl(ownerUrl: string, keys: KeyFiles): string {
  return loginUrl(ownerUrl, 'titian_worker', keys.workerDatabasePassword);
}
