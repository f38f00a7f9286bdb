import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { DataFolder } from '../src/data-folder.ts';
import { productDatabaseUrl, startOptions } from '../src/database.ts';
import { PREVIOUS_MAJOR_VERSION } from '../src/embedded-postgres/cluster-folder.ts';
import { superuserUrl } from '../src/embedded-postgres/databases.ts';
import { type RunningPostgres, startPostgres } from '../src/embedded-postgres/start-postgres.ts';
import { query } from './query.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../server/test/fixtures/previous-release/${name}`, import.meta.url));

/** Roles as migrations leave them, which a dump of one database does not have. */
const ROLES = `create role titian_app nologin;
  create role titian_api nologin in role titian_app;
  create role titian_worker nologin in role titian_app;
  grant titian_api, titian_worker to titian;`;

/** The first bytes of a stored file that is encrypted (`platform/keys/encrypted-file.ts`), under a key of no name. */
const ENCRYPTED = Buffer.from([0x54, 0x54, 0x4e, 0x46, 0x01, 0x01, 0x00, 0x01, 0x6b, 0x00]);

/**
 * Makes a data folder as the previous release left it, with a year of its market, on the previous major version of
 * PostgreSQL. Its key is in the folder; stored files are there, without their content.
 *
 * @returns the cluster, running
 */
export async function previousCluster(folder: DataFolder): Promise<RunningPostgres> {
  const { encryption_key }: { readonly encryption_key: string } = JSON.parse(
    fixture('sign-in.json').toString('utf8'),
  );
  writeFileSync(join(folder.keysDir, 'encryption.key'), `${encryption_key}\n`, { mode: 0o600 });
  const postgres = await startPostgres({ ...startOptions(folder), major: PREVIOUS_MAJOR_VERSION });
  const url = productDatabaseUrl(postgres);
  await query(superuserUrl(url), ROLES);
  await query(url, brotliDecompressSync(fixture('dump.sql.br')).toString('utf8'));
  const stored = await query(url, `select storage_key from files where state in ('stored', 'quarantined')`);
  for (const { storage_key } of stored as { storage_key: string }[]) {
    const path = join(folder.filesDir, storage_key);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, ENCRYPTED);
  }
  return postgres;
}
