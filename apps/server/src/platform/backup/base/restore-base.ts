import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileKeys } from '../../keys/file-keys.ts';
import { eachFile } from '../each-file.ts';
import { copyHashed } from '../make-backup.ts';
import {
  placeFiles,
  rejectOtherDeployment,
  rejectOtherKeys,
  rejectUnknownMigrations,
} from '../restore-backup.ts';
import { archivedFilesFolder, walFolder } from './archive.ts';
import { clusterFolder } from './copy-cluster.ts';
import { spaceProblem } from './make-base-backup.ts';
import { type BaseBackup, type BaseManifest, CLUSTER, PASSWORD, readBaseBackup, WAL } from './manifest.ts';
import { archivedSegments, chainFrom, segmentReach } from './segments.ts';

/** Below the cluster: WAL that recovery reads, as the account that runs the database may. */
export const RECOVERY_WAL = 'recovery_wal';
const STORAGE_KEY = /^[0-9a-f]{2}\/[0-9a-f]{62}$/;

export interface BaseRestoreTarget {
  /** The folder of the embedded database, empty or not there. */
  readonly databaseFolder: string;
  /** The folder of stored files, empty or not there. */
  readonly filesFolder: string;
  /** The archive with WAL and files from after the backup; null for what the backup itself has. */
  readonly archive: string | null;
  /** The instant to restore to; null for the newest there is. */
  readonly until: Date | null;
  readonly deployment: string;
  /** The escrowed master keys. */
  readonly provider: FileKeys;
}

/** What a backup can be restored to, with the WAL that follows it. */
export interface Reach {
  readonly from: Date;
  readonly until: Date;
  /** Paths of the archived segments by name. */
  readonly segments: ReadonlyMap<string, string>;
}

export interface PlacedBase {
  readonly manifest: BaseManifest;
  readonly reach: Reach;
}

/**
 * Places a base backup and the WAL after it where the embedded database starts and recovers (OPS-55). Everything that can
 * be wrong with the backup, the keys, the instant or the place is found before anything is written.
 * @throws Error in one sentence with what to do
 */
export async function placeBaseBackup(folder: string, target: BaseRestoreTarget): Promise<PlacedBase> {
  await rejectUsedFolders(target);
  const backup = await readBaseBackup(folder);
  rejectUnknownMigrations(backup.manifest);
  rejectOtherDeployment(backup.manifest, target.deployment);
  await rejectOtherKeys(folder, backup.manifest, backup.files, target.provider);
  const reach = await reachOf(folder, backup.manifest, target);
  await rejectSmallDisk(backup, target);
  await placeCluster(folder, backup, target);
  await placeWal(reach, target);
  await placeFiles(folder, backup.files, target.filesFolder);
  await placeArchivedFiles(target);
  return { manifest: backup.manifest, reach };
}

async function rejectUsedFolders({ databaseFolder, filesFolder }: BaseRestoreTarget): Promise<void> {
  for (const folder of [clusterFolder(databaseFolder), filesFolder]) {
    if ((await readdir(folder).catch(() => [])).length > 0) {
      throw new Error(`${folder} is not empty: restore into a new DATA_DIR.`);
    }
  }
}

/** @throws Error for an instant out of reach, with the range; and where WAL on the way to it is missing */
async function reachOf(
  folder: string,
  { startSegment, stopSegment, segmentBytes, endedAt }: BaseManifest,
  { archive, until }: BaseRestoreTarget,
): Promise<Reach> {
  const own = join(folder, WAL);
  const present = await archivedSegments(archive === null ? [own] : [walFolder(archive), own]);
  const chain = chainFrom(startSegment, new Set(present.keys()), segmentBytes);
  const newest = chain.segments.at(-1);
  if (newest === undefined || newest < stopSegment) {
    throw new Error(`The backup lacks WAL segment ${chain.missing ?? stopSegment}: use another copy.`);
  }
  const segments = new Map(chain.segments.map((segment) => [segment, present.get(segment) ?? '']));
  const from = new Date(endedAt);
  const archived = await segmentReach(segments.get(newest) ?? '');
  const reach = { from, until: archived < from ? from : archived, segments };
  const range = `from ${from.toISOString()} to ${reach.until.toISOString()}`;
  if (chain.missing !== null && (until === null || until > reach.until)) {
    throw new Error(
      `WAL segment ${chain.missing} is missing in ${archive}: put it back, or restore ${range} with --to.`,
    );
  }
  if (until !== null && (until < from || until > reach.until)) {
    throw new Error(`${until.toISOString()} is out of reach: this backup can be restored ${range}.`);
  }
  return reach;
}

async function rejectSmallDisk({ manifest }: BaseBackup, { filesFolder }: BaseRestoreTarget): Promise<void> {
  const place = dirname(filesFolder);
  await mkdir(place, { recursive: true, mode: 0o755 });
  const { bsize, bavail } = await statfs(place);
  const problem = spaceProblem(bsize * bavail, manifest.contents.bytes + manifest.files.bytes);
  if (problem !== null) {
    throw new Error(`${place} ${problem}`);
  }
}

async function placeCluster(
  folder: string,
  { manifest, contents }: BaseBackup,
  { databaseFolder }: BaseRestoreTarget,
): Promise<void> {
  const cluster = clusterFolder(databaseFolder);
  // The account that runs the database passes through the folder, and owns the cluster.
  await mkdir(databaseFolder, { recursive: true, mode: 0o755 });
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  for (const path of manifest.folders) {
    await mkdir(join(cluster, path), { recursive: true, mode: 0o700 });
  }
  const placed = contents.filter((one) => !one.path.startsWith(`${WAL}/`));
  await eachFile(placed, async ({ path, sha256 }) => {
    const to =
      path === PASSWORD ? join(databaseFolder, PASSWORD) : join(cluster, path.slice(CLUSTER.length + 1));
    const [hash] = await copyHashed(createReadStream(join(folder, path)), to);
    if (hash !== sha256) {
      throw new Error(`${path} changed while it was restored: start again with another copy.`);
    }
  });
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
}

/** With the histories of timelines, so that the restored database begins one that nobody else has. */
async function placeWal({ segments }: Reach, { databaseFolder, archive }: BaseRestoreTarget): Promise<void> {
  const place = join(clusterFolder(databaseFolder), RECOVERY_WAL);
  await mkdir(place, { mode: 0o700 });
  for (const [segment, path] of segments) {
    await copyFile(path, join(place, `${segment}.gz`));
  }
  const names = archive === null ? [] : await readdir(walFolder(archive)).catch(() => []);
  for (const name of names.filter((one) => /^[0-9A-F]{8}\.history\.gz$/.test(one))) {
    await copyFile(join(walFolder(archive ?? ''), name), join(place, name));
  }
}

/** Files that were stored after the backup; what a backup has is not written twice. */
async function placeArchivedFiles({ archive, filesFolder }: BaseRestoreTarget): Promise<void> {
  const from = archive === null ? '' : archivedFilesFolder(archive);
  const names = archive === null ? [] : await readdir(from, { recursive: true }).catch(() => []);
  for (const key of names.filter((one) => STORAGE_KEY.test(one))) {
    const to = join(filesFolder, key);
    if ((await stat(to).catch(() => null)) === null) {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await copyHashed(createReadStream(join(from, key)), to);
    }
  }
}
