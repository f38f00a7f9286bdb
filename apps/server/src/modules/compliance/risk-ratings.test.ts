import type { OperatorRole } from '@titian/contracts/operator-roles';
import { addMonthsClamped, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { rateAll, riskOf, screenAll } from '../../../test/builders/compliance.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { raisedAlert } from '../../../test/builders/monitoring.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';
const OTHERS = ['support', 'onboarding', 'credit', 'finance', 'administrator'] as const;
const REASON = 'Sold a house, and showed the deed';

let app: TestApp;
let investor: ApprovedInvestor;
let first: SignedInOperator;
let second: SignedInOperator;
const by = {} as Record<OperatorRole, SignedInOperator>;
beforeAll(async () => {
  app = await createTestApp();
  first = await signInOperator(app, ['compliance'], 'Who rates');
  second = await signInOperator(app, ['compliance'], 'Who agrees');
  for (const role of OTHERS) {
    by[role] = await signInOperator(app, [role]);
  }
  investor = await approvedInvestor(app);
}, 120_000);
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const list = (headers: Headers, query: Record<string, string> = {}) =>
  call(app, 'operatorRiskRatings', { headers, query: { limit: '100', ...query } as never });
const rate = async (headers: Headers, id: string, rating: string, more: object = {}) =>
  call(app, 'operatorRateCustomer', {
    ...{ headers, params: { id } },
    body: {
      ...{ rating, reason: REASON },
      ...('replaces' in more
        ? {}
        : { replaces: (await riskOf(app, first.headers, id)).in_force?.id ?? null }),
      ...more,
    } as never,
  });
const decide = (headers: Headers, id: string, ratingId: string, decision: string) =>
  call(app, 'operatorDecideRating', {
    ...{ headers, params: { id } },
    body: { rating_id: ratingId, decision } as never,
  });

describe('ratings are not for', () => {
  it('guests, customers and other operators, nor of nobody', async () => {
    const all = (headers: Headers, id: string) => [
      () => list(headers),
      () => call(app, 'operatorCustomerRisk', { headers, params: { id } }),
      () => rate(headers, id, 'low', { replaces: null }),
      () => decide(headers, id, NOBODY, 'approve'),
    ];
    for (const headers of [bearer('x'.repeat(43)), investor.headers]) {
      for (const send of all(headers, investor.userId)) {
        expect((await send()).status).toBe(401);
      }
    }
    for (const role of OTHERS) {
      for (const send of all(by[role].headers, investor.userId)) {
        expect([role, (await send()).error.code]).toEqual([role, 'role']);
      }
    }
    for (const send of all(first.headers, NOBODY).slice(1)) {
      expect((await send()).status).toBe(404);
    }
  });
});

describe('a rating', () => {
  it('is computed at the end of the day for every approved customer, once, with its review', async () => {
    const issuer = await approvedIssuer(app);
    await rateAll(app);
    await rateAll(app);
    const risk = await riskOf(app, first.headers, investor.userId);
    expect(risk).toMatchObject({
      ...{ in_force: { rating: 'low', computed: 'low', set_by: null, rated_on: today() }, earlier: [] },
      can: { rate: true, decide: false },
    });
    expect(risk.in_force?.review_on).toBe(addMonthsClamped(today(), 36));
    expect((await riskOf(app, first.headers, issuer.userId)).in_force?.factors).toContainEqual({
      ...{ factor: 'product', points: 1, value: 'company' },
    });
    const all = (await list(first.headers, { tab: 'all' })).body.items;
    expect(all.filter(({ id }) => id === investor.userId)).toHaveLength(1);
    expect((await list(first.headers)).body.items).toEqual([]);
  });

  it('shows what the factors come to now', async () => {
    const { investor: suspect } = await raisedAlert(app);
    await rateAll(app);
    const { now } = await riskOf(app, first.headers, suspect.userId);
    expect(now.factors.map(({ factor }) => factor)).toContain('alerts');
  });

  it('is set by one with a reason, as it was read, also at once', async () => {
    const { userId } = investor;
    expect(
      Object.keys((await rate(first.headers, userId, 'high', { reason: ' ' })).error.errors ?? {}),
    ).toEqual(['reason']);
    expect(Object.keys((await rate(first.headers, userId, 'loud')).error.errors ?? {})).toEqual(['rating']);
    expect((await rate(first.headers, userId, 'high', { replaces: NOBODY })).error.code).toBe(
      'rating_changed',
    );
    const replaces = (await riskOf(app, first.headers, userId)).in_force?.id;
    const both = await Promise.all([1, 2].map(() => rate(first.headers, userId, 'high', { replaces })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const risk = await riskOf(app, first.headers, userId);
    expect(risk.in_force).toMatchObject({ rating: 'high', set_by: 'Who rates', reason: REASON });
    expect(risk.in_force?.review_on).toBe(addMonthsClamped(today(), 12));
    expect(risk.earlier).toHaveLength(1);
  });

  it('leaves the highest by two only', async () => {
    const { userId } = investor;
    expect((await rate(first.headers, userId, 'low')).status).toBe(200);
    const { in_force, waiting, can } = await riskOf(app, first.headers, userId);
    expect([in_force?.rating, waiting?.rating, can]).toEqual(['high', 'low', { rate: false, decide: false }]);
    const id = waiting?.id ?? '';
    expect((await list(first.headers, { tab: 'waiting' })).body.items.map((one) => one.id)).toEqual([userId]);
    expect((await decide(first.headers, userId, id, 'approve')).error.code).toBe('same_operator');
    expect((await decide(second.headers, userId, NOBODY, 'approve')).error.code).toBe('rating_changed');
    expect((await rate(second.headers, userId, 'medium')).error.code).toBe('rating_changed');
    expect((await decide(second.headers, userId, id, 'reject')).status).toBe(200);
    expect((await riskOf(app, first.headers, userId)).in_force?.rating).toBe('high');
    await rate(first.headers, userId, 'medium');
    const next = (await riskOf(app, second.headers, userId)).waiting?.id ?? '';
    const both = await Promise.all([1, 2].map(() => decide(second.headers, userId, next, 'approve')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await riskOf(app, first.headers, userId)).in_force).toMatchObject({
      ...{ rating: 'medium', confirmed_by: 'Who agrees' },
    });
    await app.verifyLedger();
  });

  it('is listed once its review is due, and a review renews it', async () => {
    const later = addMonthsClamped(today(), 24);
    const due = await list(dated(first.headers, later));
    expect(due.body.items.map(({ id }) => id)).toContain(investor.userId);
    const again = await rate(dated(first.headers, later), investor.userId, 'medium');
    expect(again.status).toBe(200);
    const left = (await list(dated(first.headers, later))).body.items;
    expect(left.map(({ id }) => id)).not.toContain(investor.userId);
  });

  it('is in no view of other operators, nor does the audit log name whom it is of', async () => {
    for (const role of OTHERS) {
      const { headers } = by[role];
      const answers = [
        await call(app, 'operatorCustomer', { headers, params: { id: investor.userId } }),
        await call(app, 'operatorAudit', { headers, query: { limit: '100', subject_id: investor.userId } }),
        await call(app, 'operatorSearch', { headers, body: { q: investor.investor.invNo } as never }),
      ];
      const found = answers.map(({ body }) => /risk_rating\.|"medium"|deed/.test(JSON.stringify(body)));
      expect([role, found]).toEqual([role, [false, false, false]]);
    }
  });
});

describe('screening again', () => {
  it('compares whoever is due, shows when, and makes a case of a new hit, closed with the decision', async () => {
    await screenAll(app);
    const before = await riskOf(app, first.headers, investor.userId);
    expect(before.screening).toMatchObject({ screened_at: expect.any(String), hits: [] });
    const suspect = await approvedInvestor(app);
    const name = suspect.investor.verifiedName;
    // Put on the list past its own comparison with every customer, as one that was missed.
    await proposeAndApprove(app, {
      ...{ kind: 'screening_list_change', subjectId: null },
      after: { listed_on: '2026-01-05', remove: [], add: [{ kind: 'person', name, source: 'UN 1267 list' }] },
    });
    await screenAll(app);
    await screenAll(app);
    const { screening } = await riskOf(app, first.headers, suspect.userId);
    const hit = screening.hits.find((one) => one.name === name);
    expect(hit?.state).toBe('open');
    const cases = async (tab: string) =>
      (await call(app, 'operatorCases', { headers: first.headers, query: { tab, limit: '100' } as never }))
        .body.items;
    const mine = (await cases('team')).filter(
      (one) => one.kind === 'alert' && one.customer?.id === suspect.userId,
    );
    expect(mine).toHaveLength(1);
    await proposeAndApprove(app, {
      ...{ kind: 'screening_clearance', subjectId: hit?.id ?? '' },
      after: { decision: 'cleared' },
    });
    expect((await cases('closed')).some((one) => one.id === mine[0]?.id)).toBe(true);
  });
});
