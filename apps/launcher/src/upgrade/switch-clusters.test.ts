import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { openDataFolder } from '../data-folder.ts';
import { markWhole, switchClusters } from './switch-clusters.ts';
import { isUpgradeDue, type UpgradePaths, upgradePaths } from './upgrade-paths.ts';

/** What a switch does, each after the ones before it. */
const steps: readonly ((paths: UpgradePaths) => void)[] = [
  ({ cluster, retainedCluster }) => renameSync(cluster, retainedCluster),
  ({ draftCluster, cluster }) => renameSync(draftCluster, cluster),
  ({ wal, retainedWal }) => {
    mkdirSync(dirname(retainedWal));
    renameSync(wal, retainedWal);
  },
];

/** A compared copy beside its cluster, and archived WAL. */
function readyToSwitch() {
  const folder = openDataFolder(join(temporaryFolder(), 'data'));
  const paths = upgradePaths(folder);
  for (const [path, version] of [
    [paths.cluster, '17'],
    [paths.draftCluster, '18'],
  ] as const) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'PG_VERSION'), `${version}\n`);
  }
  mkdirSync(paths.wal, { recursive: true });
  writeFileSync(join(paths.wal, 'base-backups.json'), '[{"folder":"/backups/one"}]');
  return { folder, paths };
}

const versionIn = (cluster: string) => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();

it.each([0, 1, 2, 3])('is due, and finished, where a switch broke off after %i steps', (done) => {
  const { folder, paths } = readyToSwitch();
  expect(isUpgradeDue(folder)).toBe(true);
  markWhole(paths, true);
  for (const step of steps.slice(0, done)) step(paths);
  expect(isUpgradeDue(folder)).toBe(true);
  switchClusters(paths);
  expect(isUpgradeDue(folder)).toBe(false);
  expect([versionIn(paths.cluster), versionIn(paths.retainedCluster)]).toEqual(['18', '17']);
  expect(readdirSync(paths.retainedWal)).toEqual(['base-backups.json']);
  expect(existsSync(paths.draftDir)).toBe(false);
  expect(readFileSync(join(paths.wal, 'base-backups.json'), 'utf8')).toBe('[]');
});

it('asks for no base backup where none was made before', () => {
  const { paths } = readyToSwitch();
  markWhole(paths, false);
  switchClusters(paths);
  expect(existsSync(paths.retainedWal)).toBe(true);
  expect(existsSync(paths.wal)).toBe(false);
});

it('is not due for a cluster of this version, or where there is none', () => {
  const { folder, paths } = readyToSwitch();
  writeFileSync(join(paths.cluster, 'PG_VERSION'), '18\n');
  expect(isUpgradeDue(folder)).toBe(false);
  rmSync(paths.cluster, { recursive: true });
  expect(isUpgradeDue(folder)).toBe(false);
});
