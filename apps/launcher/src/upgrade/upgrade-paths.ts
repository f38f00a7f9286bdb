import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '../data-folder.ts';
import {
  clusterVersion,
  openClusterFolder,
  PREVIOUS_MAJOR_VERSION,
} from '../embedded-postgres/cluster-folder.ts';

/** Where an upgrade works, and what it leaves. */
export interface UpgradePaths {
  readonly lockFile: string;
  /** The cluster that the product runs on. */
  readonly cluster: string;
  /** Of the new cluster, as long as it is made; there exactly while an upgrade is not finished. */
  readonly draftDir: string;
  readonly draftCluster: string;
  /** There once the new cluster is whole and stopped: from then on an upgrade is only ever finished. */
  readonly wholeFile: string;
  /** The previous cluster, kept. */
  readonly retainedCluster: string;
  /** The base backup of the previous cluster. */
  readonly backup: string;
  readonly wal: string;
  /** The WAL that was archived of the previous cluster, kept. */
  readonly retainedWal: string;
}

/** Names the files of an upgrade. */
export function upgradePaths({ dir, postgresDir, archiveDir }: DataFolder): UpgradePaths {
  const draftDir = join(postgresDir, 'upgrade');
  return {
    lockFile: join(postgresDir, 'upgrade.lock'),
    cluster: join(postgresDir, 'cluster'),
    draftDir,
    draftCluster: join(draftDir, 'cluster'),
    wholeFile: join(draftDir, 'whole'),
    retainedCluster: join(postgresDir, `cluster-${PREVIOUS_MAJOR_VERSION}`),
    backup: join(dir, `backup-of-postgresql-${PREVIOUS_MAJOR_VERSION}`),
    wal: join(archiveDir, 'wal'),
    retainedWal: join(archiveDir, `postgresql-${PREVIOUS_MAJOR_VERSION}`, 'wal'),
  };
}

/**
 * Whether the cluster is of the previous major version, or an upgrade of it is not finished.
 *
 * @throws PostgresError for a cluster without its version
 */
export function isUpgradeDue(folder: DataFolder): boolean {
  const { wholeFile, cluster } = upgradePaths(folder);
  if (existsSync(wholeFile)) return true;
  return (
    existsSync(cluster) && clusterVersion(openClusterFolder(folder.postgresDir)) === PREVIOUS_MAJOR_VERSION
  );
}
