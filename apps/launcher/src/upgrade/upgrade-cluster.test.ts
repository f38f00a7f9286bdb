import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { catalogueOf, rowsOf } from '../../test/describe-database.ts';
import { previousCluster } from '../../test/previous-cluster.ts';
import { query } from '../../test/query.ts';
import { createStack } from '../children/stack.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { openProductDatabase, productDatabaseUrl, startOptions } from '../database.ts';
import { PREVIOUS_MAJOR_VERSION } from '../embedded-postgres/cluster-folder.ts';
import { superuserUrl } from '../embedded-postgres/databases.ts';
import { startPostgres } from '../embedded-postgres/start-postgres.ts';
import { NOWHERE, programs, serverEnvironment } from '../environment.ts';
import { ensureKeys } from '../keys/key-files.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { checkout } from '../settings.ts';
import { upgradeCluster } from './upgrade-cluster.ts';
import { type UpgradePaths, upgradePaths } from './upgrade-paths.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'titian-upgrade-')));
const embedded = { databaseUrl: null };
let folder: DataFolder;
let paths: UpgradePaths;
let rows: Record<string, string>;
let catalogue: readonly string[];
let password: string;

/** The cluster is killed with a row in it that no checkpoint has written. */
beforeAll(async () => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server', 'launcher'], { cwd: checkout });
  if (built.status !== 0) throw new Error(`The programs cannot be built: ${built.stderr}`);
  chmodSync(home, 0o755);
  folder = openDataFolder(join(home, 'data'));
  paths = upgradePaths(folder);
  const previous = await previousCluster(folder);
  const url = productDatabaseUrl(previous);
  await query(
    superuserUrl(url),
    `create role by_hand; checkpoint; insert into settings
    values ('by_hand', '2000-01-01', '1')`,
  );
  rows = await rowsOf(url);
  catalogue = await catalogueOf(url);
  password = readFileSync(join(folder.postgresDir, 'password'), 'utf8');
  process.kill(previous.pid, 'SIGKILL');
  await previous.exited;
  await previous.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A program that runs statements on the databases before a step, or hangs in it; it makes no backup. */
function faultyProgram(faults: { backup?: string; compare?: string; hangsIn?: string }): string {
  const path = join(home, 'faulty.mjs');
  writeFileSync(
    path,
    `import pg from ${JSON.stringify(import.meta.resolve('pg'))};
    const { backup, compare, hangsIn } = ${JSON.stringify(faults)};
    const run = async (url, text) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    };
    const [step] = process.argv.slice(2);
    process.once('disconnect', () => process.exit(1));
    if (step === 'backup' && backup) await run(process.env.SOURCE_DATABASE_URL, backup);
    if (step === 'compare' && compare) await run(process.env.TARGET_DATABASE_URL, compare);
    if (step === hangsIn) await new Promise(() => console.log('hangs'));
    else if (step === 'backup') process.exit(0);
    else await import(${JSON.stringify(pathToFileURL(programs.copyDatabase).href)});`,
  );
  return path;
}

function upgradeBy(program: string, say: (line: string) => void = () => undefined): Promise<void> {
  return upgradeCluster({ folder, options: startOptions(folder), program, say });
}

/** The previous cluster is in its place, and nothing else is there. */
function expectUntouched(): void {
  expect(readFileSync(join(paths.cluster, 'PG_VERSION'), 'utf8').trim()).toBe(PREVIOUS_MAJOR_VERSION);
  expect(
    [paths.draftDir, paths.retainedCluster, paths.backup, paths.retainedWal].filter((one) => existsSync(one)),
  ).toEqual([]);
}

it.each([
  ['16', /made by PostgreSQL 16, and this is PostgreSQL 18\. Only a database of PostgreSQL 17 is upgraded/u],
  ['19', /made by PostgreSQL 19, .* Start the version of the product that opened it last/u],
])('rejects a cluster of PostgreSQL %s', async (version, message) => {
  const file = join(paths.cluster, 'PG_VERSION');
  writeFileSync(file, `${version}\n`);
  onTestFinished(() => writeFileSync(file, `${PREVIOUS_MAJOR_VERSION}\n`));
  await expect(openProductDatabase(embedded, folder, () => undefined)).rejects.toThrow(message);
});

it('rejects a disk without room, with how much is needed', async () => {
  const freeBytes = () => 800 * 1024 ** 2;
  const upgrade = { folder, options: startOptions(folder), program: programs.copyDatabase, freeBytes };
  await expect(upgradeCluster({ ...upgrade, say: () => undefined })).rejects.toThrow(
    /(9|1\d)\d\d MiB have to be free in .*, and 800 MiB are/u,
  );
  expectUntouched();
});

it('rejects to overwrite what an earlier upgrade has left', async () => {
  writeFileSync(paths.backup, '');
  await expect(upgradeBy(programs.copyDatabase)).rejects.toThrow(
    /is there from an earlier upgrade\. Move it/u,
  );
  rmSync(paths.backup);
  expectUntouched();
});

it('rejects a table that no migration makes, and leaves the cluster as it was', async () => {
  const backup = 'create table by_hand (n int)';
  await expect(upgradeBy(faultyProgram({ backup }))).rejects.toThrow(
    /is not upgraded, and is as it was\. .* first in public\.by_hand \(n integer\): undo/u,
  );
  expectUntouched();
});

it('rejects a copy in which one row differs', async () => {
  const backup = 'drop table by_hand';
  const compare = `set session_replication_role = replica;
    update transfers set amount_sen = amount_sen + 1 where id = (select id from transfers order by id limit 1)`;
  await expect(upgradeBy(faultyProgram({ backup, compare }))).rejects.toThrow(
    /is as it was\. The copy of table public\.transfers is not what was copied: (\d+) rows, sum -?\d+ there, \1 rows/u,
  );
  expectUntouched();
});

it('is killed in the middle, while a second start is rejected', async () => {
  const child = spawn(
    process.execPath,
    [
      '--import',
      import.meta.resolve('tsx'),
      fileURLToPath(new URL('../../test/upgrade-child.ts', import.meta.url)),
      folder.dir,
      faultyProgram({ hangsIn: 'copy' }),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout })) if (line === 'hangs') break;
  await expect(openProductDatabase(embedded, folder, () => undefined)).rejects.toThrow(
    `is being upgraded by process ${child.pid}`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(paths.draftCluster)).toBe(true);
  expect(existsSync(paths.retainedCluster)).toBe(false);
});

it('is begun again by the next start, and keeps every row and every object', async () => {
  const lines: string[] = [];
  const own = await openProductDatabase(embedded, folder, (line) => lines.push(line));
  onTestFinished(() => own.stop());
  expect(await query(own.url, `select current_setting('server_version_num')::int / 10000 as major`)).toEqual([
    { major: 18 },
  ]);
  expect(await rowsOf(own.url)).toEqual(rows);
  expect(Object.keys(rows).length).toBeGreaterThan(150);
  expect(Number.parseInt(String(rows['public.transfers']), 10)).toBeGreaterThan(3_000);
  expect(comparable(await catalogueOf(own.url))).toEqual(comparable(catalogue));
  expect(lines.join('\n')).toMatch(
    /Backing up.*Copying.*make them and their grants again \(by_hand\).*Comparing.*kept in/su,
  );
  expect(readFileSync(join(folder.postgresDir, 'password'), 'utf8')).toBe(password);
  await expectWhole(own.url);
  const fresh = await startPostgres({ dataDir: join(home, 'fresh'), databases: ['titian'] });
  onTestFinished(() => fresh.stop());
  await migrated(fresh.url('titian'));
  expect(await catalogueOf(own.url)).toEqual(await catalogueOf(fresh.url('titian')));
});

/**
 * What does not depend on the major version, or on the start that follows: PostgreSQL 18 notes each NOT NULL as a
 * constraint, roles and their grants are of the cluster, and the rights to jobs are given by each migration.
 */
function comparable(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => !/^(constraint n|role|member) |graphile_worker/u.test(line));
}

async function migrated(ownerUrl: string): Promise<string> {
  const keys = await ensureKeys(folder.keysDir);
  return migrateDatabase(createStack(), { folder, keys, ownerUrl, file: programs.migrate });
}

/** The product migrates it onward, and finds ledger and audit chain whole. */
async function expectWhole(ownerUrl: string): Promise<void> {
  const env = serverEnvironment(
    folder,
    await ensureKeys(folder.keysDir),
    await migrated(ownerUrl),
    0,
    NOWHERE,
  );
  for (const command of ['ledger-verify', 'audit-verify']) {
    const ended = spawnSync(process.execPath, [programs.server, command], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
    expect(ended).toMatchObject({ status: 0, stderr: '' });
  }
}

it('leaves a cluster and a backup to go back to, and no WAL that a base backup from before would be restored with', async () => {
  expect(existsSync(join(paths.backup, 'manifest.json'))).toBe(true);
  expect(existsSync(join(paths.retainedWal, 'base-backups.json'))).toBe(true);
  expect(existsSync(join(paths.wal, 'base-backups.json'))).toBe(false);
  renameSync(paths.cluster, `${paths.cluster}-18`);
  renameSync(paths.retainedCluster, paths.cluster);
  const previous = await startPostgres({ ...startOptions(folder), major: PREVIOUS_MAJOR_VERSION });
  onTestFinished(() => previous.stop());
  expect(await rowsOf(productDatabaseUrl(previous))).toEqual(rows);
});
