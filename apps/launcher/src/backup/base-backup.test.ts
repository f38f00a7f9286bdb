import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
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
import { productDatabaseUrl, startOptions, superuserUrl } from '../database.ts';
import { type RunningPostgres, startPostgres } from '../embedded-postgres/start-postgres.ts';
import { NOWHERE, programs, serverEnvironment } from '../environment.ts';
import { ensureKeys, type KeyFiles } from '../keys/key-files.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { checkout } from '../settings.ts';

const isRoot = process.getuid?.() === 0;
const home = realpathSync(mkdtempSync(join(tmpdir(), 'titian-backup-')));
/** The archive takes segments while this is there. */
const gate = join(home, 'gate');
let folder: DataFolder;
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
  keys = await ensureKeys(folder.keysDir);
  const { archive: _, ...earlier } = startOptions(folder);
  postgres = await startPostgres(earlier);
  await migrateDatabase(createStack(), { folder, keys, ownerUrl: ownerUrl(), file: programs.migrate });
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

/** Runs the server's command `base-backup`, as `npm run backup` does; `before` are the words of a program that runs it. */
async function backup(words: readonly string[], before: readonly string[] = []): Promise<Ended> {
  const env = serverEnvironment(folder, keys, superuserUrl(ownerUrl()), 0, NOWHERE);
  const own = ['--database', folder.postgresDir, '--archive', folder.archiveDir];
  const [command = '', ...args] = [
    ...before,
    process.execPath,
    programs.server,
    'base-backup',
    ...words,
    ...own,
  ];
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env, ROLE: 'migrate' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output: (await output).join('') };
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

/** Rejected, with nothing left: neither of the backup, nor a record that makes the archive keep WAL. */
function expectRejected({ code, output }: Ended, problem: RegExp, target: string): void {
  expect(output).toMatch(problem);
  expect(code).toBe(1);
  expect([target, `${target}.part`].filter((path) => existsSync(path))).toEqual([]);
  expect(existsSync(join(folder.archiveDir, 'wal', 'base-backups.json'))).toBe(false);
}

it('rejects a cluster of an earlier version until its next start, which archives', async () => {
  expectRejected(beforeArchiving, /archives no WAL: start the product once/, join(home, 'unarchived'));
  expect(await asSuperuser('show archive_mode')).toEqual([{ archive_mode: 'on' }]);
});

it('rejects a folder that is there, and leaves it as it is', async () => {
  const target = join(home, 'there');
  mkdirSync(target);
  const { code, output } = await backup(['--to', target]);
  expect(output).toMatch(/is there already: name a new folder/);
  expect(code).toBe(1);
  expect(readdirSync(target)).toEqual([]);
});

it('rejects an account that may not read the cluster', async () => {
  const target = join(home, 'unreadable');
  const wal = join(folder.archiveDir, 'wal');
  // The root of a user namespace has no right to the folders of the account that runs the database.
  if (!isRoot) chmodSync(wal, 0o000);
  const ended = await backup(['--to', target], isRoot ? ['unshare', '-r'] : []);
  chmodSync(wal, 0o700);
  expectRejected(ended, /cannot be read: back up as the user who starts the product/, target);
});

it('rejects a disk that has no room, before it writes', async () => {
  const disk = join(home, 'disk');
  mkdirSync(disk);
  const mounted = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"';
  const before = ['unshare', isRoot ? '-m' : '-rm', 'sh', '-c', mounted, disk];
  const target = join(disk, 'backup');
  const ended = await backup(['--to', target], before);
  expectRejected(ended, /disk has 1 MiB free, and \d{3} MiB are needed: name another disk/, target);
});

it('rejects while the archive fails', async () => {
  rmSync(gate);
  await endSegment();
  const failing = 'select failed_count > 0 as failing from pg_stat_archiver';
  await expect.poll(() => asSuperuser(failing)).toEqual([{ failing: true }]);
  const target = join(home, 'failing');
  expectRejected(await backup(['--to', target]), /WAL archive in .* takes nothing/, target);
  writeFileSync(gate, '');
  const segment = await endSegment();
  const newest = 'select last_archived_wal as segment from pg_stat_archiver';
  await expect.poll(() => asSuperuser(newest)).toEqual([{ segment }]);
});

it('rejects a second backup while the first waits for the archive, and makes the first whole', async () => {
  const [first, second] = [join(home, 'first'), join(home, 'second')];
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
