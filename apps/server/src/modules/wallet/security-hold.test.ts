import { randomUUID } from 'node:crypto';
import { malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { enrolApp } from '../../../test/builders/two-factor.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { recordSecurityChange } from '../identity/public.ts';

let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const keyed = (headers: Headers) => ({ ...headers, 'idempotency-key': randomUUID() });
const request = (headers: Headers, body: object) => call(app, 'investorWithdraw', { headers, body });

async function withCash(): Promise<ApprovedInvestor> {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, '1000.00');
  return investor;
}

describe('freeze: the setting of the security hold decides', () => {
  it('the hold of withdrawals, in errors, terms and mails: 24 hours, then 48', async () => {
    const settingOn = malaysiaDay(new Date());
    const investor = await withCash();
    await app.work.command(scope, (ctx) => recordSecurityChange(ctx, investor.userId, 'phone_changed'));
    const usableFrom = async () => {
      const answer = await request(keyed(investor.headers), { amount: '50' });
      return [answer.error.message, Date.parse(String(answer.error.usable_from)) - Date.now()] as const;
    };
    const [before, waitMs] = await usableFrom();
    expect(before).toContain('24 hours');
    const termHours = async () => (await call(app, 'platformTerms')).body.terms.security_hold_hours;
    expect(await termHours()).toBe(24);
    await proposeAndApprove(app, {
      kind: 'setting_change',
      subjectId: null,
      after: { key: 'security_hold_hours', value: 48, effective_from: settingOn },
    });
    const [after, longerMs] = await usableFrom();
    expect(after).toContain('48 hours');
    expect(await termHours()).toBe(48);
    expect(Math.round((longerMs - waitMs) / 3_600_000)).toBe(24);
    const owner = await withCash();
    await enrolApp(app, owner);
    const mail = await mailTo(app, owner.email, 'two_factor_enabled');
    expect(mail.params).toMatchObject({ holdHours: 48 });
  });
});
