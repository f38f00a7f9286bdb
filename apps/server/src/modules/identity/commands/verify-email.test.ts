import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { HOUR, MINUTE, SECOND, testClock } from '../../../../test/builders/clock.ts';
import { call } from '../../../../test/builders/http.ts';
import { registerPending, verificationToken } from '../../../../test/builders/identity.ts';
import { mailsTo } from '../../../../test/builders/mails.ts';
import { systemActor } from '../../../platform/context.ts';
import { findUserByEmail, readUser } from '../queries/read-user.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const userOf = (email: string) => app.work.query(scope, (ctx) => findUserByEmail(ctx, email));

describe('verifying the address', () => {
  const verify = (token: string) => call(app, 'registerVerify', { body: { token } });

  it.each(['', 'short', 'a'.repeat(43), '../../etc/passwd', '0'.repeat(201)])(
    'rejects the token %j',
    async (token) => {
      expect((await verify(token)).status).toBe(422);
    },
  );

  it('rejects a token after 24 hours, and one for something else', async () => {
    const { email, resendToken, userId } = await registerPending(app);
    const token = await verificationToken(app, email);
    expect((await verify(resendToken)).status).toBe(422);
    clock.moveBy(24 * HOUR);
    const answer = await verify(token);
    expect([answer.status, answer.error.errors?.token?.[0]]).toEqual([
      422,
      expect.stringContaining('expired'),
    ]);
    expect(await app.work.query(scope, (ctx) => readUser(ctx, userId))).toMatchObject({
      accountStatus: 'Pending',
    });
  });

  it('works once, even when opened twice at once', async () => {
    const { email } = await registerPending(app);
    const token = await verificationToken(app, email);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
    expect(answers.find((answer) => answer.status === 200)?.body).toEqual({ success: true, email });
    expect(await userOf(email)).toMatchObject({ accountStatus: 'Active' });
  });
});

describe('requesting the verification mail again', () => {
  const resend = (token: string, userId: string) =>
    call(app, 'registerResendVerification', { body: { token, user_id: userId } });
  const count = async (email: string) =>
    (await mailsTo(app, email)).filter((mail) => mail.template === 'verify_email').length;

  it('is rejected within a minute, with how long to wait', async () => {
    const { userId, resendToken, email } = await registerPending(app);
    clock.moveBy(20 * SECOND);
    const answer = await resend(resendToken, userId);
    expect([answer.status, answer.error.code, answer.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '40',
    ]);
    expect(await count(email)).toBe(1);
  });

  it.each(['token', 'id'])("sends nothing for another user's %s, with the same answer", async (wrong) => {
    const [mine, other] = [await registerPending(app), await registerPending(app)];
    clock.moveBy(MINUTE);
    const answer = await resend(
      wrong === 'token' ? other.resendToken : mine.resendToken,
      wrong === 'id' ? other.userId : mine.userId,
    );
    expect(answer.status).toBe(200);
    expect([await count(mine.email), await count(other.email)]).toEqual([1, 1]);
  });

  it('sends another link, and both work until one is used', async () => {
    const { userId, resendToken, email } = await registerPending(app);
    clock.moveBy(MINUTE);
    expect((await resend(resendToken, userId)).status).toBe(200);
    expect(await count(email)).toBe(2);
    const token = await verificationToken(app, email);
    expect((await call(app, 'registerVerify', { body: { token } })).status).toBe(200);
    clock.moveBy(MINUTE);
    expect((await resend(resendToken, userId)).status).toBe(200);
    expect(await count(email)).toBe(2);
  });
});
