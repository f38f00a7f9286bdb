import { createHash } from 'node:crypto';
import { access, constants, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DatabaseClient, withClient } from '../../db/client.ts';
import { readMigrations } from '../catalogue.ts';
import { copyFiles, readStateOfKeys } from '../make-backup.ts';
import { MANIFEST } from '../manifest.ts';
import {
  forgetBaseBackups,
  readBaseBackups,
  recordBaseBackup,
  removeArchivedFiles,
  walFolder,
  writeBaseBackups,
} from './archive.ts';
import { bytesBelow, clusterFolder, copyContent } from './copy-cluster.ts';
import { copyBetween, copyWal } from './copy-session.ts';
import { BASE_FORMAT, type BaseManifest, CONTENTS, PASSWORD } from './manifest.ts';

/** Held by the one backup that may run; any otherwise unused constant. */
const BACKUP_LOCK = 163_163;
/** Room for what is written while the copy is made. */
const SPACE_MARGIN_BYTES = 256 * 1024 * 1024;

export interface BaseBackupSource {
  /** Address of the product's database, signed in as the superuser of its cluster. */
  readonly databaseUrl: string;
  /** The folder of the embedded database: the cluster and its password. */
  readonly databaseFolder: string;
  /** Where WAL and stored files are archived. */
  readonly archive: string;
  readonly filesFolder: string;
  readonly productVersion: string;
}

/**
 * Writes a base backup into a new folder while the product may be serving: the cluster's files between
 * `pg_backup_start` and `pg_backup_stop`, the WAL that makes them consistent, the stored files, and a manifest with their
 * hashes (OPS-54). It holds no key.
 * @param target a folder that is not there yet; it appears when the backup is whole
 * @throws Error in one sentence with what to do; nothing is left then
 */
export async function makeBaseBackup(source: BaseBackupSource, target: string): Promise<BaseManifest> {
  if ((await stat(target).catch(() => null)) !== null) {
    throw new Error(`${target} is there already: name a new folder.`);
  }
  return withClient(source.databaseUrl, async (client) => {
    await rejectSecondBackup(client);
    await rejectMissingArchive(client, source);
    await rejectClosedFolders(source);
    await rejectSmallDisk(source, target);
    const draft = `${target}.part`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    const isFirst = (await readBaseBackups(source.archive)) === null;
    if (isFirst) {
      await writeBaseBackups(source.archive, []);
    }
    try {
      const manifest = await writeBase(client, source, draft);
      await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
        mode: 0o600,
        flush: true,
      });
      await rename(draft, target);
      const { startSegment, endedAt } = manifest;
      await recordBaseBackup(source.archive, { folder: target, startSegment, endedAt });
      await removeGivenUpFiles(client, source.archive);
      return manifest;
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      await (isFirst ? forgetBaseBackups(source.archive) : undefined);
      throw error;
    }
  });
}

async function removeGivenUpFiles(client: DatabaseClient, archive: string): Promise<void> {
  const { rows } = await client.query<{ storage_key: string }>(
    `select storage_key from files where state = 'purged'`,
  );
  const keys = rows.map((row) => row.storage_key);
  await removeArchivedFiles(archive, keys);
}

async function rejectClosedFolders({
  databaseFolder,
  archive,
  filesFolder,
}: BaseBackupSource): Promise<void> {
  const isReadable = async (folder: string) =>
    access(folder, constants.R_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
  for (const folder of [clusterFolder(databaseFolder), walFolder(archive)]) {
    if (!(await isReadable(folder))) {
      throw new Error(`${folder} cannot be read: back up as the user who starts the product.`);
    }
  }
  await mkdir(filesFolder, { recursive: true, mode: 0o700 });
}

async function rejectSecondBackup(client: DatabaseClient): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean }>('select pg_try_advisory_lock($1) as is_free', [
    BACKUP_LOCK,
  ]);
  if (rows[0]?.is_free !== true) {
    throw new Error('Another backup of this database runs: wait until it has ended.');
  }
}

async function rejectMissingArchive(client: DatabaseClient, { archive }: BaseBackupSource): Promise<void> {
  const { rows } = await client.query<{ mode: string; is_failing: boolean }>(
    `select current_setting('archive_mode') as mode,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as is_failing
     from pg_stat_archiver`,
  );
  if (rows[0]?.mode !== 'on') {
    throw new Error(
      'The database archives no WAL: start the product once with this version, and back up then.',
    );
  }
  if (rows[0].is_failing) {
    throw new Error(
      `The WAL archive in ${archive} takes nothing: see the log of the database, and docs/runbooks/backup.md.`,
    );
  }
}

/** @throws Error where the target's disk has no room for a copy of the cluster and the stored files */
async function rejectSmallDisk(
  { databaseFolder, filesFolder }: BaseBackupSource,
  target: string,
): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const { bsize, bavail } = await statfs(dirname(target));
  const needed = (await bytesBelow(clusterFolder(databaseFolder))) + (await bytesBelow(filesFolder));
  const problem = spaceProblem(bsize * bavail, needed + SPACE_MARGIN_BYTES);
  if (problem !== null) {
    throw new Error(`${dirname(target)} ${problem}`);
  }
}

/** The sentence for a disk with too little room, in MiB; null where there is enough. */
export function spaceProblem(freeBytes: number, neededBytes: number): string | null {
  const mebibytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
  return freeBytes >= neededBytes
    ? null
    : `has ${mebibytes(freeBytes)} MiB free, and ${mebibytes(neededBytes)} MiB are needed: name another disk.`;
}

async function writeBase(
  client: DatabaseClient,
  source: BaseBackupSource,
  folder: string,
): Promise<BaseManifest> {
  const copied = await copyBetween(client, source, folder);
  const segments = await copyWal(source.archive, folder, copied);
  const password = await copyContent(join(source.databaseFolder, PASSWORD), folder, PASSWORD);
  if (password === null) {
    throw new Error(`${join(source.databaseFolder, PASSWORD)} is missing: put it back, and back up then.`);
  }
  const contents = [...copied.contents, ...segments, password];
  const list = contents.map((one) => `${JSON.stringify(one)}\n`).join('');
  await writeFile(join(folder, CONTENTS), list, { mode: 0o600, flush: true });
  // After the cluster's files: whatever these name is there by now, as stored files are only added.
  const files = await copyFiles(client, source, folder);
  const deployment = await client.query<{ kind: string }>('select kind from deployment');
  return {
    format: BASE_FORMAT,
    productVersion: source.productVersion,
    ...copied.facts,
    deployment: deployment.rows[0]?.kind ?? null,
    migrations: await readMigrations(client),
    folders: [...copied.folders],
    contents: {
      count: contents.length,
      bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: createHash('sha256').update(list).digest('hex'),
    },
    files: files.summary,
    ...(await readStateOfKeys(client, files)),
  };
}
