import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { HOUR, testClock } from '../../../test/builders/clock.ts';
import { call } from '../../../test/builders/http.ts';
import {
  registerPending,
  registerUser,
  signInOperator,
  stepUpCode,
} from '../../../test/builders/identity.ts';
import { identitySweep } from './jobs.ts';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const counts = async () => {
  const db = app.database.reader.db;
  const count = async (
    table: 'sign_in_attempts' | 'one_time_codes' | 'email_tokens' | 'trusted_devices' | 'sessions',
  ) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((row) => row.fn.countAll().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows,
    );
  return {
    tries: await count('sign_in_attempts'),
    codes: await count('one_time_codes'),
    tokens: await count('email_tokens'),
    devices: await count('trusted_devices'),
    sessions: await count('sessions'),
  };
};

it('retains what is valid, deletes attempts after a day and secrets after a month', async () => {
  await registerPending(app);
  await stepUpCode(app, await registerUser(app));
  await signInOperator(app, ['support']);
  await call(app, 'login', { body: { email: 'nobody@example.com', password: 'teh tarik kurang manis' } });
  const before = await counts();
  expect(Object.values(before).every((rows) => rows > 0)).toBe(true);
  const sweep = identitySweep(app.work);
  await sweep.run();
  expect(await counts()).toEqual(before);
  clock.moveBy(24 * HOUR + 1);
  await sweep.run();
  expect(await counts()).toEqual({ ...before, tries: 0 });
  clock.moveBy(30 * 24 * HOUR);
  await sweep.run();
  expect(await counts()).toEqual({ tries: 0, codes: 0, tokens: 0, devices: 0, sessions: before.sessions });
});
