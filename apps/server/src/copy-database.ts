/**
 * Copies the product's database from one cluster into another, which the launcher does for a new major version of
 * PostgreSQL. Its words: `backup` with those of a base backup, `copy`, or `compare`. It loads nothing of what serves.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBaseBackup } from './platform/backup/base/make-base-backup.ts';
import { isEmptyDatabase } from './platform/backup/catalogue.ts';
import { rejectDifferentCopy } from './platform/backup/copy/compare-databases.ts';
import { copyDatabase } from './platform/backup/copy/copy-database.ts';
import { withClient } from './platform/db/client.ts';
import { productVersion } from './product-version.ts';

const { SOURCE_DATABASE_URL, TARGET_DATABASE_URL, DATABASE_URL, DATA_DIR } = process.env;

async function main([command, ...words]: readonly string[]): Promise<void> {
  if (command === 'backup') {
    await backup(words);
    return;
  }
  const source = given('SOURCE_DATABASE_URL', SOURCE_DATABASE_URL);
  const target = given('TARGET_DATABASE_URL', TARGET_DATABASE_URL);
  if (command === 'copy') {
    const owner = given('DATABASE_URL', DATABASE_URL);
    const { tables, rows, lostRoles } = await copyDatabase({ source, target, owner });
    print(`Copied ${rows} rows of ${tables} tables.`);
    if (lostRoles.length > 0) {
      print(`Roles made by hand are not copied: make them and their grants again (${lostRoles.join(', ')}).`);
    }
    return;
  }
  if (command !== 'compare') {
    throw new Error('copy-database backup --to … --database … --archive … | copy | compare');
  }
  print(`Compared ${await rejectDifferentCopy({ source, target })} tables: each row is as it was.`);
}

/** A database that nothing has migrated has nothing to back up. */
async function backup(words: readonly string[]): Promise<void> {
  const options = {
    to: { type: 'string' },
    database: { type: 'string' },
    archive: { type: 'string' },
  } as const;
  const { to, database, archive } = parseArgs({ args: [...words], options }).values;
  const databaseUrl = given('SOURCE_DATABASE_URL', SOURCE_DATABASE_URL);
  if (await withClient(databaseUrl, isEmptyDatabase)) {
    print('The database is empty, and is not backed up.');
    return;
  }
  const target = given('--to', to);
  const { contents, files } = await makeBaseBackup(
    {
      databaseUrl,
      databaseFolder: given('--database', database),
      archive: given('--archive', archive),
      filesFolder: join(given('DATA_DIR', DATA_DIR), 'files'),
      productVersion: productVersion(),
    },
    target,
  );
  print(
    `Backed up in ${target}: ${contents.count} files of the database and ${files.count} files of customers.`,
  );
}

function given(name: string, value: string | undefined): string {
  if (!value) {
    throw new Error(`${name}: Please fill in this field`);
  }
  return value;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// Without the launcher nobody would use the copy.
process.once('disconnect', () => process.exit(1));
main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
