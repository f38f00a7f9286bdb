import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { systemActor } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs.ts';
import { matchFailedJobs } from './commands/match-causes.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let owner: pg.Client;
beforeAll(async () => {
  app = await createTestApp();
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
}, 60_000);
afterAll(async () => {
  await owner.end();
  await app.finish();
});

const casesOfJobs = () =>
  app.database.reader.db
    .selectFrom('cases')
    .select(['state', 'subject', 'kind', 'close_reason'])
    .where('cause', 'like', 'job:%')
    .orderBy('id')
    .execute();

it('a job that is not tried again has one case until it is given more attempts', async () => {
  await owner.query('delete from graphile_worker._private_jobs');
  await app.work.command(scope, (ctx) => enqueue(ctx, 'purge_files', {}));
  await matchFailedJobs(app.work, scope);
  expect(await casesOfJobs()).toEqual([]);
  await owner.query('update graphile_worker._private_jobs set attempts = max_attempts');
  await matchFailedJobs(app.work, scope);
  await matchFailedJobs(app.work, scope);
  expect(await casesOfJobs()).toMatchObject([
    { state: 'open', kind: 'exception', subject: expect.stringMatching(/^purge_files \d+$/) },
  ]);
  await owner.query('update graphile_worker._private_jobs set attempts = 0');
  await matchFailedJobs(app.work, scope);
  expect(await casesOfJobs()).toMatchObject([{ state: 'closed', close_reason: 'cause_ended' }]);
  await owner.query('delete from graphile_worker._private_jobs');
});
