import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { startProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { type JobHandler, type RunningJobs, startJobs } from './jobs.ts';

let app: TestApp;
let owner: pg.Client;
/** Holds a lock: within its transaction `pg_stat_activity` would not change. */
let locker: pg.Client;
/** What jobs reach the database through. */
let proxy: TcpProxy;
let jobs: RunningJobs;
/** Ends the slow job that is worked on. */
let finishSlow: (() => void) | null = null;
/** The numbers of the jobs that were done. */
const done: number[] = [];
beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  locker = new pg.Client({ connectionString: app.ownerUrl });
  await Promise.all([owner.connect(), locker.connect()]);
  proxy = await startProxy(() => Number(new URL(app.config.DATABASE_URL).port));
  jobs = await start();
});

function start(): Promise<RunningJobs> {
  const probe: JobHandler = async ({ number }) => void done.push(Number(number));
  const slow: JobHandler = ({ number }) =>
    new Promise((resolve) => {
      finishSlow = () => {
        done.push(Number(number));
        resolve();
      };
    });
  const url = new URL(app.config.DATABASE_URL);
  url.port = String(proxy.port);
  return startJobs({ probe, slow }, { url: url.href, log: app.log, concurrency: 1, pollIntervalMs: 20 });
}

afterAll(async () => {
  await Promise.all([owner.end(), locker.end()]);
  await proxy.stop();
  await app.finish();
});

async function unfinished(): Promise<number> {
  const { rows } = await owner.query<{ number: string }>(
    'select count(*) as number from graphile_worker._private_jobs',
  );
  return Number(rows[0]?.number);
}

async function beginSlow(number: number): Promise<void> {
  await owner.query(`select enqueue_job('slow', $1, null, null, 3)`, [JSON.stringify({ number })]);
  await expect.poll(() => finishSlow).not.toBeNull();
}

function endSlow(): void {
  finishSlow?.();
  finishSlow = null;
}

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

it.each([8, 9])('stores an outcome again whose connection was lost, job %i', async (number) => {
  await beginSlow(number);
  await locker.query('begin');
  await locker.query('lock table graphile_worker._private_jobs in access exclusive mode');
  endSlow();
  const storing = () => connections(`wait_event_type = 'Lock' and query like 'delete from %'`);
  await expect.poll(storing).toHaveLength(1);
  const [pid] = await storing();
  await owner.query('select pg_terminate_backend($1)', [pid]);
  await locker.query('commit');
  await expect.poll(unfinished).toBe(0);
  expect(done.filter((one) => one === number)).toEqual([number]);
});

it('stops at once, with nobody on the list of workers', async () => {
  await jobs.stop();
  expect(await workers()).toEqual([]);
  await expect.poll(() => connections('true')).toEqual([]);
});

it('stores an outcome when the database is back', async () => {
  jobs = await start();
  await beginSlow(10);
  proxy.disturb('refuse');
  endSlow();
  await expect.poll(proxy.begun).toBeGreaterThan(3);
  expect(await unfinished()).toBe(1);
  proxy.disturb('none');
  await expect.poll(unfinished).toBe(0);
  expect(done.filter((one) => one === 10)).toEqual([10]);
});

it('stores an outcome when the database has connections again', async () => {
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name');
  const limit = (connections: number) =>
    owner.query(`alter database ${rows[0]?.name} connection limit ${connections}`);
  await beginSlow(11);
  await limit(0);
  proxy.disturb('refuse');
  proxy.disturb('none');
  endSlow();
  await expect.poll(proxy.begun).toBeGreaterThan(3);
  expect(await unfinished()).toBe(1);
  await limit(-1);
  await expect.poll(unfinished).toBe(0);
  expect(done.filter((one) => one === 11)).toEqual([11]);
});

it('stops without the database, and leaves the job whose outcome could not be stored', async () => {
  await beginSlow(12);
  proxy.disturb('refuse');
  endSlow();
  await expect(jobs.stop()).rejects.toThrow();
  expect(await unfinished()).toBe(1);
});
