import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { fundedInvestor, issuedNote, listedNote, type Submitted } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { type ApprovedInvestor, approvedIssuer } from '../../../test/builders/onboarding.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

const FORMULA = '=HYPERLINK("x")';

let bank: TestServer;
let app: TestApp;
let credit: SignedInOperator;
let investor: ApprovedInvestor;
let large: Submitted;
let small: Submitted;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  credit = await signInOperator(app, ['credit'], 'Chong Credit');
  investor = await fundedInvestor(app, 1);
  small = await issuedNote(app, await approvedIssuer(app, { companyName: `${FORMULA} Sdn Bhd` }), [
    { investor, amount: '10000.00' },
  ]);
  large = await listedNote(app, await approvedIssuer(app, { companyName: "D'Kayu Sdn Bhd" }), {
    amount: '20000.00',
  });
}, 240_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const today = () => malaysiaDay(app.work.clock.now());

async function fileOf(path: string, headers: Headers = credit.headers) {
  const answer = await app.app.inject({ method: 'GET', url: `${app.config.API_BASE}${path}`, headers });
  return { status: answer.statusCode, text: answer.payload, lines: answer.payload.trim().split('\r\n') };
}

type QueueName = 'operatorApprovals' | 'operatorApplications' | 'operatorFinancingApplications';

/** The ids on all pages of a queue, one row at a time. */
async function walked(name: QueueName, query: object): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await call(app, name, {
      headers: credit.headers,
      query: { ...query, limit: '1', ...(cursor !== undefined && { cursor }) } as never,
    });
    ids.push(...body.items.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor;
  }
  return ids;
}

describe('a queue is rejected', () => {
  it('without an operator, as a list and as a file', async () => {
    for (const path of ['approvals', 'applications', 'financing-applications']) {
      for (const headers of [xhr, investor.headers]) {
        expect((await fileOf(`/operator/${path}/file`, headers)).status).toBe(401);
        expect((await fileOf(`/operator/${path}`, headers)).status).toBe(401);
      }
    }
  });

  it.each([
    ['operatorApprovals', { kind: 'gift' }, 'kind'],
    ['operatorApprovals', { maker: 'you' }, 'maker'],
    ['operatorApprovals', { sort: 'amount' }, 'sort'],
    ['operatorApprovals', { from: '2026-11-02', to: '2026-11-01' }, 'to'],
    ['operatorApprovals', { cursor: 'abc' }, 'cursor'],
    ['operatorApplications', { form: 'club' }, 'form'],
    ['operatorApplications', { order: 'up' }, 'order'],
    ['operatorFinancingApplications', { contract: 'Barter' }, 'contract'],
    ['operatorFinancingApplications', { amount_min: '900', amount_max: '100.00' }, 'amount_max'],
    ['operatorFinancingApplications', { from: '2026-02-30' }, 'from'],
  ] as const)('%s with %j', async (name, query, field) => {
    const answer = await call(app, name, { headers: credit.headers, query: query as never });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('as a file with a filter that is misspelt, which would widen it', async () => {
    for (const path of ['approvals', 'applications', 'financing-applications']) {
      expect((await fileOf(`/operator/${path}/file?stat=approved`)).status).toBe(422);
    }
  });
});

describe('a queue', () => {
  it.each([
    ['operatorApprovals', ['created', 'change']],
    ['operatorApplications', ['newest', 'submitted']],
    ['operatorFinancingApplications', ['submitted', 'amount', 'number']],
  ] as const)('%s goes on page by page by %j, none twice and none left out', async (name, sorts) => {
    const [first = '', ...others] = sorts;
    const all = await walked(name, { sort: first, order: 'asc' });
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all).size).toBe(all.length);
    for (const sort of [first, ...others]) {
      expect((await walked(name, { sort })).sort()).toEqual([...all].sort());
    }
    expect(await walked(name, { sort: first, order: 'desc' })).toEqual([...all].reverse());
  });

  it('of financing is filtered by amount, type, contract, state and day', async () => {
    const name = 'operatorFinancingApplications';
    expect(await walked(name, { sort: 'amount' })).toEqual([large.id, small.id]);
    expect(await walked(name, { amount_min: '10000.01' })).toEqual([large.id]);
    expect(await walked(name, { amount_max: '10000' })).toEqual([small.id]);
    expect(await walked(name, { contract: 'Shariah' })).toEqual([]);
    expect(await walked(name, { loan_category: 'Contract Financing' })).toEqual([]);
    expect(await walked(name, { state: 'under_review' })).toEqual([]);
    expect((await walked(name, { from: today(), to: today() })).length).toBe(2);
    expect(await walked(name, { from: addDays(today(), 1) })).toEqual([]);
    expect(await walked(name, { to: addDays(today(), -1) })).toEqual([]);
  });

  it('of applications is filtered by form and day; drafts come only when requested', async () => {
    const name = 'operatorApplications';
    expect((await walked(name, { form: 'business' })).length).toBe(2);
    expect((await walked(name, { form: 'individual', state: 'Approved' })).length).toBe(1);
    expect(await walked(name, { state: 'Incomplete' })).toEqual([]);
    expect(await walked(name, { from: addDays(today(), 1) })).toEqual([]);
  });

  it('of proposals is filtered by what they change, who made them and the day', async () => {
    const name = 'operatorApprovals';
    const offers = await walked(name, { kind: 'financing_offer' });
    expect(offers.length).toBe(2);
    expect(await walked(name, { kind: 'financing_offer', from: today(), to: today() })).toEqual(offers);
    expect(await walked(name, { kind: 'holiday_change' })).toEqual([]);
    expect(await walked(name, { maker: 'me' })).toEqual([]);
    expect(await walked(name, { to: addDays(today(), -1) })).toEqual([]);
    expect(await walked(name, { state: 'proposed' })).toEqual([]);
  });
});

describe('a queue as a file', () => {
  it('has the rows that match, no formulas, in the language of the request', async () => {
    const financing = await fileOf('/operator/financing-applications/file?amount_max=10000');
    expect(financing.lines).toHaveLength(2);
    expect(financing.text).toContain(`"'=HYPERLINK(""x"") Sdn Bhd"`);
    expect(financing.lines[1]).toContain('10000.00');
    const approvals = await fileOf('/operator/approvals/file?kind=financing_offer&sort=created');
    expect(approvals.lines).toHaveLength(3);
    expect(approvals.lines[0]).toContain('Change,Subject,Maker');
    const applications = await fileOf('/operator/applications/file?form=business', {
      ...credit.headers,
      'accept-language': 'ms',
    });
    expect(applications.lines).toHaveLength(3);
    expect(applications.lines[0]).toContain('Dihantar pada');
    expect(applications.text).not.toContain('@');
  });

  it('keeps what reveals a suspicion from operators who may not see it', async () => {
    await restrict(app, investor);
    await lift(app, investor);
    const path = '/operator/approvals/file?kind=money_restriction';
    const hidden = await fileOf(path);
    expect(hidden.lines).toHaveLength(2);
    expect(hidden.text).not.toContain('somebody else');
    const compliance = await signInOperator(app, ['compliance']);
    expect((await fileOf(path, compliance.headers)).text).toContain('It was somebody else');
  });
});
