import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import {
  backedNote,
  fundedInvestor,
  issuedNote,
  nextDay,
  repay,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { bearer, call } from '../../../test/builders/http.ts';
import { type SignedInUser, signInUser, stepUpCode } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { approvedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { openTopup, startAtBank, topUp } from '../../../test/builders/payments.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
});
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

type Owner = Pick<SignedInUser, 'headers'>;
const close = ({ headers }: Owner, otp_code?: string) =>
  call(app, 'userCloseAccount', { headers, body: otp_code === undefined ? {} : { otp_code } });
const closeWithCode = async (user: SignedInUser) => close(user, await stepUpCode(app, user));
const current = async ({ headers }: Owner) => (await call(app, 'userCurrent', { headers })).body.user;
async function reasons({ headers }: Owner): Promise<(string | null)[]> {
  const answer = await call(app, 'userReadClosing', { headers });
  return answer.body.reasons.map((one) => one.reason_code);
}

/** Closing is refused for exactly these reasons, and nothing changes. */
async function expectOpen(user: SignedInUser, expected: readonly string[]): Promise<void> {
  expect(await reasons(user)).toEqual(expected);
  const answer = await close(user, '000000');
  expect([answer.status, answer.error.code]).toEqual([409, 'wrong_state']);
  expect((await current(user)).account_status).toBe('Active');
}

describe('closing an account is refused', () => {
  it('without a sign-in, without a fresh code, and with a wrong one', async () => {
    const nobody = { headers: bearer('x'.repeat(43)) };
    expect((await close(nobody)).status).toBe(401);
    expect((await call(app, 'userReadClosing', nobody)).status).toBe(401);
    const investor = await approvedInvestor(app);
    expect((await close(investor)).error.code).toBe('step_up_required');
    const wrong = await close(investor, '000000');
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ['otp_code']]);
    expect((await current(investor)).account_status).toBe('Active');
  });

  it('while cash is left, a withdrawal is on its way, or a top-up is not decided', async () => {
    const investor = await approvedInvestor(app);
    const { token } = await openTopup(app, investor, '500.00');
    await startAtBank(app, token);
    await expectOpen(investor, ['closing_payment']);

    const withdrawing = await waitingWithdrawal(app);
    await expectOpen(withdrawing.investor, ['closing_payout', 'closing_balance']);

    const held = await approvedInvestor(app);
    await topUp(app, held, '500.00', { payerName: 'SOMEBODY ELSE' });
    await expectOpen(held, ['closing_topups_held']);
  });

  it('while money is in notes, and for their company until they are repaid', async () => {
    const issuer = await approvedIssuer(app);
    const investor = await fundedInvestor(app, 1);
    const backer = { investor, amount: '10000.00' };
    await backedNote(app, issuer, [backer]);
    await expectOpen(investor, ['closing_balance', 'closing_subscriptions']);
    await expectOpen(issuer, ['closing_notes']);

    const note = await issuedNote(app, issuer, [backer]);
    expect(await reasons(investor)).toEqual(['closing_balance', 'closing_holdings', 'closing_subscriptions']);
    await repay(app, issuer, note.id, { amount: '9000.00', on: nextDay(note.issuedOn) });
    expect(await reasons(issuer)).toEqual(['closing_payout', 'closing_notes', 'closing_excess']);
  });

  it('while an application for financing runs', async () => {
    const issuer = await approvedIssuer(app);
    await submittedFinancing(app, issuer);
    await expectOpen(issuer, ['closing_financing_application']);
  });
});

describe('closing an account', () => {
  it('ends its use, keeps its sign-in, and is confirmed by mail; operators open it again', async () => {
    const investor = await approvedInvestor(app);
    expect(await reasons(investor)).toEqual([]);
    expect((await closeWithCode(investor)).status).toBe(200);

    const closed = await current(investor);
    expect(closed).toMatchObject({
      account_status: 'Inactive',
      account_closed: true,
      inactive_money_continues: false,
      inactive_msg_formatted: expect.stringContaining('You closed this account on'),
    });
    expect((await close(investor)).error.code).toBe('account_inactive');
    const again = await signInUser(app, investor);
    expect((await current(again)).account_closed).toBe(true);
    const mails = await mailsTo(app, investor.email);
    expect(mails.map((mail) => mail.template)).toContain('account_closed');
    await expectReopened(investor);
  });

  it('happens once where two requests come at once', async () => {
    const investor = await approvedInvestor(app);
    const code = await stepUpCode(app, investor);
    const answers = await Promise.all([close(investor, code), close(investor, code)]);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect((await current(investor)).account_closed).toBe(true);
  });
});

async function expectReopened(investor: SignedInUser): Promise<void> {
  const { maker } = await operatorPair(app);
  const read = async () =>
    (await call(app, 'operatorCustomer', { headers: maker.headers, params: { id: investor.userId } })).body;
  const { customer, can } = await read();
  expect([customer.closed_at, customer.inactive_reason, can.enable]).toEqual([
    expect.any(String),
    null,
    true,
  ]);
  await proposeAndApprove(app, {
    kind: 'account_state',
    subjectId: investor.userId,
    after: { account_status: 'Active', reason: 'The customer wrote from the registered address.' },
  });
  expect((await read()).customer.closed_at).toBeNull();
  expect(await current(investor)).toMatchObject({ account_status: 'Active', account_closed: false });
  expect((await closeWithCode(investor)).status).toBe(200);
}
