import { sen } from '@titian/finance/sen';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, SECOND, testClock } from '../../../test/builders/clock.ts';
import { call } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInUser,
  signInUser,
  stepUpCode,
  totpCode,
} from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { systemActor } from '../../platform/context.ts';
import type { StepUpAct } from './domain/step-up-act.ts';
import { newTotpSecret } from './domain/totp.ts';
import { requireStepUp } from './public.ts';
import { enableTwoFactor, secretPlace } from './store/two-factors.ts';

const clock = testClock();
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());
beforeEach(async () => {
  user = await registerUser(app);
});

const bankChange: StepUpAct = { action: 'bank_account_change', amountSen: null };
const withdrawal = (amount: number): StepUpAct => ({ action: 'withdrawal', amountSen: sen(BigInt(amount)) });

/** A change of money that a code protects; afterwards it may still fail for another reason. */
const protectedChange = (
  otpCode: string | null,
  of = user,
  then: () => void = () => undefined,
  act: StepUpAct = bankChange,
) =>
  app.work.command(scope, async (ctx) => {
    await requireStepUp(ctx, of.userId, act, otpCode);
    then();
  });
const rejected = {
  message: expect.stringContaining('wrong or has expired'),
  fields: { otp_code: [expect.anything()] },
};
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const send = (purpose: unknown, of = user) =>
  call(app, 'userSendEmailOtp', { headers: of.headers, body: { purpose } });
const codeMails = async (of = user) =>
  (await mailsTo(app, of.email)).filter((mail) => mail.template === 'step_up_code');
const codesOf = (of = user) =>
  app.database.reader.db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('subject_id', '=', of.userId)
    .orderBy('id')
    .execute();
const settled = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).filter((one) => one.status === 'fulfilled').length;

describe('attempts over several codes', () => {
  it('ends after twenty wrong tries in a day, with no further code and no use of the right one', async () => {
    const someone = await registerUser(app);
    const another = await registerUser(app);
    let code = '';
    for (let round = 0; round < 5; round += 1) {
      code = await stepUpCode(app, someone);
      const tries = round === 4 ? 1 : round === 3 ? 4 : 5;
      for (let one = 0; one < tries; one += 1) {
        await expect(protectedChange(other(code), someone)).rejects.toMatchObject(rejected);
      }
      clock.moveBy(MINUTE);
    }
    await expect(protectedChange(code, someone)).rejects.toMatchObject({ code: 'rate_limited' });
    const answer = await send('step_up', someone);
    const left = String((24 * 60 - 5) * 60);
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, left]);
    expect(await codeMails(someone)).toHaveLength(5);
    expect((await send('step_up', another)).status).toBe(200);
    clock.moveBy((24 * 60 - 5) * MINUTE);
    const again = await signInUser(app, someone);
    await protectedChange(await stepUpCode(app, again), someone);
  });
});

describe('requesting a code', () => {
  it.each([undefined, '', 'money', 1, ['step_up']])('rejects the purpose %j', async (purpose) => {
    const answer = await send(purpose);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['purpose']]);
  });

  it('rejects a purpose that means nothing for this account', async () => {
    const answer = await send('sign_in');
    expect([answer.status, answer.error.code]).toEqual([409, 'wrong_state']);
    expect(await codeMails()).toEqual([]);
  });

  it('rejects another one within a minute, also when two are requested at once', async () => {
    const both = await Promise.all([send('step_up'), send('step_up')]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 429]);
    clock.moveBy(59 * SECOND);
    const answer = await send('step_up');
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
    expect(await codeMails()).toHaveLength(1);
  });

  it('mails six digits, says how long they last, and stores a keyed hash', async () => {
    const answer = await send('step_up');
    const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
    expect(answer.body).toEqual({ success: true, expires_at: at(10 * MINUTE), resend_at: at(MINUTE) });
    const [mail] = await codeMails();
    expect(mail).toMatchObject({
      name: 'Aminah',
      params: { code: expect.stringMatching(/^\d{6}$/), minutes: 10 },
    });
    const [row] = await codesOf();
    expect(row?.code_hash).toHaveLength(32);
    expect(row).toMatchObject({ purpose: 'step_up', tries: 0, used_at: null });
  });

  it('closes the code before it', async () => {
    const first = await stepUpCode(app, user);
    clock.moveBy(MINUTE);
    const second = await stepUpCode(app, user);
    if (first !== second) {
      await expect(protectedChange(first)).rejects.toMatchObject(rejected);
    }
    await protectedChange(second);
  });
});

describe('a change that needs a fresh code', () => {
  it('is rejected without one, and says which kind', async () => {
    await expect(protectedChange(null)).rejects.toMatchObject({
      code: 'step_up_required',
      status: 403,
      details: { otp_types: ['email'] },
    });
  });

  it.each(['', 'abcdef', '12345', '0000000', '１２３４５６'])('rejects %j', async (code) => {
    await stepUpCode(app, user);
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
  });

  it('rejects a code when none was requested', async () => {
    await expect(protectedChange('123456')).rejects.toMatchObject(rejected);
  });

  it("rejects another user's code, and one for another purpose", async () => {
    const stranger = await registerUser(app);
    await expect(protectedChange(await stepUpCode(app, stranger))).rejects.toMatchObject(rejected);
    expect((await send('enrol')).status).toBe(200);
    const code = String((await codeMails())[0]?.params.code);
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
  });

  it('rejects a code after ten minutes', async () => {
    const code = await stepUpCode(app, user);
    clock.moveBy(10 * MINUTE);
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
  });

  it('rejects the right code after five wrong ones', async () => {
    const code = await stepUpCode(app, user);
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(protectedChange(other(code))).rejects.toMatchObject(rejected);
      expect((await codesOf())[0]?.tries).toBe(tries);
    }
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
  });

  it('checks at most five of forty codes that are sent together', async () => {
    const code = await stepUpCode(app, user);
    const wrong = Array.from({ length: 39 }, () => protectedChange(other(code)));
    expect(await settled([...wrong, protectedChange(code)])).toBe(0);
    expect((await codesOf())[0]?.tries).toBe(5);
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
  });

  it('takes a code once, even when it is sent twice at once', async () => {
    const code = await stepUpCode(app, user);
    expect(await settled([protectedChange(code), protectedChange(code), protectedChange(code)])).toBe(1);
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
  });

  it('leaves the code good when the change fails for another reason', async () => {
    const code = await stepUpCode(app, user);
    const failing = protectedChange(code, user, () => {
      throw new Error('the balance is too small');
    });
    await expect(failing).rejects.toThrow('the balance is too small');
    await protectedChange(code);
  });

  it('allows the next code at once after one was used', async () => {
    await protectedChange(await stepUpCode(app, user));
    await protectedChange(await stepUpCode(app, user));
    expect(await codesOf()).toHaveLength(2);
  });
});

describe('a code that was mailed for an act', () => {
  const nothing = () => undefined;
  const demand = (act: StepUpAct, of = user) =>
    expect(protectedChange(null, of, nothing, act)).rejects.toMatchObject({ code: 'step_up_required' });

  it('names the act, the amount and the device, and confirms it', async () => {
    await demand(bankChange);
    await demand(withdrawal(150_000));
    const code = await stepUpCode(app, user);
    expect((await codeMails())[0]?.params).toMatchObject({
      action: 'withdrawal',
      amount: '1500.00',
      device: { code: expect.stringMatching(/^device_/) },
    });
    await protectedChange(code, user, nothing, withdrawal(150_000));
  });

  it.each([
    ['another amount', withdrawal(150_001)],
    ['another act', bankChange],
  ])('is rejected for %s, and stays good for its own', async (_what, act) => {
    await demand(withdrawal(150_000));
    const code = await stepUpCode(app, user);
    await expect(protectedChange(code, user, nothing, act)).rejects.toMatchObject({
      message: expect.stringContaining('confirms something else'),
      fields: { otp_code: [expect.anything()] },
    });
    await protectedChange(code, user, nothing, withdrawal(150_000));
  });

  it('is followed by one for the act that it was given for', async () => {
    await demand(withdrawal(150_000));
    const code = await stepUpCode(app, user);
    await expect(protectedChange(code, user, nothing, bankChange)).rejects.toThrow('something else');
    clock.moveBy(MINUTE);
    await protectedChange(await stepUpCode(app, user), user, nothing, bankChange);
  });

  it('names nothing when nothing was to be confirmed for ten minutes, or once it was', async () => {
    await demand(withdrawal(150_000));
    clock.moveBy(10 * MINUTE);
    const code = await stepUpCode(app, user);
    expect((await codeMails())[0]?.params).not.toHaveProperty('action');
    await protectedChange(code);
    await demand(withdrawal(150_000));
    await protectedChange(await stepUpCode(app, user), user, nothing, withdrawal(150_000));
    await stepUpCode(app, user);
    expect((await codeMails()).filter((mail) => 'action' in mail.params)).toHaveLength(1);
  });

  it("is not bound to another customer's act", async () => {
    const stranger = await registerUser(app);
    await demand(withdrawal(150_000), stranger);
    await stepUpCode(app, user);
    expect((await codeMails())[0]?.params).not.toHaveProperty('action');
  });
});

describe('with an authenticator app', () => {
  const secret = newTotpSecret();
  beforeEach(() =>
    app.work.command(scope, (ctx) =>
      enableTwoFactor(ctx.tx, {
        subjectKind: 'user',
        subjectId: user.userId,
        method: 'totp',
        secretEnc: ctx.fieldEncryption.seal(secret, secretPlace('user', user.userId)),
        lastStep: 0n,
        enabledAt: ctx.now,
      }),
    ),
  );

  it('demands its code and rejects one by e-mail', async () => {
    await expect(protectedChange(null)).rejects.toMatchObject({ details: { otp_types: ['totp'] } });
    clock.moveBy(3 * SECOND);
    expect((await send('step_up')).error.code).toBe('two_factor_required');
    expect(await codeMails()).toEqual([]);
  });

  it('signs in with a second factor outstanding', async () => {
    const login = await call(app, 'login', { body: { email: user.email, password: user.password } });
    expect(login.body).toMatchObject({ two_factor_required: true, otp_types: ['totp', 'recovery'] });
  });

  it.each([-2, 2])('rejects the code of %i steps away', async (steps) => {
    await expect(protectedChange(totpCode(app, secret, steps))).rejects.toMatchObject(rejected);
  });

  it('takes a code once, even when it is sent twice at once', async () => {
    const code = totpCode(app, secret);
    expect(await settled([protectedChange(code), protectedChange(code), protectedChange(code)])).toBe(1);
    await expect(protectedChange(code)).rejects.toMatchObject(rejected);
    await protectedChange(totpCode(app, secret, 1));
    await expect(protectedChange(totpCode(app, secret, -1))).rejects.toMatchObject(rejected);
  });

  it('holds wrong codes back, and lets the right one through after a while', async () => {
    const wrong = other(totpCode(app, secret));
    for (let tries = 1; tries <= 5; tries += 1) {
      await expect(protectedChange(wrong)).rejects.toMatchObject(rejected);
      clock.moveBy(30 * SECOND);
    }
    await expect(protectedChange(wrong)).rejects.toMatchObject(rejected);
    await expect(protectedChange(totpCode(app, secret))).rejects.toMatchObject({
      code: 'rate_limited',
      details: { retry_after: 20 },
    });
    clock.moveBy(20 * SECOND);
    await protectedChange(totpCode(app, secret));
  });

  it('checks at most five of forty codes of one step that are sent together', async () => {
    const code = totpCode(app, secret);
    const wrong = Array.from({ length: 39 }, () => protectedChange(other(code)));
    expect(await settled([...wrong, protectedChange(code)])).toBe(0);
  });
});
