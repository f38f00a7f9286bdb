import { addDays, type Day, isBusinessDay, malaysiaDay } from '@titian/finance/calendar';
import { senFromText, sumSen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, invest, listedNote, runDay } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { asOwner } from '../../../test/owner.ts';
import { systemActor } from '../../platform/context.ts';
import { readHolidays } from '../settings/public.ts';

const system = { actor: systemActor, dateShiftDays: 0, requestId: null };
const today = malaysiaDay(new Date());
let app: TestApp;
let auditor: Headers;
let buyer: ApprovedInvestor;
/** Business days from tomorrow on; the first two have ended, the last is today by the dated calls. */
let days: readonly [Day, Day, Day];
let weekend: Day;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await approvedInvestor(app);
  await giveCash(app, buyer, ['5000.00']);
  const holidays = await app.work.query(system, readHolidays);
  const open: Day[] = [];
  for (let on = addDays(today, 1); open.length < 3; on = addDays(on, 1)) {
    if (isBusinessDay(on, holidays)) open.push(on);
  }
  const [first, second, third] = open;
  if (!first || !second || !third) throw new Error('there are three business days');
  days = [first, second, third];
  weekend = addDays(days[0], 1);
  while (isBusinessDay(weekend, holidays)) weekend = addDays(weekend, 1);
  const { id } = await listedNote(app, await approvedIssuer(app));
  await invest(app, id, { investor: buyer, amount: '1000.00' }, days[0]);
  await proposeAndApprove(app, {
    ...{ kind: 'setting_change', subjectId: null, on: days[0] },
    after: { key: 'operator_exports_per_day', value: 77, effective_from: addDays(days[0], 1) },
  });
  await runDay(app, days[0]);
  await runDay(app, days[1]);
  auditor = (await signInOperator(app, ['auditor'])).headers;
}, 120_000);
afterAll(() => app.finish());

/** A page as it is read on the third day. */
const pageOf = (day: string, headers: Headers = auditor) =>
  call(app, 'operatorBusinessDay', { headers: dated(headers, days[2]), params: { day } });
const dayOf = async (day: string) => {
  const { status, body } = await pageOf(day);
  expect(status).toBe(200);
  return body.business_day;
};

describe('a business day is rejected', () => {
  it('to guests, customers and roles that do not watch the books', async () => {
    expect((await pageOf(days[0], xhr)).status).toBe(401);
    expect((await pageOf(days[0], buyer.headers)).status).toBe(401);
    for (const role of ['support', 'onboarding', 'credit'] as const) {
      const { headers } = await signInOperator(app, [role]);
      expect([role, (await pageOf(days[0], headers)).error.code]).toEqual([role, 'role']);
    }
  });

  it.each([['yesterday'], ['2026-02-30'], ['2026-2-3'], ['0000-01-01']])('as %s', async (day) => {
    const { status, error } = await pageOf(day);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['day']]);
  });

  it('before it has begun, before the platform began, and at a weekend, with the days beside it', async () => {
    expect((await pageOf('2999-12-31')).error).toMatchObject({ code: 'day_not_begun' });
    expect((await pageOf('2001-01-02')).error).toMatchObject({ code: 'no_business_day', previous: null });
    const headers = dated(auditor, addDays(weekend, 7));
    const { status, error } = await call(app, 'operatorBusinessDay', { headers, params: { day: weekend } });
    expect([status, error.code]).toEqual([404, 'no_business_day']);
    expect([String(error.previous) < weekend, String(error.next) > weekend]).toEqual([true, true]);
  });
});

describe('a business day', () => {
  it.each(['finance', 'compliance', 'administrator'] as const)('is read by %s', async (role) => {
    expect((await pageOf(days[0], (await signInOperator(app, [role])).headers)).status).toBe(200);
  });

  it('has sums that agree with each other and with the signed record', async () => {
    const page = await dayOf(days[0]);
    expect([page.state, page.is_balanced, page.previous, page.next]).toEqual([
      'finished',
      true,
      null,
      days[1],
    ]);
    for (const one of page.accounts) {
      expect([one.account, one.control, one.unexplained]).toEqual([
        one.account,
        '0.00',
        one.account === 'trust_bank' ? null : '0.00',
      ]);
    }
    const of = (account: string) => page.accounts.find((one) => one.account === account);
    expect(of('investor_cash')).toMatchObject({ debits: '1000.00', closing: '4000.00', stated: '4000.00' });
    expect(of('note_escrow')).toMatchObject({ opening: '0.00', credits: '1000.00', closing: '1000.00' });
    const held = page.accounts.filter(({ group }) => group !== 'bank').map((one) => senFromText(one.closing));
    expect(sumSen(held)).toBe(senFromText(of('trust_bank')?.closing ?? ''));
    const { body } = await call(app, 'proofDay', { headers: {}, params: { day: days[0] } });
    expect(page.proof).toMatchObject({
      ...{ hash: body.hash, root: body.record.tree.root, amount: body.record.tree.amount },
      ...{ key_id: body.key_id, is_signature_valid: true, corrections: [] },
    });
  });

  it('counts movements by account and kind', async () => {
    const { movements } = await dayOf(days[0]);
    expect(movements.filter(({ account }) => ['investor_cash', 'note_escrow'].includes(account))).toEqual([
      { account: 'investor_cash', kind: 'subscription', transfers: 1, debits: '1000.00', credits: '0.00' },
      { account: 'note_escrow', kind: 'subscription', transfers: 1, debits: '0.00', credits: '1000.00' },
    ]);
    expect((await dayOf(days[1])).movements).toEqual([]);
  });

  it('begins with what the one before it ended with', async () => {
    const [first, second] = [await dayOf(days[0]), await dayOf(days[1])];
    expect(second.accounts.map((one) => one.opening)).toEqual(first.accounts.map((one) => one.closing));
  });

  it('names who decided what, and not about whom', async () => {
    const { approvals } = await dayOf(days[0]);
    expect(approvals.filter(({ kind }) => kind === 'setting_change')).toEqual([
      expect.objectContaining({
        ...{ outcome: 'approved', maker: 'Mei Ling Tan', checker: 'Farid Osman', amount: null },
      }),
    ]);
    expect((await dayOf(days[1])).approvals).toEqual([]);
  });

  it('says while it goes on that it is not over, without a proof', async () => {
    const page = await dayOf(days[2]);
    expect([page.state, page.next, page.proof, page.end]).toEqual(['open', null, null, null]);
    expect(page.is_balanced).toBe(true);
  });

  it('leaves as a file, which is counted', async () => {
    const headers = dated(auditor, days[2]);
    const answer = await app.app.inject({
      url: `${app.config.API_BASE}/operator/days/${days[0]}/file`,
      headers,
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.payload).toContain('Accounts,investor_cash,clients,,5000.00,1000.00,0.00,4000.00,4000.00');
    expect(answer.payload).toContain('Movements,note_escrow,subscription,1,,0.00,1000.00');
    const exports = await app.database.reader.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'list.exported')
      .execute();
    expect(exports).toEqual([{ after: expect.objectContaining({ list: 'business_day' }) }]);
  });
});

/** Changes the first record as the owner of the database can. */
const rewrite = (from: string, to: string) =>
  asOwner(app, async (tx) => {
    await sql`alter table proof_records disable trigger proof_records_append_only`.execute(tx.db);
    await sql`update proof_records set content = replace(content, ${from}, ${to}) where day = ${days[0]}`.execute(
      tx.db,
    );
    await sql`alter table proof_records enable trigger proof_records_append_only`.execute(tx.db);
  });

describe('what is booked later', () => {
  it('differs from the record until the next one corrects it', async () => {
    // The payment is of today, which is before all records.
    await giveCash(app, buyer, ['250.00']);
    const before = await dayOf(days[1]);
    const cash = before.accounts.find((one) => one.account === 'investor_cash');
    expect([before.is_balanced, cash?.unexplained, cash?.control]).toEqual([false, '250.00', '0.00']);
    await runDay(app, days[2]);
    const after = await dayOf(days[1]);
    expect([
      after.is_balanced,
      after.accounts.find((one) => one.account === 'investor_cash')?.corrected,
    ]).toEqual([true, '250.00']);
    expect(after.proof?.corrections).toContainEqual({
      stated_on: days[2],
      account: 'investor_cash',
      amount: '250.00',
    });
  });

  it('to the record itself makes its signature invalid', async () => {
    await rewrite('4000.00', '4001.00');
    const page = await dayOf(days[0]);
    await rewrite('4001.00', '4000.00');
    expect([page.proof?.is_signature_valid, page.is_balanced]).toEqual([false, false]);
    expect((await dayOf(days[0])).proof?.is_signature_valid).toBe(true);
  });
});

describe('the list of business days', () => {
  const listOf = (query: Record<string, string>) =>
    call(app, 'operatorBusinessDays', { headers: dated(auditor, days[2]), query });

  it('rejects a cursor that is no day', async () => {
    expect((await listOf({ cursor: 'newest' })).status).toBe(422);
  });

  it('has the newest first, page by page', async () => {
    const first = await listOf({ limit: '2' });
    expect(first.body.items.map((one) => [one.day, one.state, one.has_proof])).toEqual([
      [days[2], 'finished', true],
      [days[1], 'finished', true],
    ]);
    const rest = await listOf({ limit: '2', cursor: first.body.next_cursor ?? '' });
    expect(rest.body.items.map(({ day }) => day)).toEqual([days[0]]);
    expect(rest.body.next_cursor).toBeNull();
  });
});
