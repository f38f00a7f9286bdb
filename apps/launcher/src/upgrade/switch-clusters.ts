import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { UpgradePaths } from './upgrade-paths.ts';

/** Notes that the new cluster is whole and stopped. */
export function markWhole({ wholeFile, draftDir }: UpgradePaths): void {
  writeFileSync(wholeFile, '', { mode: 0o600, flush: true });
  syncFolder(draftDir);
}

/**
 * Puts the whole new cluster into the place of the previous one, which is kept beside it with its archived WAL: WAL of two
 * clusters has the same names. Each step is left out where it was done, so that a switch that broke off is finished.
 */
export function switchClusters(paths: UpgradePaths): void {
  const { cluster, keptCluster, draftCluster, draftDir, wal, keptWal } = paths;
  if (!existsSync(keptCluster)) move(cluster, keptCluster);
  if (existsSync(draftCluster)) move(draftCluster, cluster);
  if (existsSync(wal) && !existsSync(keptWal)) {
    mkdirSync(dirname(keptWal), { recursive: true, mode: 0o755 });
    move(wal, keptWal);
  }
  rmSync(draftDir, { recursive: true, force: true });
}

/** A rename counts once the folders are on the disk. */
function move(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
  syncFolder(dirname(from));
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
