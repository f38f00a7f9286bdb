import { addDays } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { keyed } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { exceptionOfLine, FIRST_DUE, issuerLine } from '../../../test/builders/issuer-lines.ts';
import type { LineOverrides } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { cashOf } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';

const UNKNOWN = '00000000-0000-7000-8000-00000000beef';
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let maker: SignedInOperator;
let checker: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  maker = await signInOperator(app, ['finance'], 'Siti Hajar');
  checker = await signInOperator(app, ['finance'], 'Arjun Nair');
}, 90_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

async function lineOf(over: Partial<LineOverrides>): Promise<string> {
  const reference = await issuerLine(app, issuer, { amount: '2500.00', ...over });
  return (await exceptionOfLine(app, reference))?.id ?? '';
}
const ownLine = (over: Partial<LineOverrides> = {}) =>
  lineOf({ counterparty: investor.investor.verifiedName, description: 'SAVINGS', ...over });
const suggested = async (id: string) =>
  (
    await call(app, 'operatorException', { headers: dated(maker.headers, FIRST_DUE), params: { id } })
  ).body.suggestions.filter(({ target }) => target === 'deposit');
const propose = (id: string, targetId = investor.userId, amount = '2500.00') =>
  call(app, 'operatorPropose', {
    headers: dated(maker.headers, FIRST_DUE),
    body: {
      ...{ kind: 'line_allocation', subject_id: id, reason: 'As the statement says' },
      after: { amount, parts: [{ target: 'deposit', target_id: targetId, amount }] },
    },
  });
const approve = (id: string) =>
  call(app, 'operatorApprove', { headers: dated(checker.headers, FIRST_DUE), params: { id }, body: {} });
const cash = () => cashOf(app.work, investor.investor.cashAccountId);
const firstTopup = async () =>
  (await call(app, 'userCurrent', { headers: investor.headers })).body.user.first_topup;
const setStatus = (status: string) =>
  app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: 'test' }, (ctx) =>
    ctx.tx.db
      .updateTable('users')
      .set({ account_status: status })
      .where('id', '=', investor.userId)
      .execute(),
  );

describe('a transfer without a proof', () => {
  it('is not credited to whom nobody is, or whose name did not send it', async () => {
    const id = await ownLine();
    expect((await propose(id, UNKNOWN)).error.code).toBe('not_found');
    expect((await propose(id, issuer.userId)).error.code).toBe('not_found');
    for (const counterparty of ['SOMEBODY ELSE', '']) {
      const other = await lineOf({ counterparty, description: investor.investor.invNo });
      expect((await propose(other)).error.errors).toHaveProperty(['after.parts']);
    }
    expect(await cash()).toBe(0n);
  });

  it('is suggested for its sender, surely where the number is named, and not while a proof is under review', async () => {
    const { invNo, verifiedName } = investor.investor;
    expect(await suggested(await ownLine())).toEqual([
      {
        ...{ target: 'deposit', target_id: investor.userId, label: invNo, party: verifiedName },
        ...{ expected: null, confidence: 'possible', reasons: ['reference_absent', 'name_equal'] },
        posts: [{ what: 'cash', amount: '2500.00' }],
      },
    ]);
    const named = await ownLine({ description: `FROM ${invNo.replace('-', '')}` });
    expect(await suggested(named)).toMatchObject([{ confidence: 'exact' }]);
    await call(app, 'investorTopup', {
      headers: keyed(investor.headers),
      body: { amount: '500', payment_type: 'manual' },
      files: [await picture('manual_payment_proof_file')],
    });
    expect(await suggested(named)).toEqual([]);
  });

  it('is credited by two, once, and verifies the account', async () => {
    const id = await ownLine();
    expect(await firstTopup()).toBe(false);
    const { body } = await propose(id);
    expect(body.approval.before).toMatchObject({
      'parts 1': { reference: investor.investor.invNo, cash: '2500.00' },
    });
    const before = await cash();
    expect((await approve(body.approval.id)).status).toBe(200);
    expect(await cash()).toBe(before + 250_000n);
    expect(await firstTopup()).toBe(true);
    expect((await propose(id)).error.code).toBe('wrong_state');
    const { items } = (
      await call(app, 'investorTopups', { headers: dated(investor.headers, addDays(FIRST_DUE, 1)) })
    ).body;
    expect(items[0]).toMatchObject({ amount: '2500.00', state: 'succeeded' });
  });

  it('is not credited to an account that is not active', async () => {
    const id = await ownLine();
    const { body } = await propose(id);
    await setStatus('Inactive');
    expect((await approve(body.approval.id)).error.code).toBe('approval_stale');
    expect((await propose(id)).error).toMatchObject({
      code: 'wrong_state',
      message: expect.stringContaining('Return the money to its sender'),
    });
    await setStatus('Active');
  });
});
