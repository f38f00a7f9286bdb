import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../sync-folder.ts';
import type { UpgradePaths } from './upgrade-paths.ts';

/**
 * Notes that the new cluster is whole and stopped.
 *
 * @param hadBaseBackups whether base backups were made before the upgrade
 */
export function markWhole({ wholeFile, draftDir }: UpgradePaths, hadBaseBackups: boolean): void {
  writeFileSync(`${wholeFile}.draft`, JSON.stringify({ hadBaseBackups }), { mode: 0o600, flush: true });
  renameSync(`${wholeFile}.draft`, wholeFile);
  syncFolder(draftDir);
}

/**
 * Puts the whole new cluster into the place of the previous one, which is kept beside it with its archived WAL: WAL of two
 * clusters has the same names. Each step is left out where it was done, so that a switch that broke off is finished.
 */
export function switchClusters(paths: UpgradePaths): void {
  const { cluster, retainedCluster, draftCluster, draftDir, wal, retainedWal, wholeFile } = paths;
  const { hadBaseBackups }: { readonly hadBaseBackups: boolean } = JSON.parse(
    readFileSync(wholeFile, 'utf8'),
  );
  if (!existsSync(retainedCluster)) move(cluster, retainedCluster);
  if (existsSync(draftCluster)) move(draftCluster, cluster);
  if (existsSync(wal) && !existsSync(retainedWal)) {
    mkdirSync(dirname(retainedWal), { recursive: true, mode: 0o755 });
    move(wal, retainedWal);
  }
  if (hadBaseBackups) expectBaseBackup(wal);
  rmSync(draftDir, { recursive: true, force: true });
}

/** With an empty list WAL is archived, and Health warns until a base backup of the new cluster is made. */
function expectBaseBackup(wal: string): void {
  mkdirSync(wal, { recursive: true, mode: 0o700 });
  const list = join(wal, 'base-backups.json');
  if (!existsSync(list)) writeFileSync(list, '[]', { mode: 0o644 });
}

/** A rename counts once the folders are on the disk. */
function move(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
  syncFolder(dirname(from));
}
