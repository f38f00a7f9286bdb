import { addDays, addMonths, firstDayOf, malaysiaDay, monthOf } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { decide, openedReview, reviewOf, reviewsOf } from '../../../test/builders/access-reviews.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { quarterBefore } from './domain/quarter-before.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';
const OTHERS = ['support', 'onboarding', 'credit', 'finance'] as const;

let app: TestApp;
let first: SignedInOperator;
let second: SignedInOperator;
let third: SignedInOperator;
let leaver: SignedInOperator;
let mover: SignedInOperator;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  await operatorPair(app);
  first = await signInOperator(app, ['compliance'], 'Who decides');
  second = await signInOperator(app, ['administrator'], 'Who decides, too');
  third = await signInOperator(app, ['administrator'], 'Who confirms');
  leaver = await signInOperator(app, ['finance'], 'Who leaves');
  mover = await signInOperator(app, ['credit', 'finance'], 'Who moves');
  id = await openedReview(app);
}, 120_000);
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const confirm = (headers: Headers, review = id) =>
  call(app, 'operatorConfirmAccessReview', { headers, params: { id: review } });
const entryOf = async (of: SignedInOperator, headers = first.headers) => {
  const entry = (await reviewOf(app, headers, id)).entries.find((one) => one.operator_id === of.operatorId);
  if (entry === undefined) {
    throw new Error('the operator is not in the review');
  }
  return entry;
};
const waitingFor = async ({ headers }: SignedInOperator) =>
  (await call(app, 'operatorCurrent', { headers })).body.counts.access_reviews;

describe('access reviews are not for', () => {
  it('guests, customers and operators who decide no access, nor of nobody', async () => {
    const all = (headers: Headers, review: string) => [
      () => call(app, 'operatorAccessReview', { headers, params: { id: review } }),
      () => decide(app, headers, review, NOBODY),
      () => confirm(headers, review),
    ];
    const customer = await registerUser(app);
    for (const headers of [bearer('x'.repeat(43)), customer.headers]) {
      expect((await call(app, 'operatorAccessReviews', { headers })).status).toBe(401);
      for (const send of all(headers, id)) {
        expect((await send()).status).toBe(401);
      }
    }
    for (const role of OTHERS) {
      const { headers } = await signInOperator(app, [role]);
      expect((await call(app, 'operatorAccessReviews', { headers })).error.code).toBe('role');
      for (const send of all(headers, id)) {
        expect([role, (await send()).error.code]).toEqual([role, 'role']);
      }
    }
    for (const send of all(first.headers, NOBODY)) {
      expect((await send()).status).toBe(404);
    }
    expect((await decide(app, first.headers, id, NOBODY)).status).toBe(404);
  });
});

describe('an access review', () => {
  it('opens once for the quarter that is over, with every operator as of then', async () => {
    await openedReview(app);
    const reviews = await reviewsOf(app, first.headers);
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({ state: 'open', due_on: addDays(today(), 30), is_overdue: false });
    expect(reviews[0]?.quarter).toBe(quarterBefore(today()).quarter);
    expect(await entryOf(mover)).toMatchObject({
      ...{ name: 'Who moves', roles: ['credit', 'finance'], narrowed: [], status: 'active' },
      ...{ has_second_factor: true, is_own: false, decision: null, done_at: null, can: { decide: true } },
      last_sign_in_at: expect.any(String),
    });
  });

  it('counts what each did in the quarter, and what was taken away from their roles', async () => {
    await proposeAndApprove(app, {
      ...{ kind: 'permission_change', subjectId: null },
      after: {
        cells: [{ role: 'finance', permission: 'treasury_view', allowed: false, limit: null }],
        standstill: [],
      },
    });
    const next = firstDayOf(addMonths(monthOf(today()), 3));
    const review = await reviewOf(app, first.headers, await openedReview(app, next));
    const { maker } = await operatorPair(app);
    const of = (operatorId: string) => review.entries.find((one) => one.operator_id === operatorId);
    expect(of(maker.operatorId)?.actions).toBeGreaterThan(0);
    expect(of(leaver.operatorId)).toMatchObject({ actions: expect.any(Number), narrowed: ['treasury_view'] });
  });

  it('is overdue once its time is over', async () => {
    const later = dated(first.headers, addDays(today(), 31));
    expect((await reviewsOf(app, later)).some((one) => one.id === id && one.is_overdue)).toBe(true);
  });

  it('rejects decisions about oneself, without a reason, and over those of another', async () => {
    const own = await entryOf(first);
    expect(own).toMatchObject({ is_own: true, can: { decide: false } });
    expect((await decide(app, first.headers, id, own.id)).error.code).toBe('own_access');
    const entry = await entryOf(leaver);
    for (const [field, more] of [
      ['decision', { decision: 'promote' }],
      ['reason', { decision: 'remove' }],
      ['reason', { decision: 'change', reason: ' ' }],
    ] as const) {
      const answer = await decide(app, first.headers, id, entry.id, more);
      expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
    }
    const both = await Promise.all([first, second].map(({ headers }) => decide(app, headers, id, entry.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('counts for each what they have to decide', async () => {
    const before = (await waitingFor(first)) ?? 0;
    await decide(app, first.headers, id, (await entryOf(third)).id);
    expect(await waitingFor(first)).toBe(before - 1);
    expect(await waitingFor(leaver)).toBeUndefined();
  });

  it('is confirmed by one who decided nothing, once everything is decided, and never changes again', async () => {
    expect((await confirm(third.headers)).error.code).toBe('review_incomplete');
    for (const { headers } of [first, second]) {
      const { entries } = await reviewOf(app, headers, id);
      for (const entry of entries.filter(({ can, decision }) => can.decide && decision === null)) {
        const isMover = entry.operator_id === mover.operatorId;
        const more = isMover ? { decision: 'change', reason: 'Works for credit alone now' } : {};
        expect((await decide(app, headers, id, entry.id, more)).status).toBe(200);
      }
    }
    const left = await entryOf(leaver);
    const by = left.can.decide ? first : second;
    await decide(app, by.headers, id, left.id, { decision: 'remove', reason: 'Has left' });
    expect((await reviewOf(app, first.headers, id)).can.confirm).toBe(false);
    expect((await confirm(first.headers)).error.code).toBe('same_operator');
    expect((await reviewOf(app, third.headers, id)).can.confirm).toBe(true);
    const both = await Promise.all([1, 2].map(() => confirm(third.headers)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const review = both.find(({ status }) => status === 200)?.body.review;
    expect(review).toMatchObject({
      state: 'confirmed',
      confirmed_by: 'Who confirms',
      can: { confirm: false },
    });
    expect((await decide(app, by.headers, id, left.id)).error.code).toBe('review_confirmed');
    await expect(
      app.work.command({ actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null }, (ctx) =>
        sql`update access_review_entries set reason = 'x' where id = ${left.id}`.execute(ctx.tx.db),
      ),
    ).rejects.toThrow(/is confirmed/);
    await app.verifyLedger();
  });

  it('shows when what was decided was carried out by the proposals about operators', async () => {
    expect((await entryOf(leaver)).done_at).toBeNull();
    await proposeAndApprove(app, { kind: 'operator_disable', subjectId: leaver.operatorId, after: {} });
    await proposeAndApprove(app, {
      ...{ kind: 'operator_roles', subjectId: mover.operatorId },
      after: { roles: ['credit'] },
    });
    expect((await entryOf(leaver)).done_at).toEqual(expect.any(String));
    expect((await entryOf(mover)).done_at).toEqual(expect.any(String));
    expect((await entryOf(third)).done_at).toBeNull();
  });
});
