import { settingPopulationNames } from '@titian/contracts/setting-impact';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import {
  backedNote,
  giveCash,
  issuedNote,
  repay,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, signInOperator } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { presetOwner } from '../../../test/builders/presets.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { type Settings, settingTable } from './domain/keys.ts';
import { settingReach } from './domain/reach.ts';
import { settingImpact } from './queries/setting-impact.ts';

const TODAY = '2027-02-20';

let app: TestApp;
let bank: TestServer;
let large: ApprovedInvestor;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  const issuer = await approvedIssuer(app);
  large = await approvedInvestor(app, { on: '2026-11-30' });
  const small = await approvedInvestor(app, { on: '2026-11-30', fields: { tax_residence: 'SG' } });
  await giveCash(app, large, ['30000.00']);
  await giveCash(app, small, ['30000.00']);
  const backers = [
    { investor: large, amount: '9000.00' },
    { investor: small, amount: '3000.00' },
  ];
  const note = await issuedNote(app, issuer, backers, {
    amount: '12000.00',
    on: '2026-12-01',
  });
  await repay(app, issuer, note.id, { on: '2027-01-04' });
  const other = await approvedIssuer(app);
  await backedNote(app, other, [{ investor: large, amount: '5000.00' }], { on: '2027-02-18' });
  await submittedFinancing(app, await approvedIssuer(app), { on: TODAY });
  await waitingWithdrawal(app);
  await presetOwner(app);
}, 120_000);
afterAll(async () => {
  await app.verifyLedger();
  await app.finish();
  await bank.stop();
});

async function impact(key: string, value: unknown, change: object = {}) {
  const { maker } = await operatorPair(app);
  return call(app, 'operatorSettingImpact', {
    headers: dated(maker.headers, TODAY),
    query: { key, value: JSON.stringify(value), effective_from: TODAY, ...change },
  });
}

async function linesOf(key: string, value: unknown) {
  const answer = await impact(key, value);
  expect([answer.status, answer.error]).toMatchObject([200, {}]);
  return Object.fromEntries(
    answer.body.lines.map(({ population, before, after }) => [population, [before, after]]),
  );
}

const counted = (count: number, amount: string | null = null) => ({ count, amount });

describe('what a change of a setting would touch', () => {
  const query = { key: 'offer_days', value: '9', effective_from: '2099-01-01' };

  it('is closed to everybody but operators who may change settings', async () => {
    const user = await registerUser(app);
    expect((await call(app, 'operatorSettingImpact', { query })).status).toBe(401);
    expect((await call(app, 'operatorSettingImpact', { headers: user.headers, query })).status).toBe(401);
    const finance = await signInOperator(app, ['finance']);
    const answer = await call(app, 'operatorSettingImpact', { headers: finance.headers, query });
    expect([answer.status, answer.error.code]).toEqual([403, 'role']);
  });

  it.each<readonly [string, Record<string, string>, number, string[]]>([
    ['no key', { key: 'No key' }, 422, ['key']],
    ['an unknown key', { key: 'no_such_setting' }, 404, []],
    ['a value that is no JSON', { value: '{' }, 422, ['value']],
    ['a value of another kind', { value: '"nine"' }, 422, ['value']],
    ['a value out of range', { value: '0' }, 422, ['value']],
    ['a day that has gone', { effective_from: '2020-01-01' }, 422, ['effective_from']],
    ['no day', { effective_from: '2027-02-30' }, 422, ['effective_from']],
  ])('is rejected for %s', async (_what, change, status, fields) => {
    const answer = await impact('offer_days', 9, change);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([status, fields]);
  });

  it('is answered for the present value of every setting, with the same numbers before and after', async () => {
    const { maker } = await operatorPair(app);
    const { body } = await call(app, 'operatorSettings', { headers: maker.headers, query: { limit: '100' } });
    for (const [name, { key }] of Object.entries(settingTable)) {
      const value = body.items.findLast((one) => one.key === key && one.effective_from <= TODAY)?.value;
      const answer = await impact(key, value);
      const { scope, populations } = settingReach[name as keyof Settings];
      expect([answer.status, answer.body.scope]).toEqual([200, scope]);
      expect(answer.body.lines.map((line) => line.population)).toEqual(populations);
      for (const { before, after } of answer.body.lines) {
        expect(after).not.toBeNull();
        expect([after, null]).toContainEqual(before);
      }
    }
  });

  it('leaves no population that no setting reaches', () => {
    const reached = Object.values(settingReach).flatMap((one) => one.populations);
    expect([...new Set(reached)].sort()).toEqual([...settingPopulationNames].sort());
  });

  it('says what the service fees of the last year would have been', async () => {
    expect(await linesOf('service_fee_bps', 2_000)).toEqual({
      running_notes: [null, counted(1, '8000.00')],
      service_fees: [counted(1, '18.00'), counted(1, '24.00')],
      service_tax: [counted(1, '1.44'), counted(1, '1.92')],
    });
  });

  it('counts the shares of non-residents for withholding tax', async () => {
    const { withholding_tax: tax } = await linesOf('withholding_tax_bps', 1_000);
    expect(tax).toEqual([counted(1, '4.50'), counted(1, '3.00')]);
  });

  it('counts the notes that default at the end of the day, and those of a guarantor', async () => {
    expect(await linesOf('default_after_days_term', 10)).toEqual({
      notes_to_default: [counted(0, '0.00'), counted(1, '8000.00')],
    });
    expect(await linesOf('default_after_days_invoice', 1)).toEqual({
      notes_to_default: [counted(0, '0.00'), counted(0, '0.00')],
    });
    expect(await linesOf('guarantor_after_days', 1)).toEqual({
      guarantees_to_claim: [counted(0, '0.00'), counted(0, '0.00')],
    });
  });

  it('values the principal of late notes anew', async () => {
    const { late_principal: line } = await linesOf('principal_valuation_bps', [
      { up_to_days: 60, bps: 5_000 },
    ]);
    expect(line?.[1]).toEqual(counted(1, '4000.00'));
    expect(line?.[0]).not.toEqual(line?.[1]);
  });

  it('says which notes have no agreement yet where running ones keep theirs', async () => {
    const { body } = await impact('late_grace_days', 3);
    expect(body).toMatchObject({
      scope: 'new_agreements',
      lines: [{ population: 'notes_awaiting_issue', before: null, after: counted(1, '5000.00') }],
    });
  });

  it('counts investors above the limit of their plan', async () => {
    expect(await linesOf('basic_plan_limit_sen', 500_000)).toEqual({
      investors_above_basic_limit: [counted(0, '0.00'), counted(1, '11000.00')],
    });
  });

  it('counts open campaigns that have raised less than the minimum', async () => {
    expect(await linesOf('minimum_funded_percent', 40)).toEqual({
      campaigns_below_minimum: [counted(1, '10000.00'), counted(0, '0.00')],
    });
  });

  it('counts presets that could not invest any more', async () => {
    expect(await linesOf('minimum_investment_sen', 20_001)).toEqual({
      open_campaigns: [null, counted(1, '10000.00')],
      presets_below_minimum: [counted(0), counted(1)],
    });
  });

  it('prices the applications under review by their term', async () => {
    const bands = [{ up_to_months: 36, bps: 200 }];
    expect(await linesOf('origination_fee_bps', bands)).toEqual({
      origination_fees: [counted(1, '150.00'), counted(1, '200.00')],
    });
    expect(await linesOf('scorecard_weights', weights)).toEqual({
      open_applications: [null, counted(1, '10000.00')],
    });
  });

  it('counts recent top-ups and withdrawals that the new value would have stopped', async () => {
    expect(await linesOf('topup_maximum_individual_sen', 2_000_000)).toEqual({
      topups_outside_limits: [counted(0, '0.00'), counted(2, '60000.00')],
    });
    expect(await linesOf('minimum_withdrawal_sen', 40_001)).toEqual({
      withdrawals_below_minimum: [counted(0, '0.00'), counted(1, '400.00')],
    });
    expect(await linesOf('withdrawal_fee_sen', 150)).toEqual({
      withdrawal_fees: [counted(1, '0.00'), counted(1, '1.50')],
    });
  });

  it('counts the operators who could not sign in without a passkey', async () => {
    const { operators_without_passkey: line } = await linesOf('operators_require_passkey', true);
    const { count } = await app.database.reader.db
      .selectFrom('operators')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(line).toEqual([counted(0), counted(count)]);
  });

  it('compares with the value that would count on that day, not on this one', async () => {
    const after = { key: 'minimum_withdrawal_sen', value: 50_000, effective_from: '2027-03-01' };
    await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after, on: TODAY });
    const later = await impact('minimum_withdrawal_sen', 10_000, { effective_from: '2027-03-02' });
    expect(later.body.lines[0]).toMatchObject({ before: counted(1, '400.00'), after: counted(0, '0.00') });
  });

  it('gives up on a population that takes too long, and answers', async () => {
    const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
    const slow = {
      population: 'open_applications' as const,
      count: async (ctx: { readonly reader: TestApp['database']['reader'] }) => {
        await sql`select pg_sleep(10)`.execute(ctx.reader.db);
        return { count: 1, amountSen: null };
      },
    };
    const deps = { work: app.work, counters: [slow], patienceMs: 50 };
    const proposed = { key: 'offer_days', value: '9', effective_from: '2099-01-01' };
    expect((await settingImpact(deps, scope, proposed)).lines).toEqual([
      { population: 'open_applications', before: null, after: null },
    ]);
  });
});

const weights = [
  { part: 'bureau', percent: 20 },
  { part: 'cash_flow', percent: 20 },
  { part: 'ratios', percent: 20 },
  { part: 'conduct', percent: 20 },
  { part: 'security', percent: 20 },
];
