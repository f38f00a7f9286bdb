import type { Ctx } from '../context.ts';
import type { DatabaseClient } from '../db/client.ts';
import type { Database } from '../db/database.ts';

/** Knows whether stored files may still lie in clear, from before files were encrypted. */
export interface ClearFiles {
  /** Called for each file that is stored in clear; never for an encrypted one. */
  areAllowed(): Promise<boolean>;
}

/** Files in clear are not allowed: they were not written by the product. */
export const noClearFiles: ClearFiles = { areAllowed: async () => false };

/** Stored in the database, which write access to the folder of files alone cannot change. */
export function clearFilesOf(database: Database): ClearFiles {
  return {
    async areAllowed() {
      const completed = await database.reader.db.selectFrom('file_encryption').select('is_only').execute();
      return completed.length === 0;
    },
  };
}

/** The same for a command of the owner, which has one connection. */
export function clearFilesBy(client: DatabaseClient): ClearFiles {
  return {
    areAllowed: async () => (await client.query('select from file_encryption')).rowCount === 0,
  };
}

/** Closes the time of files in clear, for good. */
export async function completeFileEncryption({ tx }: Ctx): Promise<void> {
  await tx.db
    .insertInto('file_encryption')
    .values({ is_only: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A stored file is in clear though all were encrypted: its content is not what was stored. */
export class FileReplaced extends Error {
  constructor(storageKey: string) {
    super(
      `The stored file ${storageKey} was replaced by one in clear: restore it from a backup, and find out who writes the folder.`,
    );
    this.name = 'FileReplaced';
  }
}
