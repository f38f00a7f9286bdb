import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { from } from 'pg-copy-streams';
import { type DatabaseClient, withClient } from '../db/client.ts';
import { migrate, migrationNames } from '../db/migrate.ts';
import { openDataKeys } from '../keys/data-keys.ts';
import { noClearFiles } from '../keys/file-encryption.ts';
import type { FileKeys } from '../keys/file-keys.ts';
import { MasterKeyMissing } from '../keys/key-provider.ts';
import { createFolderStorage } from '../storage.ts';
import { copyTarget, isEmptyDatabase, readTables } from './catalogue.ts';
import { copyHashed } from './make-backup.ts';
import { filePath, type ListedFile, type Manifest, readBackup, tablePath } from './manifest.ts';

export interface RestoreTarget {
  /** Address of an empty database, signed in as its owner. */
  readonly databaseUrl: string;
  /** The folder of stored files, empty or not there. */
  readonly filesFolder: string;
  readonly deployment: string;
  /** The escrowed master keys. */
  readonly provider: FileKeys;
}

/**
 * Restores a backup into an empty database and an empty folder. Everything that can be wrong with the backup, the keys
 * or the place is found before anything is written.
 * @returns its manifest
 * @throws Error in one sentence with what to do
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  await rejectNonEmptyTarget(target);
  const { manifest, files } = await readBackup(folder);
  rejectOtherVersion(manifest);
  rejectOtherDeployment(manifest, target.deployment);
  await rejectOtherKeys(folder, manifest, files, target.provider);
  await migrate(target.databaseUrl);
  await withClient(target.databaseUrl, (client) => loadRows(client, folder, manifest));
  await placeFiles(folder, files, target.filesFolder);
  return manifest;
}

async function rejectNonEmptyTarget({ databaseUrl, filesFolder }: RestoreTarget): Promise<void> {
  if (!(await withClient(databaseUrl, isEmptyDatabase))) {
    throw new Error('The database is not empty: restore into a new one, which nothing has migrated.');
  }
  if ((await readdir(filesFolder).catch(() => [])).length > 0) {
    throw new Error(`${filesFolder} is not empty: restore into a new DATA_DIR.`);
  }
}

/** @throws Error for a backup of production elsewhere, or the reverse */
export function rejectOtherDeployment({ deployment }: Pick<Manifest, 'deployment'>, here: string): void {
  if (deployment !== null && deployment !== here) {
    throw new Error(`This is a backup of ${deployment}, and TITIAN_ENV is ${here}.`);
  }
}

/** @throws Error for a backup of a later version */
export function rejectUnknownMigrations({ migrations }: Pick<Manifest, 'migrations'>): void {
  const known = migrationNames();
  const lacking = migrations.find((name) => !known.includes(name));
  if (lacking !== undefined) {
    throw new Error(
      `The backup has migration ${lacking}, which this version does not know: use the version of then.`,
    );
  }
}

function rejectOtherVersion(manifest: Manifest): void {
  rejectUnknownMigrations(manifest);
  const { migrations } = manifest;
  const later = migrationNames().find((name) => !migrations.includes(name));
  if (later !== undefined) {
    throw new Error(
      `The backup is from before migration ${later}: restore it with the version of then, and migrate.`,
    );
  }
}

/**
 * Without its keys a backup is not readable, so it is not restored either.
 * @throws Error where a master key is not here, or opens neither its data keys nor its files
 */
export async function rejectOtherKeys(
  folder: string,
  { masterKeys, dataKeys }: Pick<Manifest, 'masterKeys' | 'dataKeys'>,
  files: readonly ListedFile[],
  provider: FileKeys,
): Promise<void> {
  const here = await provider.keyIds();
  const missing = masterKeys.find((id) => !here.includes(id));
  if (missing !== undefined) {
    throw new MasterKeyMissing(missing);
  }
  const rows = dataKeys.map((key) => ({
    purpose: key.purpose,
    id: key.id,
    master_key_id: key.masterKeyId,
    wrapped: Buffer.from(key.wrapped, 'base64'),
    superseded_at: key.supersededAt === null ? null : new Date(key.supersededAt),
  }));
  try {
    await openDataKeys(rows, provider, null);
    const storage = createFolderStorage(join(folder, 'files'), provider, noClearFiles);
    for (const { key } of new Map(files.map((file) => [file.masterKey, file])).values()) {
      await finished(storage.read(key).resume());
    }
  } catch (error) {
    throw new Error('The master keys here do not open this backup: KEY_FILE is of another installation.', {
      cause: error,
    });
  }
}

/** All rows in one transaction: a restore that breaks off leaves a schema without rows. */
async function loadRows(client: DatabaseClient, folder: string, manifest: Manifest): Promise<void> {
  await client.query('begin');
  const shapes = await readTables(client);
  rejectOtherShape(shapes, manifest.tables);
  const names = shapes.map(({ schema, name }) => `"${schema}"."${name}"`);
  const constraints = await foreignKeys(client);
  for (const { table, name } of constraints) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  // Rows are restored as they were: triggers that fill, reject or count have run already.
  for (const name of names) {
    await client.query(`alter table ${name} disable trigger user`);
  }
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) {
    const rows = client.query(from(`copy ${copyTarget(table)} from stdin`));
    await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), rows);
    if (rows.rowCount !== table.rows) {
      throw new Error(
        `${table.name} has ${rows.rowCount} rows in the backup, and its manifest says ${table.rows}.`,
      );
    }
  }
  await client.query(`update files set state = 'purged' where storage_key = any ($1)`, [manifest.givenUp]);
  for (const name of names) {
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const { table, name, definition } of constraints) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { schema, name, value } of manifest.sequences) {
    await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4::bigint)', [
      '%I.%I',
      schema,
      name,
      value,
    ]);
  }
  await client.query('commit');
  await client.query('analyze');
}

function rejectOtherShape(
  present: readonly { schema: string; name: string; columns: string[] }[],
  backedUp: Manifest['tables'],
): void {
  const shapeOf = ({ schema, name, columns }: (typeof present)[number]) =>
    `${schema}.${name} (${columns.join(', ')})`;
  const [here, there] = [present.map(shapeOf), backedUp.map(shapeOf)];
  const other = [
    ...here.filter((one) => !there.includes(one)),
    ...there.filter((one) => !here.includes(one)),
  ][0];
  if (other !== undefined) {
    throw new Error(
      `The tables of this version and of the backup differ, first in ${other}: use the version of then.`,
    );
  }
}

async function foreignKeys(client: DatabaseClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0
       and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) order by 1, 2`,
  );
  return rows;
}

/** Copies the stored files of a backup to where the product has them. */
export async function placeFiles(
  folder: string,
  files: readonly ListedFile[],
  filesFolder: string,
): Promise<void> {
  for (const { key, sha256 } of files) {
    const path = `${filesFolder}/${key}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const [hash] = await copyHashed(createReadStream(filePath(folder, key)), path);
    if (hash !== sha256) {
      throw new Error(`File ${key} changed while it was restored: start again with another copy.`);
    }
  }
}
