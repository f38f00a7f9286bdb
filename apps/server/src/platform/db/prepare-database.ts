import { type LoginPasswords, setLoginPasswords } from './logins.ts';
import { migrate } from './migrate.ts';

/**
 * Makes a database ready for the servers of this version: the newest migrations, and passwords of its logins.
 * @param ownerUrl address of the database, signed in as its owner
 * @throws when a migration fails; that migration is rolled back
 */
export async function prepareDatabase(ownerUrl: string, passwords: LoginPasswords): Promise<void> {
  await migrate(ownerUrl);
  await setLoginPasswords(ownerUrl, passwords);
}
