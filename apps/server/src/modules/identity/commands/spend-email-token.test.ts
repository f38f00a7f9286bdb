import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { MINUTE, testClock } from '../../../../test/builders/clock.ts';
import { registerUser } from '../../../../test/builders/identity.ts';
import { systemActor } from '../../../platform/context.ts';
import { newToken } from '../../../platform/field-encryption.ts';
import { issueEmailToken } from './issue-email-token.ts';
import { spendEmailToken } from './spend-email-token.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

describe('a mailed token', () => {
  const issue = (userId: string) =>
    app.work.command(scope, (ctx) => issueEmailToken(ctx, userId, 'mobile_topup', MINUTE));
  const spend = (token: string, purpose: 'mobile_topup' | 'password' = 'mobile_topup') =>
    app.work.command(scope, (ctx) => spendEmailToken(ctx, token, purpose));

  it('is rejected for another purpose, after its time, and when it was never issued', async () => {
    const { userId } = await registerUser(app);
    const token = await issue(userId);
    expect(await spend(token, 'password')).toBeNull();
    expect(await spend(newToken())).toBeNull();
    clock.moveBy(MINUTE);
    expect(await spend(token)).toBeNull();
  });

  it('is spent once, and stored as a hash', async () => {
    const { userId } = await registerUser(app);
    const token = await issue(userId);
    const rows = await app.database.reader.db.selectFrom('email_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const spent = await Promise.all([spend(token), spend(token), spend(token)]);
    expect(spent.filter((one) => one === userId)).toHaveLength(1);
    expect(spent.filter((one) => one === null)).toHaveLength(2);
  });
});
