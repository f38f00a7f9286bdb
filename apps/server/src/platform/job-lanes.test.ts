import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { startJobLanes } from './job-lanes.ts';
import type { JobHandler, RunningJobs } from './jobs.ts';

const LONG_JOBS = 12;

let app: TestApp;
let owner: pg.Client;
let jobs: RunningJobs;
let begun = 0;
let sent = 0;
let endLong: () => void = () => undefined;

beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  const ended = new Promise<void>((resolve) => {
    endLong = resolve;
  });
  const long: JobHandler = async () => {
    begun += 1;
    await ended;
  };
  const send: JobHandler = async () => {
    sent += 1;
  };
  const options = { url: app.config.DATABASE_URL, log: app.log, pollIntervalMs: 20 };
  jobs = await startJobLanes({ long, send_email: send }, options);
});

afterAll(async () => {
  endLong();
  await jobs.stop();
  await owner.end();
  await app.finish();
});

const enqueue = (task: string) => owner.query(`select enqueue_job($1, '{}', null, null, 1)`, [task]);

async function waiting(): Promise<number> {
  const { rows } = await owner.query<{ number: string }>(
    'select count(*) as number from graphile_worker._private_jobs',
  );
  return Number(rows[0]?.number);
}

it('sends a mail while every other worker is at a long job and more of them wait', async () => {
  for (let number = 0; number < LONG_JOBS; number += 1) {
    await enqueue('long');
  }
  await expect.poll(() => begun).toBe(4);
  await enqueue('send_email');
  await expect.poll(() => sent).toBe(1);
  await expect.poll(waiting).toBe(LONG_JOBS);
  expect(begun).toBe(4);
});

it('works on what waited once a long job has ended, each once', async () => {
  endLong();
  await expect.poll(waiting).toBe(0);
  expect([begun, sent]).toEqual([LONG_JOBS, 1]);
});
