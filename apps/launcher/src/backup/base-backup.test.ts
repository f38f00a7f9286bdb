import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '../../test/query.ts';
import { createStack } from '../children/stack.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { productDatabaseUrl, startOptions } from '../database.ts';
import { superuserUrl } from '../embedded-postgres/databases.ts';
import { type RunningPostgres, startPostgres } from '../embedded-postgres/start-postgres.ts';
import { NOWHERE, programs, serverEnvironment } from '../environment.ts';
import { ensureKeys, type KeyFiles } from '../keys/key-files.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { checkout } from '../settings.ts';

const isRoot = process.getuid?.() === 0;
const home = realpathSync(mkdtempSync(join(tmpdir(), 'titian-backup-')));
/** The archive takes segments while this is there. */
const gate = join(home, 'gate');
/** The backup that the tests make. */
const first = join(home, 'first');
let folder: DataFolder;
/** Where it is restored. */
let target: DataFolder;
let keys: KeyFiles;
let postgres: RunningPostgres | null = null;
let beforeArchiving: Ended;

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The cluster of a version that archived nothing, started by this one. */
beforeAll(async () => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server', 'launcher'], { cwd: checkout });
  if (built.status !== 0) throw new Error(`The programs cannot be built: ${built.stderr}`);
  chmodSync(home, 0o755);
  folder = openDataFolder(join(home, 'data'));
  target = openDataFolder(join(home, 'restored'));
  keys = await ensureKeys(folder.keysDir);
  const { archive: _, ...earlier } = startOptions(folder);
  postgres = await startPostgres(earlier);
  const migration = { folder, keys, ownerUrl: ownerUrl(), file: programs.migrate };
  const serverUrl = await migrateDatabase(createStack(), migration);
  // The server's first command makes the data keys.
  expect(await run(['ledger-verify'], environmentOf(folder, serverUrl))).toMatchObject({ code: 0 });
  beforeArchiving = await backup(['--to', join(home, 'unarchived')]);
  await postgres.stop();
  const { archive, ...options } = startOptions(folder);
  if (archive === undefined) throw new Error('The embedded database archives nothing.');
  postgres = await startPostgres({
    ...{ ...options, archive: { ...archive, program: gatedProgram() } },
    // Segments end when a test ends them.
    settings: { archive_timeout: '0' },
  });
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

/** The product's program behind a gate: while it is closed, the archive fails. */
function gatedProgram(): string {
  const program = join(home, 'gated.mjs');
  const isClosed = `!(await import('node:fs')).existsSync(${JSON.stringify(gate)})`;
  const archiveWal = JSON.stringify(pathToFileURL(programs.archiveWal).href);
  writeFileSync(program, `if (${isClosed}) process.exit(1);\nawait import(${archiveWal});\n`);
  writeFileSync(gate, '');
  return program;
}

function ownerUrl(): string {
  if (postgres === null) throw new Error('The database does not run.');
  return productDatabaseUrl(postgres);
}

/** Runs a command of the server; `before` are the words of a program that runs it. */
async function run(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  before: readonly string[] = [],
): Promise<Ended> {
  const [command = '', ...args] = [...before, process.execPath, programs.server, ...words];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: (await output).join('') };
}

function environmentOf(data: DataFolder, databaseUrl: string, keysAtHand: KeyFiles = keys) {
  return serverEnvironment(data, keysAtHand, databaseUrl, 0, NOWHERE);
}

/** As `npm run backup` runs it. */
function backup(words: readonly string[], before: readonly string[] = []): Promise<Ended> {
  const env = { ...environmentOf(folder, superuserUrl(ownerUrl())), ROLE: 'migrate' };
  const own = ['--database', folder.postgresDir, '--archive', folder.archiveDir];
  return run(['base-backup', ...words, ...own], env, before);
}

/** As `npm run restore` runs it, before there is a database. */
function place(words: readonly string[], keysAtHand: KeyFiles): Promise<Ended> {
  const env = { ...environmentOf(target, 'postgresql://127.0.0.1:9/titian', keysAtHand), ROLE: 'migrate' };
  const own = ['--database', target.postgresDir, '--archive', folder.archiveDir];
  return run(['base-restore', ...words, ...own], env);
}

/** Rejected, with nothing placed. */
function expectNothingPlaced({ code, output }: Ended, problem: RegExp): void {
  expect(output).toMatch(problem);
  expect(code).toBe(1);
  expect([target.postgresDir, target.filesDir].filter((one) => existsSync(one))).toEqual([]);
}

async function asSuperuser(statement: string): Promise<unknown[]> {
  return query(superuserUrl(ownerUrl()), statement);
}

/** Ends the segment in use, which the archive is given then. @returns its name */
async function endSegment(): Promise<string> {
  await asSuperuser(`select pg_create_restore_point('titian')`);
  const [ended] = await asSuperuser('select pg_walfile_name(pg_switch_wal()) as segment');
  return (ended as { segment: string }).segment;
}

async function archived(segment: string): Promise<void> {
  const newest = 'select last_archived_wal as segment from pg_stat_archiver';
  await expect.poll(() => asSuperuser(newest)).toEqual([{ segment }]);
}

/** Rejected, with nothing left: neither of the backup, nor a record that makes the archive keep WAL. */
function expectRejected({ code, output }: Ended, problem: RegExp, path: string): void {
  expect(output).toMatch(problem);
  expect(code).toBe(1);
  expect([path, `${path}.part`].filter((one) => existsSync(one))).toEqual([]);
  expect(existsSync(join(folder.archiveDir, 'wal', 'base-backups.json'))).toBe(false);
}

it('rejects a cluster of an earlier version until its next start, which archives', async () => {
  expectRejected(beforeArchiving, /archives no WAL: start the product once/, join(home, 'unarchived'));
  expect(await asSuperuser('show archive_mode')).toEqual([{ archive_mode: 'on' }]);
});

it('rejects a folder that is there, and leaves it as it is', async () => {
  const path = join(home, 'there');
  mkdirSync(path);
  const { code, output } = await backup(['--to', path]);
  expect(output).toMatch(/is there already: name a new folder/);
  expect(code).toBe(1);
  expect(readdirSync(path)).toEqual([]);
});

it('rejects an account that may not read the cluster', async () => {
  const path = join(home, 'unreadable');
  const wal = join(folder.archiveDir, 'wal');
  // The root of a user namespace has no right to the folders of the account that runs the database.
  if (!isRoot) chmodSync(wal, 0o000);
  const ended = await backup(['--to', path], isRoot ? ['unshare', '-r'] : []);
  chmodSync(wal, 0o700);
  expectRejected(ended, /cannot be read: back up as the user who starts the product/, path);
});

it('rejects a disk that has no room, before it writes', async () => {
  const disk = join(home, 'disk');
  mkdirSync(disk);
  const mounted = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"';
  const before = ['unshare', isRoot ? '-m' : '-rm', 'sh', '-c', mounted, disk];
  const path = join(disk, 'backup');
  const ended = await backup(['--to', path], before);
  expectRejected(ended, /disk has 1 MiB free, and \d{3} MiB are needed: name another disk/, path);
});

it('rejects while the archive fails', async () => {
  rmSync(gate);
  await endSegment();
  const failing = 'select failed_count > 0 as failing from pg_stat_archiver';
  await expect.poll(() => asSuperuser(failing)).toEqual([{ failing: true }]);
  const path = join(home, 'failing');
  expectRejected(await backup(['--to', path]), /WAL archive in .* takes nothing/, path);
  writeFileSync(gate, '');
  await archived(await endSegment());
});

it('rejects a second backup while the first waits for the archive, and makes the first whole', async () => {
  const second = join(home, 'second');
  rmSync(gate);
  const made = backup(['--to', first]);
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where query like '%pg_backup_stop%' and wait_event = 'BackupWaitWalArchive'`;
  const isWaiting = expect.poll(() => asSuperuser(waiting)).toEqual([{ waiting: 1 }]);
  expect(await Promise.race([isWaiting.then(() => 'waits'), made])).toBe('waits');
  const { code, output } = await backup(['--to', second]);
  expect(output).toMatch(/Another backup of this database runs/);
  expect(code).toBe(1);
  writeFileSync(gate, '');
  await endSegment();
  expect(await made).toMatchObject({ code: 0, output: expect.stringContaining('No key is in it.') });
  expect(readdirSync(first).sort()).toEqual(
    ['cluster', 'contents.jsonl', 'files.jsonl', 'manifest.json', 'password', 'wal'].sort(),
  );
  expect([second, `${second}.part`].filter((path) => existsSync(path))).toEqual([]);
});

it('restores nothing with other keys, nor to an instant out of reach', async () => {
  const { code, output } = await place(['--from', first, '--to', 'yesterday'], keys);
  expect(output).toContain('--to <instant, as 2026-11-23T01:00:00Z>');
  expect(code).toBe(2);
  const early = await place(['--from', first, '--to', '2020-01-01T00:00:00Z'], keys);
  expectNothingPlaced(early, /out of reach: this backup can be restored from 20\S+Z to 20\S+Z/);
  const others = await ensureKeys(openDataFolder(join(home, 'others')).keysDir);
  expectNothingPlaced(await place(['--from', first], others), /of another installation|is not here/);
});

it('restores nothing that is damaged, nor across a missing segment', async () => {
  const damaged = join(home, 'damaged');
  cpSync(first, damaged, { recursive: true });
  appendFileSync(join(damaged, 'cluster/global/pg_control'), 'x');
  expectNothingPlaced(await place(['--from', damaged], keys), /pg_control is not as it was backed up/);
  const missing = await endSegment();
  await archived(await endSegment());
  const stored = join(folder.archiveDir, 'wal', `${missing}.gz`);
  renameSync(stored, join(home, 'missing.gz'));
  const ended = await place(['--from', first], keys);
  renameSync(join(home, 'missing.gz'), stored);
  expectNothingPlaced(ended, new RegExp(`WAL segment ${missing} is missing`));
});
