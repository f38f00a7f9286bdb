import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { SECOND, testClock } from '../../../../test/builders/clock.ts';
import { call, type Headers } from '../../../../test/builders/http.ts';
import { registerUser, signInUser } from '../../../../test/builders/identity.ts';
import { systemActor } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { changeAccountStatus } from './change-account-status.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

/** What a signed-in customer's call answers: 422 for its empty body once all guards let it through. */
const probe = async (headers: Headers) => {
  const answer = await call(app, 'userSendEmailOtp', { headers, body: {} });
  return [answer.status, answer.error.code];
};
const LET_IN = [422, 'validation_failed'];
const setStatus = (userId: string, accountStatus: 'Active' | 'Inactive') =>
  app.work.command(scope, (ctx) =>
    changeAccountStatus(ctx, { userId, accountStatus, reason: 'Asked by its owner' }),
  );

describe('a disabled account', () => {
  it('can sign in and log out, and nothing else', async () => {
    const user = await registerUser(app);
    await setStatus(user.userId, 'Inactive');
    clock.moveBy(2 * SECOND);
    expect(await probe(user.headers)).toEqual([403, 'account_inactive']);
    const again = await signInUser(app, user);
    expect(await probe(again.headers)).toEqual([403, 'account_inactive']);
    const body = { eventUuid: again.eventUuid };
    expect((await call(app, 'logout', { headers: again.headers, body })).body).toEqual({ success: true });
  });

  it('works again once it is enabled', async () => {
    const user = await registerUser(app);
    await setStatus(user.userId, 'Inactive');
    await setStatus(user.userId, 'Active');
    expect(await probe(user.headers)).toEqual(LET_IN);
  });

  it('cannot be disabled twice, enabled twice, or be unknown', async () => {
    const user = await registerUser(app);
    await expect(setStatus(user.userId, 'Active')).rejects.toMatchObject({ code: 'wrong_state' });
    await setStatus(user.userId, 'Inactive');
    await expect(setStatus(user.userId, 'Inactive')).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(setStatus(newId(), 'Inactive')).rejects.toMatchObject({ code: 'not_found' });
    const rows = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'reason'])
      .where('subject_id', '=', user.userId)
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.action)).toEqual(['user.registered', 'user.verified', 'user.disabled']);
    expect(rows.at(-1)?.reason).toBe('Asked by its owner');
  });
});
