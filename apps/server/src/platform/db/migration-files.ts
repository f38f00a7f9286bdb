import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { MigrationBuilder, RunnerOption } from 'node-pg-migrate';

/** Marks a migration that runs statement by statement: PostgreSQL builds an index CONCURRENTLY in no transaction. */
const OUTSIDE = /^-- Outside a transaction\b/mu;

/** How the library reads migrations. */
export const migrationLoaders: NonNullable<RunnerOption['migrationLoaderStrategies']> = [
  { extensions: ['.sql'], loader: (paths) => Promise.all(paths.map(readMigration)) },
];

async function readMigration(path: string) {
  const [up = ''] = (await readFile(path, 'utf8')).split(/^-- Down Migration/mu);
  return { id: basename(path), filePaths: [path], actions: { up: actionOf(up), down: false as const } };
}

/** What a migration does, in one transaction or, where it is marked, each statement by itself. */
function actionOf(up: string): (builder: MigrationBuilder) => void {
  if (!OUTSIDE.test(up)) {
    return (builder) => builder.sql(up);
  }
  return (builder) => {
    builder.noTransaction();
    for (const statement of up.split(/;\s*$/mu).filter((text) => text.trim() !== '')) {
      builder.sql(statement);
    }
  };
}
