import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { query } from '../../test/query.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { superuserUrl } from '../database.ts';
import { programs } from '../environment.ts';
import { checkout } from '../settings.ts';
import { startPostgres } from './start-postgres.ts';

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'launcher'], { cwd: checkout });
  if (built.status !== 0) throw new Error(`The launcher cannot be built: ${built.stderr}`);
});

/** A cluster that archives and has just ended a segment, in a folder that a shell would take apart. */
async function archivingCluster(program: string) {
  const home = temporaryFolder();
  const dir = join(home, "it's 100% archived");
  mkdirSync(dir);
  const options = { dataDir: join(home, 'database'), databases: ['titian'], archive: { dir, program } };
  const postgres = await startPostgres(options);
  onTestFinished(() => postgres.stop());
  const owner = postgres.url('titian');
  writeFileSync(join(dir, 'wal', 'base-backups.json'), '[]');
  await query(owner, 'create table kept as select 1 as n');
  const text = 'select pg_walfile_name(pg_switch_wal()) as segment';
  const [{ segment } = { segment: '' }] = (await query(superuserUrl(owner), text)) as { segment: string }[];
  return { owner, segment, archived: join(dir, 'wal', `${segment}.gz`) };
}

it('works on while its archive fails, and counts it', async () => {
  const { owner, archived } = await archivingCluster('/nowhere/archive-wal.js');
  const failures = 'select failed_count > 0 as failed, archived_count::int as archived from pg_stat_archiver';
  await expect.poll(() => query(owner, failures)).toEqual([{ failed: true, archived: 0 }]);
  expect(await query(owner, 'select n from kept')).toEqual([{ n: 1 }]);
  expect(existsSync(archived)).toBe(false);
});

it('archives each segment, whatever the folder is called', async () => {
  const { owner, segment, archived } = await archivingCluster(programs.archiveWal);
  const last = 'select last_archived_wal as segment, failed_count::int as failed from pg_stat_archiver';
  await expect.poll(() => query(owner, last)).toEqual([{ segment, failed: 0 }]);
  expect(existsSync(archived)).toBe(true);
});
