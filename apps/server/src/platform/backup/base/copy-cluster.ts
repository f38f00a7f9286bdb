import type { Dirent } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifPresent, withFile } from '../../if-present.ts';
import { eachFile } from '../each-file.ts';
import { contentOf, copyHashed } from '../make-backup.ts';
import { CLUSTER, type Content } from './manifest.ts';

/** Folders whose content recovery makes anew (PostgreSQL, "Making a Base Backup Using the Low Level API"). */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
/** Of the running server or of an earlier restore; never of a copy. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|recovery\.signal|recovery_wal)$/;
const TEMPORARY = /^(pgsql_tmp|pg_internal\.init)/;
/** Copied last, as PostgreSQL's own program does. */
const CONTROL = 'global/pg_control';

/** The cluster below the embedded database's folder. */
export function clusterFolder(databaseFolder: string): string {
  return join(databaseFolder, 'cluster');
}

interface ClusterPaths {
  readonly folders: readonly string[];
  /** Without the one that is copied last. */
  readonly files: readonly string[];
}

/** The folders and files of a cluster that a base backup has, relative to it. */
async function clusterPaths(cluster: string): Promise<ClusterPaths> {
  const folders: string[] = [];
  const files: string[] = [];
  const walk = async (below: string) => {
    for (const entry of await entriesOf(join(cluster, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (TEMPORARY.test(entry.name) || (below === '' && LEFT_OUT.test(entry.name))) {
        continue;
      }
      if (entry.isDirectory()) {
        folders.push(path);
        await (EMPTIED.has(path) ? undefined : walk(path));
      } else if (entry.isFile() && path !== CONTROL) {
        files.push(path);
      } else if (!entry.isFile()) {
        throw new Error(`${join(cluster, path)} is a link, as tablespaces are: a base backup has none.`);
      }
    }
  };
  await walk('');
  return { folders: folders.sort(), files: files.sort() };
}

/** A folder may go away while the server works: then it has nothing. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  return (await ifPresent(readdir(folder, { withFileTypes: true }))) ?? [];
}

/**
 * Copies the files of a cluster, running or not, into a backup. A file that goes away meanwhile is left out, and one that
 * changes is copied as it happens to be: WAL makes both whole.
 */
export async function copyCluster(
  cluster: string,
  folder: string,
): Promise<ClusterPaths & { contents: Content[] }> {
  const paths = await clusterPaths(cluster);
  for (const path of paths.folders) {
    await mkdir(join(folder, CLUSTER, path), { recursive: true, mode: 0o700 });
  }
  const copy = (path: string) => copyContent(join(cluster, path), folder, `${CLUSTER}/${path}`);
  const copied = [...(await eachFile(paths.files, copy)), await copy(CONTROL)];
  return { ...paths, contents: copied.filter((one) => one !== null) };
}

/** Null where the file is not there. */
export function copyContent(from: string, folder: string, path: string): Promise<Content | null> {
  return withFile(from, async (file) => {
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    const [sha256, bytes] = await copyHashed(contentOf(file), join(folder, path));
    return { path, bytes, sha256 };
  });
}

/** How many bytes the files of a folder have; those that go away meanwhile count nothing. */
export async function bytesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries.filter((one) => one.isFile())) {
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    bytes += found?.size ?? 0;
  }
  return bytes;
}
