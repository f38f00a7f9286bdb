import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { query } from '../../test/query.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { writeRunFile } from '../children/run-file.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { openProductDatabase, type ProductDatabase } from '../database.ts';
import { processStamp } from '../instance/process-stamp.ts';
import { isDrillDue, startWeeklyDrill } from './weekly-drill.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'titian-drill-')));
let folder: DataFolder;
let database: ProductDatabase;
const said: string[] = [];

beforeAll(async () => {
  chmodSync(home, 0o755);
  folder = openDataFolder(join(home, 'data'));
  database = await openProductDatabase({ databaseUrl: null }, folder, () => undefined);
  await query(database.url, 'create table restore_drills (problem text, finished_at timestamptz)');
});
afterAll(async () => {
  await database.stop();
  rmSync(home, { recursive: true, force: true });
});
beforeEach(async () => {
  said.length = 0;
  await query(database.url, 'truncate restore_drills');
  writeRunFile(folder.runFile, {
    ...{ launcher: processStamp(process.pid) ?? '', databaseUrl: database.url, children: [] },
  });
  mkdirSync(join(folder.archiveDir, 'wal'), { recursive: true });
  const made = [{ folder: '/backups/first', endedAt: '2026-11-01T00:00:00.000Z' }];
  writeFileSync(join(folder.archiveDir, 'wal/base-backups.json'), JSON.stringify(made));
});

const tried = (before: string, problem: string | null) =>
  query(
    database.url,
    `insert into restore_drills values (${problem === null ? 'null' : `'${problem}'`}, now() - interval '${before}')`,
  );

it('is due a week after one that succeeded, and a day after one that failed', async () => {
  expect(await isDrillDue(folder)).toBe(true);
  await tried('8 days', null);
  expect(await isDrillDue(folder)).toBe(true);
  await tried('2 days', 'damaged');
  expect(await isDrillDue(folder)).toBe(true);
  await tried('20 hours', 'damaged');
  expect(await isDrillDue(folder)).toBe(false);
  await query(database.url, 'truncate restore_drills');
  await tried('6 days', null);
  expect(await isDrillDue(folder)).toBe(false);
});

it('is not due without a base backup', async () => {
  const never = openDataFolder(join(temporaryFolder(), 'data'));
  mkdirSync(join(never.archiveDir, 'wal'), { recursive: true });
  writeFileSync(never.runFile, readFileSync(folder.runFile));
  expect(await isDrillDue(never)).toBe(false);
  // As an upgrade of the cluster leaves it.
  writeFileSync(join(never.archiveDir, 'wal/base-backups.json'), '[]');
  expect(await isDrillDue(never)).toBe(false);
});

/** A program in place of the product's commands, started by the next look. */
function startWith(name: string, program: string) {
  const serverCli = join(folder.dir, `${name}.mjs`);
  writeFileSync(serverCli, program);
  return startWeeklyDrill({ folder, serverCli, periodMs: 20 }, (line) => said.push(line));
}

it('runs the command for its own data folder, and says where a failed one is described', async () => {
  const drills = startWith('failing', `console.log(process.argv[2], process.env.DATA_DIR); process.exit(1);`);
  await expect.poll(() => said[0]).toMatch(/The restore drill failed: see .*drill\.log/u);
  await drills.stop();
  expect(readFileSync(join(folder.logsDir, 'drill.log'), 'utf8')).toContain(`drill ${folder.dir}`);
});

it('ends a drill with the product, and removes what it restored', async () => {
  const pidFile = join(folder.dir, 'pid');
  const drills = startWith(
    'lasting',
    `import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync(${JSON.stringify(folder.drillDir)});
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setInterval(() => undefined, 1_000);`,
  );
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '').toBe(true);
  await drills.stop();
  expect(processStamp(Number(readFileSync(pidFile, 'utf8')))).toBeNull();
  expect(existsSync(folder.drillDir)).toBe(false);
  expect(said).toEqual([]);
});

it('says that none could be started where the database does not answer', async () => {
  writeRunFile(folder.runFile, {
    ...{ launcher: '', databaseUrl: 'postgresql://u:p@127.0.0.1:1/none', children: [] },
  });
  const drills = startWith('never', 'process.exit(0);');
  await expect
    .poll(() => said[0])
    .toMatch(/No restore drill could be started: The database does not answer/u);
  await drills.stop();
});
