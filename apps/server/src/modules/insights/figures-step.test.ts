import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { shiftTo } from '../../platform/clock.ts';
import { systemActor } from '../../platform/context.ts';
import { figuresStep } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const dayBefore = (days: number) => addDays(malaysiaDay(app.work.clock.now()), -days);

/** As the end of the day does it. */
const endOf = (on: Day) => {
  const dateShiftDays = shiftTo(app.work.clock.now(), on);
  return figuresStep.run(app.work, { actor: systemActor, dateShiftDays, requestId: null }, on);
};

/** The day of the latest figures that a job made which was due by now. */
async function madeFor(): Promise<Day | undefined> {
  await runJobs(app, ['nightly_figures']);
  const { rows } = await sql<{ as_of: Day }>`
    select as_of from platform_figures order by as_of desc`.execute(app.database.reader.db);
  return rows[0]?.as_of;
}

it('the figures wait for the days that are caught up after it, and not after yesterday', async () => {
  await endOf(dayBefore(3));
  await endOf(dayBefore(2));
  expect(await madeFor()).toBeUndefined();
  await endOf(dayBefore(1));
  expect(await madeFor()).toBe(dayBefore(1));
});
