import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to } from 'pg-copy-streams';
import { type DatabaseClient, withClient } from '../db/client.ts';
import { withFile } from '../if-present.ts';
import { readDataKeys, type StoredDataKey } from '../keys/data-keys.ts';
import { masterKeyOfFile } from '../keys/encrypted-file.ts';
import { copyTarget, readMigrations, readSequences, readTables, type TableShape } from './catalogue.ts';
import {
  type BackupTable,
  FILE_LIST,
  filePath,
  hashOfFile,
  type ListedFile,
  MANIFEST,
  type Manifest,
  tablePath,
} from './manifest.ts';

export interface BackupSource {
  /** Address of the database, signed in as its owner. */
  readonly databaseUrl: string;
  /** The folder of stored files. */
  readonly filesFolder: string;
  readonly now: Date;
}

/**
 * Writes a backup into a new folder while the product may be serving: all rows as of one instant, every file that these
 * rows name, and a manifest with their hashes. It holds no key: columns and files stay as encrypted as they were.
 * @param target a folder that is not there yet; it appears when the backup is whole
 * @returns the manifest
 * @throws Error where the folder is there, a file is missing, or files still lie in clear
 */
export async function makeBackup(source: BackupSource, target: string): Promise<Manifest> {
  if ((await stat(target).catch(() => null)) !== null) {
    throw new Error(`${target} is there already: name a new folder.`);
  }
  const draft = `${target}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await withClient(source.databaseUrl, (client) => writeSnapshot(client, source, draft));
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await rename(draft, target);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeSnapshot(
  client: DatabaseClient,
  source: BackupSource,
  folder: string,
): Promise<Manifest> {
  await client.query('begin isolation level repeatable read, read only');
  const deployment = await client.query<{ kind: string }>('select kind from deployment');
  const copied = await copyFiles(client, source, folder);
  const tables: BackupTable[] = [];
  for (const table of await readTables(client)) {
    tables.push(await copyTable(client, table, folder));
  }
  return {
    format: 'titian-backup-1',
    madeAt: source.now.toISOString(),
    deployment: deployment.rows[0]?.kind ?? null,
    migrations: await readMigrations(client),
    tables,
    // Sequences have no snapshot: read last, they are beyond every number that was copied.
    sequences: await readSequences(client),
    files: copied.summary,
    ...(await readStateOfKeys(client, copied)),
  };
}

/** What a manifest says about keys and the audit chain. */
export async function readStateOfKeys(
  client: DatabaseClient,
  { givenUp, masterKeys }: Pick<CopiedFiles, 'givenUp' | 'masterKeys'>,
): Promise<Pick<Manifest, 'givenUp' | 'masterKeys' | 'dataKeys' | 'chainHead'>> {
  const dataKeys = (await readDataKeys(client)).map(listedKey);
  const head = await client.query<{ seq: string; root: string }>(
    `select seq::text, encode(root_hash, 'hex') as root from audit_seals order by audit_seals.seq desc limit 1`,
  );
  return {
    givenUp,
    masterKeys: [...new Set([...masterKeys, ...dataKeys.map((key) => key.masterKeyId)])].sort(),
    dataKeys,
    chainHead: head.rows[0] ?? null,
  };
}

async function copyTable(client: DatabaseClient, table: TableShape, folder: string): Promise<BackupTable> {
  const path = tablePath(folder, table);
  const rows = client.query(to(`copy ${copyTarget(table)} to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return { ...table, rows: rows.rowCount, sha256: await hashOfFile(path) };
}

function listedKey(row: StoredDataKey): Manifest['dataKeys'][number] {
  return {
    purpose: row.purpose,
    id: row.id,
    masterKeyId: row.master_key_id,
    wrapped: row.wrapped.toString('base64'),
    supersededAt: row.superseded_at?.toISOString() ?? null,
  };
}

interface CopiedFiles {
  readonly summary: Manifest['files'];
  /** Of files that went away meanwhile. */
  readonly givenUp: string[];
  /** The master key of each file. */
  readonly masterKeys: string[];
}

/**
 * Copies the files that the rows of the snapshot name, with a list of them: they never change, and only those that were
 * given up go away.
 * @throws Error where a file is missing, or lies in clear
 */
export async function copyFiles(
  client: DatabaseClient,
  { databaseUrl, filesFolder }: Pick<BackupSource, 'databaseUrl' | 'filesFolder'>,
  folder: string,
): Promise<CopiedFiles> {
  const { rows } = await client.query<{ storage_key: string }>(
    `select storage_key from files where state in ('stored', 'quarantined') order by storage_key`,
  );
  const files: ListedFile[] = [];
  const missing: string[] = [];
  for (const { storage_key: key } of rows) {
    const file = await copyFile(filesFolder, folder, key);
    if (file === null) {
      missing.push(key);
      continue;
    }
    files.push(file);
  }
  await rejectMissingFiles(databaseUrl, missing);
  const list = files.map((file) => `${JSON.stringify(file)}\n`).join('');
  await writeFile(join(folder, FILE_LIST), list, { mode: 0o600, flush: true });
  const summary = {
    count: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    sha256: createHash('sha256').update(list).digest('hex'),
  };
  return { summary, givenUp: missing, masterKeys: files.map(({ masterKey }) => masterKey) };
}

/** Null where the file is not there. */
function copyFile(from: string, folder: string, key: string): Promise<ListedFile | null> {
  return withFile(join(from, key), async (file) => {
    const masterKey = await masterKeyOfFile(file);
    if (masterKey === null) {
      throw new Error('Files still lie in clear: start a worker, which encrypts them, and back up then.');
    }
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const [sha256, bytes] = await copyHashed(contentOf(file), path);
    return { key, bytes, sha256, masterKey };
  });
}

/** The bytes of a file from its start; it stays open. */
export function contentOf(file: FileHandle): Readable {
  return createReadStream('', { fd: file.fd, autoClose: false, start: 0 });
}

/** Copies bytes durably. @returns their SHA-256 and how many they were */
export async function copyHashed(from: NodeJS.ReadableStream, path: string): Promise<[string, number]> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(from, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return [hash.digest('hex'), bytes];
}

/** A file that went away is given up by now, or it is lost: a backup without it must not pass for a whole one. */
async function rejectMissingFiles(databaseUrl: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) {
    return;
  }
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>(
      `select id from files where storage_key = any ($1) and state in ('stored', 'quarantined') order by id`,
      [keys],
    ),
  );
  if (rows.length > 0) {
    throw new Error(
      `The bytes of ${rows.length} files are lost, first of file ${rows[0]?.id}: restore them first.`,
    );
  }
}
