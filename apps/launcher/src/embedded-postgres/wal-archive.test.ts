import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { query } from '../../test/query.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { programs } from '../environment.ts';
import { checkout } from '../settings.ts';
import { superuserUrl } from './databases.ts';
import { startPostgres } from './start-postgres.ts';

const MIB = 1024 ** 2;

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'launcher'], { cwd: checkout });
  if (built.status !== 0) throw new Error(`The launcher cannot be built: ${built.stderr}`);
});

interface ArchivingCluster {
  /** Below a folder that a shell would take apart. */
  readonly dir: string;
  readonly dataDir: string;
  start(program?: string): Promise<string>;
}

/** A cluster that archives, after a base backup. @returns its folders, and how it is started: with the owner's address */
function archivingCluster(limitBytes = 10 * MIB): ArchivingCluster {
  const home = temporaryFolder();
  const [dir, dataDir] = [join(home, "it's 100% archived"), join(home, 'database')];
  mkdirSync(join(dir, 'wal'), { recursive: true });
  writeFileSync(join(dir, 'wal', 'base-backups.json'), '[]');
  const start = async (program = programs.archiveWal) => {
    const archive = { dir, limitBytes, program };
    const postgres = await startPostgres({ dataDir, databases: ['titian'], archive });
    onTestFinished(() => postgres.stop());
    return postgres.url('titian');
  };
  return { dir, dataDir, start };
}

/** Ends the segment in use. @returns its name */
async function endSegment(owner: string): Promise<string> {
  await query(owner, 'create table if not exists kept as select 1 as n');
  const text = 'select pg_walfile_name(pg_switch_wal()) as segment';
  const [{ segment } = { segment: '' }] = (await query(superuserUrl(owner), text)) as { segment: string }[];
  return segment;
}

const FAILURES = 'select failed_count > 0 as failed, archived_count::int as archived from pg_stat_archiver';
const LAST = 'select last_archived_wal as segment, failed_count::int as failed from pg_stat_archiver';

it('works on while its archive fails, and counts it', async () => {
  const { dir, start } = archivingCluster();
  const owner = await start('/nowhere/archive-wal.js');
  const segment = await endSegment(owner);
  await expect.poll(() => query(owner, FAILURES)).toEqual([{ failed: true, archived: 0 }]);
  expect(await query(owner, 'select n from kept')).toEqual([{ n: 1 }]);
  expect(existsSync(join(dir, 'wal', `${segment}.gz`))).toBe(false);
});

it('works on above the limit of its archive, says so in the log, and keeps what waits', async () => {
  const { dir, dataDir, start } = archivingCluster(MIB);
  writeFileSync(join(dir, 'wal', '000000010000000000000000.gz'), Buffer.alloc(MIB));
  const owner = await start();
  const segment = await endSegment(owner);
  await expect.poll(() => query(owner, FAILURES)).toEqual([{ failed: true, archived: 0 }]);
  expect(await query(owner, 'select n from kept')).toEqual([{ n: 1 }]);
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain(
    `WAL segment ${segment} is not archived: ${join(dir, 'wal')} holds ${MIB} bytes and more`,
  );
  expect(existsSync(join(dataDir, 'cluster', 'pg_wal', segment))).toBe(true);
});

it('archives each segment, whatever the folder is called', async () => {
  const { dir, start } = archivingCluster();
  const owner = await start();
  const segment = await endSegment(owner);
  await expect.poll(() => query(owner, LAST)).toEqual([{ segment, failed: 0 }]);
  expect(existsSync(join(dir, 'wal', `${segment}.gz`))).toBe(true);
});
