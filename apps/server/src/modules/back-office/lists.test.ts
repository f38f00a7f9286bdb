import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { fundedInvestor, issuedNote, listedNote, type Submitted } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { type ApprovedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';

const FORMULA = '=HYPERLINK("x")';
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

let bank: TestServer;
let app: TestApp;
let support: SignedInOperator;
let credit: SignedInOperator;
let investor: ApprovedInvestor;
let late: Submitted;
let listed: Submitted;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  support = await signInOperator(app, ['support'], 'Siti Support');
  credit = await signInOperator(app, ['credit'], 'Chong Credit');
  investor = await fundedInvestor(app, 1);
  late = await issuedNote(app, await approvedIssuer(app, { companyName: `${FORMULA} 100% Sdn Bhd` }), [
    { investor, amount: '10000.00' },
  ]);
  await app.work.command(scope, (ctx) =>
    ctx.tx.db.updateTable('notes').set({ is_late: true }).where('id', '=', late.id).execute(),
  );
  listed = await listedNote(app, await approvedIssuer(app, { companyName: "D'Kayu Sdn Bhd" }), {
    amount: '20000.00',
  });
  await waitingWithdrawal(app);
}, 240_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const today = () => malaysiaDay(app.work.clock.now());
/** So late that the first two instalments are past due. */
const later = () => dated(support.headers, addDays(today(), 70));
const notes = async (query: object, headers: Headers = later()) =>
  (await call(app, 'operatorNotes', { headers, query: query as never })).body;
const numbers = async (query: object) => (await notes(query)).items.map(({ number }) => number);

async function fileOf(path: string, headers: Headers = support.headers) {
  const answer = await app.app.inject({ method: 'GET', url: `${app.config.API_BASE}${path}`, headers });
  return { status: answer.statusCode, text: answer.payload, lines: answer.payload.trim().split('\r\n') };
}

describe('a list is rejected', () => {
  it('without an operator, and the customers without the permission', async () => {
    for (const path of ['audit', 'notes', 'payouts', 'withdrawals', 'customers']) {
      for (const headers of [xhr, investor.headers]) {
        expect((await fileOf(`/operator/${path}/file`, headers)).status).toBe(401);
      }
    }
    expect((await fileOf('/operator/customers/file', credit.headers)).status).toBe(403);
  });

  it.each([
    ['operatorNotes', { sort: 'issuer' }, 'sort'],
    ['operatorNotes', { order: 'up' }, 'order'],
    ['operatorNotes', { late: '5-6' }, 'late'],
    ['operatorNotes', { amount_min: '1,000' }, 'amount_min'],
    ['operatorNotes', { amount_min: '900', amount_max: '100.00' }, 'amount_max'],
    ['operatorNotes', { cursor: 'abc' }, 'cursor'],
    ['operatorPayouts', { from: '2026-02-30' }, 'from'],
    ['operatorWithdrawals', { from: '2026-11-02', to: '2026-11-01' }, 'to'],
    ['operatorAudit', { action: 'note.eaten' }, 'action'],
    ['operatorAudit', { actor_id: '1' }, 'actor_id'],
    ['operatorCustomers', { sort: 'email' }, 'sort'],
  ] as const)('%s with %j', async (name, query, field) => {
    const answer = await call(app, name, { headers: support.headers, query });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('with a cursor that belongs to another order', async () => {
    const { body } = await call(app, 'operatorNotes', {
      headers: support.headers,
      query: { limit: '1', sort: 'number' },
    });
    const cursor = String(body.next_cursor);
    const answer = await call(app, 'operatorNotes', {
      headers: support.headers,
      query: { sort: 'target', cursor },
    });
    expect(answer.status).toBe(422);
  });
});

describe('the notes', () => {
  it('are sorted, with what is past due and the totals of all that match', async () => {
    expect(await numbers({ sort: 'number' })).toEqual([late.number, listed.number].sort());
    expect(await numbers({ sort: 'target', order: 'asc' })).toEqual([late.number, listed.number]);
    expect(await numbers({ sort: 'days_late' })).toEqual([late.number, listed.number]);
    const { items, totals } = await notes({ sort: 'overdue', limit: '1' });
    const [first] = items;
    expect(first).toMatchObject({ number: late.number, outstanding: '10000.00' });
    expect(first?.days_late).toBeGreaterThan(30);
    expect(Number(first?.overdue)).toBeGreaterThan(0);
    expect(totals).toEqual({
      count: 2,
      target: '30000.00',
      outstanding: '10000.00',
      overdue: first?.overdue,
    });
  });

  it.each(['listed', 'number', 'target', 'outstanding', 'overdue', 'days_late', 'rate', 'closes'])(
    'go on page by page by %s, none twice and none left out',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof notes>> = await notes({
          sort,
          limit: '1',
          ...(cursor !== null && { cursor }),
        });
        expect(page.totals === null).toBe(cursor !== null);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen.sort()).toEqual([late.id, listed.id].sort());
    },
  );

  it('are filtered by state, lateness, amount and a text that is taken as it stands', async () => {
    expect(await numbers({ state: 'listed' })).toEqual([listed.number]);
    expect(await numbers({ late: '31-90' })).toEqual([late.number]);
    expect(await numbers({ late: '91+' })).toEqual([]);
    expect(await numbers({ amount_min: '10000.01' })).toEqual([listed.number]);
    expect(await numbers({ amount_max: '10000' })).toEqual([late.number]);
    expect(await numbers({ contract: 'Shariah' })).toEqual([]);
    expect(await numbers({ q: "d'kayu" })).toEqual([listed.number]);
    expect(await numbers({ q: '100%' })).toEqual([late.number]);
    expect(await numbers({ q: '%%' })).toEqual([]);
    expect(await numbers({ q: late.number.toLowerCase() })).toEqual([late.number]);
  });
});

describe('payouts, withdrawals and customers', () => {
  it('have totals and are filtered by amount and day', async () => {
    const { headers } = support;
    const requested = async (name: 'operatorPayouts' | 'operatorWithdrawals', query: object) =>
      (await call(app, name, { headers, query: query as never })).body;
    for (const name of ['operatorPayouts', 'operatorWithdrawals'] as const) {
      const found = await requested(name, { amount_min: '399.99', amount_max: '400', sort: 'amount' });
      expect([found.totals, found.items.length]).toEqual([{ count: 1, amount: '400.00' }, 1]);
      expect((await requested(name, { from: addDays(today(), 2) })).totals).toEqual({
        count: 0,
        amount: '0.00',
      });
    }
    for (const sort of ['created', 'amount', 'state']) {
      const first = await requested('operatorPayouts', { sort, limit: '1' });
      const rest = await requested('operatorPayouts', { sort, cursor: String(first.next_cursor) });
      const ids = [...first.items, ...rest.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(first.totals?.count);
    }
  });

  it('customers are counted, sorted by name and filtered by the day of their approval', async () => {
    const requested = async (query: object) =>
      (await call(app, 'operatorCustomers', { headers: support.headers, query: query as never })).body;
    const all = await requested({ sort: 'name', limit: '100' });
    expect(all.total).toBe(all.items.length);
    expect((await requested({ from: today(), to: today(), role: 'businessowner' })).total).toBe(2);
    expect((await requested({ from: addDays(today(), 1) })).total).toBe(0);
    const first = await requested({ sort: 'name', limit: '1' });
    const rest = await requested({ sort: 'name', limit: '100', cursor: String(first.next_cursor) });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
  });
});

describe('the audit log', () => {
  const log = async (query: object, headers: Headers = support.headers) =>
    (await call(app, 'operatorAudit', { headers, query: query as never })).body;

  it('is filtered by who, what, whom and when', async () => {
    await call(app, 'operatorCustomer', { headers: support.headers, params: { id: investor.userId } });
    const about = await log({ action: 'user.viewed', subject_id: investor.userId });
    expect(about.items).toMatchObject([
      { actor: 'Siti Support', action: 'user.viewed', subject: investor.investor.verifiedName },
    ]);
    expect(about.named).toEqual({ actor: null, subject: investor.investor.verifiedName });
    const mine = await log({ actor_id: support.operatorId, actor_kind: 'operator' });
    expect(mine.named.actor).toBe('Siti Support');
    expect(mine.items.every(({ actor_id: id }) => id === support.operatorId)).toBe(true);
    expect((await log({ subject_kind: 'note', action: 'note.issued' })).items[0]?.subject).toBe(late.number);
    const submitted = await log({ subject_kind: 'application', actor_id: investor.userId });
    expect(submitted.items[0]?.subject).toBe(investor.investor.verifiedName);
    expect((await log({ from: addDays(today(), 1) })).items).toEqual([]);
    expect((await log({ to: addDays(today(), -1) })).items).toEqual([]);
    expect((await log({ from: today(), to: today() })).items.length).toBeGreaterThan(0);
  });

  it('names no customer to operators whose work is with notes', async () => {
    const { items, named } = await log({ subject_id: investor.userId }, credit.headers);
    expect(items.length).toBeGreaterThan(0);
    expect(
      items.map(({ actor_kind: kind, actor, subject }) => [kind === 'operator' || actor === null, subject]),
    ).toEqual(items.map(() => [true, null]));
    expect(named).toEqual({ actor: null, subject: null });
    const { text } = await fileOf(`/operator/audit/file?subject_id=${investor.userId}`, credit.headers);
    expect(text).not.toContain(investor.investor.verifiedName);
  });
});

describe('an export', () => {
  it('has the rows that match, no formulas, and is one entry with list, filter and number of rows', async () => {
    const { headers, operatorId } = await signInOperator(app, ['support']);
    const { lines, text } = await fileOf('/operator/notes/file?state=issued&q=100%25&sort=target', headers);
    expect(lines).toHaveLength(2);
    expect(text.startsWith('\ufeffNote,Issuer')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"") 100% Sdn Bhd"`);
    const { body } = await call(app, 'operatorAudit', {
      headers,
      query: { action: 'list.exported', actor_id: operatorId },
    });
    expect(body.items.map(({ after, subject_id: id }) => ({ after, id }))).toEqual([
      {
        id: operatorId,
        after: { list: 'notes', filter: { state: 'issued', q: '…', sort: 'target' }, rows: 1 },
      },
    ]);
  });

  it('is possible for every list, in the language of the request', async () => {
    for (const path of ['audit', 'payouts', 'withdrawals', 'customers']) {
      const { status, lines } = await fileOf(`/operator/${path}/file`);
      expect([path, status, lines.length > 1]).toEqual([path, 200, true]);
    }
    const malay = await fileOf('/operator/notes/file', { ...credit.headers, 'accept-language': 'ms' });
    expect(malay.lines[0]).toContain('Penerbit');
  });

  it('is rejected above the rows of a file and above the exports of a day', async () => {
    const { headers } = await signInOperator(app, ['support']);
    await set('operator_export_rows', 1);
    const large = await call(app, 'operatorNotesFile', { headers });
    expect([large.status, large.error.code]).toEqual([409, 'export_too_large']);
    expect((await fileOf('/operator/notes/file?state=listed', headers)).status).toBe(200);
    await set('operator_exports_per_day', 1);
    const often = await call(app, 'operatorNotesFile', { headers, query: { state: 'listed' } });
    expect([often.status, often.error.code]).toEqual([429, 'export_limit']);
  });
});

/** A setting from today on, once what is read of it is fresh. */
async function set(key: string, value: number): Promise<void> {
  await app.work.command(scope, (ctx) =>
    ctx.tx.db
      .insertInto('settings')
      .values({ key, effective_from: today(), value: JSON.stringify(value) })
      .execute(),
  );
  await new Promise((done) => setTimeout(done, 2_100));
}
