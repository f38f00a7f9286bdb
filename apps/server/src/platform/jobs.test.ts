import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type RunningJobs, startJobs } from './jobs.ts';

let app: TestApp;
let owner: pg.Client;
/** Holds a lock: within its transaction `pg_stat_activity` would not change. */
let locker: pg.Client;
let jobs: RunningJobs;
beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  locker = new pg.Client({ connectionString: app.ownerUrl });
  await Promise.all([owner.connect(), locker.connect()]);
  jobs = await startJobs(app.jobs, {
    ...{ url: app.config.DATABASE_URL, log: app.log, concurrency: 1, pollIntervalMs: 20 },
  });
});
afterAll(async () => {
  await Promise.all([owner.end(), locker.end()]);
  await app.finish();
});

/** The connections of the job library, in a state. */
async function connections(where: string): Promise<readonly number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'titian-jobs' and datname = current_database() and ${where}`,
  );
  return rows.map(({ pid }) => pid);
}

it('listens again after its idle connections were lost, and fails when a job may have been taken unseen', async () => {
  const [listening] = await connections(`query like 'LISTEN%'`);
  await owner.query('select pg_terminate_backend($1, 60000)', [listening]);
  const isAgain = async () => (await connections(`query like 'LISTEN%'`)).some((pid) => pid !== listening);
  await expect.poll(isAgain).toBe(true);

  await locker.query('begin');
  await locker.query('lock table graphile_worker._private_jobs in access exclusive mode');
  await expect.poll(() => connections(`wait_event_type = 'Lock'`)).toHaveLength(1);
  const [taking] = await connections(`wait_event_type = 'Lock'`);
  await owner.query('select pg_terminate_backend($1)', [taking]);
  expect((await jobs.failed).message).toBe('the connection was lost while a job was taken');
  await locker.query('rollback');
  await jobs.stop();
});

it('fails where the job library ends by itself, as it does here when it is stopped', async () => {
  const others = await startJobs(app.jobs, { url: app.config.DATABASE_URL, log: app.log, concurrency: 1 });
  await others.stop();
  expect((await others.failed).message).toBe('the job library stopped working');
});
