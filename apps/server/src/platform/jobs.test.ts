import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type JobHandler, type RunningJobs, startJobs } from './jobs.ts';

let app: TestApp;
let owner: pg.Client;
/** Holds a lock: within its transaction `pg_stat_activity` would not change. */
let locker: pg.Client;
let jobs: RunningJobs;
/** The numbers of the jobs that were done. */
const done: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  locker = new pg.Client({ connectionString: app.ownerUrl });
  await Promise.all([owner.connect(), locker.connect()]);
  const probe: JobHandler = async ({ number }) => void done.push(Number(number));
  jobs = await startJobs(
    { probe },
    { url: app.config.DATABASE_URL, log: app.log, concurrency: 1, pollIntervalMs: 20 },
  );
});
afterAll(async () => {
  await Promise.all([owner.end(), locker.end()]);
  await app.finish();
});

async function workers(): Promise<string[]> {
  const { rows } = await owner.query<{ worker_id: string }>('select worker_id from job_workers');
  return rows.map((row) => row.worker_id);
}

/** The connections of the job library, in a state. */
async function connections(where: string): Promise<readonly number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'titian-jobs' and datname = current_database() and ${where}`,
  );
  return rows.map(({ pid }) => pid);
}

it('listens again after its idle connection was lost', async () => {
  const [listening] = await connections(`query like 'LISTEN%'`);
  await owner.query('select pg_terminate_backend($1, 60000)', [listening]);
  const isAgain = async () => (await connections(`query like 'LISTEN%'`)).some((pid) => pid !== listening);
  await expect.poll(isAgain).toBe(true);
});

it('begins anew where a job may have been taken unseen, and does that job', async () => {
  await expect.poll(workers).toHaveLength(1);
  const before = await workers();
  await locker.query('begin');
  await locker.query('lock table graphile_worker._private_jobs in access exclusive mode');
  await expect.poll(() => connections(`wait_event_type = 'Lock'`)).toHaveLength(1);
  const [taking] = await connections(`wait_event_type = 'Lock'`);
  // What the answer that is lost would have said: the job is theirs.
  await locker.query(`select enqueue_job('probe', '{"number": 7}', null, null, 3)`);
  await locker.query('update graphile_worker._private_jobs set locked_by = $1, locked_at = now()', before);
  await owner.query('select pg_terminate_backend($1)', [taking]);
  await locker.query('commit');
  await expect.poll(() => done).toEqual([7]);
  expect(await workers()).not.toEqual(before);
});

it('stops at once, with nobody on the list of workers', async () => {
  await jobs.stop();
  expect(await workers()).toEqual([]);
  await expect.poll(() => connections('true')).toEqual([]);
});
