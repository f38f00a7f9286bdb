import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { dated, operatorPair, propose } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';

let app: TestApp;
let maker: SignedInOperator;
let checker: SignedInOperator;

beforeAll(async () => {
  app = await createTestApp();
  ({ maker, checker } = await operatorPair(app));
});
afterAll(() => app.finish());

let day = 0;
/** A proposal about a setting of its own day. */
function newProposal(key = 'offer_days'): Promise<string> {
  day += 1;
  const after = { key, value: 5, effective_from: `2090-01-${String(day).padStart(2, '0')}` };
  return propose(app, { kind: 'setting_change', subjectId: null, after });
}

const approve = (headers: Headers, id: string, body: object = {}) =>
  call(app, 'operatorApprove', { headers, params: { id }, body });
const reject = (headers: Headers, id: string, body: object = { reason: 'Not now' }) =>
  call(app, 'operatorReject', { headers, params: { id }, body });

describe('calls are rejected', () => {
  it('to guests, to customers and to support', async () => {
    const user = await registerUser(app);
    const support = await signInOperator(app, ['support']);
    expect((await call(app, 'operatorApprovals', { headers: xhr })).status).toBe(401);
    expect((await call(app, 'operatorApprovals', { headers: user.headers })).status).toBe(401);
    expect((await approve(support.headers, randomUUID())).error.code).toBe('role');
  });

  it('without a reason for a rejection, and with unknown fields', async () => {
    const id = await newProposal('campaign_days');
    expect((await reject(checker.headers, id, {})).status).toBe(422);
    expect((await approve(checker.headers, id, { and: 'more' })).status).toBe(422);
    expect((await approve(checker.headers, 'no-id')).status).toBe(422);
    expect((await approve(checker.headers, randomUUID())).status).toBe(404);
  });

  it('to the maker, with 409', async () => {
    const id = await newProposal('issue_days');
    const answer = await approve(maker.headers, id);
    expect([answer.status, answer.error.code]).toEqual([409, 'same_operator']);
  });

  it('after its time, and the proposal is closed', async () => {
    const id = await newProposal('smaller_amount_days');
    const answer = await approve(dated(checker.headers, '2089-06-01'), id);
    expect([answer.status, answer.error.code]).toEqual([409, 'approval_expired']);
    const { body } = await call(app, 'operatorApprovals', {
      headers: checker.headers,
      query: { state: 'expired' },
    });
    expect(body.items.map((one) => one.id)).toContain(id);
  });

  it('with a cursor or a state that does not exist', async () => {
    for (const query of [{ cursor: 'abc' }, { state: 'lost' }]) {
      expect((await call(app, 'operatorApprovals', { headers: maker.headers, query })).status).toBe(422);
    }
  });
});

describe('the queue', () => {
  it('shows who proposed what, and whose turn it is', async () => {
    const id = await newProposal('cancel_window_hours');
    const rows = async (headers: Headers) =>
      (await call(app, 'operatorApprovals', { headers, query: { state: 'proposed' } })).body.items;
    const mine = (await rows(maker.headers)).find((one) => one.id === id);
    expect(mine).toMatchObject({
      kind: 'setting_change',
      subject_label: 'cancel_window_hours',
      before: { key: 'cancel_window_hours', value: 24 },
      after: { key: 'cancel_window_hours', value: 5 },
      maker: { id: maker.operatorId, name: 'Mei Ling Tan' },
      checker: null,
      state: 'proposed',
      can: { approve: false, reject: false },
      refusal: 'same_operator',
    });
    const theirs = (await rows(checker.headers)).find((one) => one.id === id);
    expect(theirs).toMatchObject({ can: { approve: true, reject: true }, refusal: null });
  });

  it('answers the decision with its checker and reason', async () => {
    const id = await newProposal('security_hold_hours');
    const { status, body } = await reject(checker.headers, id, { reason: 'Too short' });
    expect(status).toBe(200);
    expect(body.approval).toMatchObject({
      state: 'rejected',
      checker: { id: checker.operatorId, name: 'Farid Osman' },
      decision_reason: 'Too short',
      can: { approve: false, reject: false },
      refusal: null,
    });
  });

  it('says what a proposal is bound to, and what had changed where it became stale', async () => {
    const user = await registerUser(app);
    const after = { account_status: 'Inactive', reason: 'Asked for by its owner' };
    const id = await propose(app, { kind: 'account_state', subjectId: user.userId, after });
    const shown = async (state: string) =>
      (await call(app, 'operatorApprovals', { headers: checker.headers, query: { state } })).body.items.find(
        (one) => one.id === id,
      );
    const open = await shown('proposed');
    expect(open?.bound_to).toEqual(expect.arrayContaining(['account_status', 'role']));
    expect(open?.stale_because).toEqual([]);
    await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
      ctx.tx.db
        .updateTable('users')
        .set({ inactive_reason: 'Another' })
        .where('id', '=', user.userId)
        .execute(),
    );
    const answer = await approve(checker.headers, id);
    expect([answer.status, answer.error.code]).toEqual([409, 'approval_stale']);
    expect(answer.error).toMatchObject({ stale_because: ['reason'] });
    expect(await shown('stale')).toMatchObject({ state: 'stale', stale_because: ['reason'] });
  });

  it('goes through its pages without a gap or a double', async () => {
    for (const key of ['approval_expiry_days', 'late_grace_days', 'cancellations_per_30_days']) {
      await newProposal(key);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: '2', ...(cursor === null ? {} : { cursor }) };
      const { body } = await call(app, 'operatorApprovals', { headers: maker.headers, query });
      seen.push(...body.items.map((one) => one.id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(seen.length).toBeGreaterThanOrEqual(8);
  });

  it('is counted on the start page of those who could decide, without their own', async () => {
    const [support, credit] = await Promise.all([
      signInOperator(app, ['support']),
      signInOperator(app, ['credit']),
    ]);
    const countFor = async ({ headers }: SignedInOperator) =>
      (await call(app, 'operatorCurrent', { headers })).body.counts.approvals;
    const query = { state: 'proposed', limit: '100' } as const;
    const { body } = await call(app, 'operatorApprovals', { headers: checker.headers, query });
    const open = body.items.filter(({ can }) => can.approve);
    expect(open.length).toBeGreaterThan(0);
    expect(await countFor(checker)).toBe(open.length);
    expect(await countFor(maker)).toBe(0);
    expect(await countFor(support)).toBe(0);
    expect(await countFor(credit)).toBe(0);
  });
});
