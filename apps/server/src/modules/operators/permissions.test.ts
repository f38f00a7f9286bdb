import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { isFixed } from '@titian/contracts/permission-limits';
import { approvalKinds, type Permission, permissionNames, rolesOf } from '@titian/contracts/permissions';
import { PERMISSION_CELLS_MAX } from '@titian/contracts/schemas/permission-proposals';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { approve } from '../../../test/builders/operator-accounts.ts';
import { AppError } from '../../platform/errors.ts';
import { proposeChange } from '../approvals/public.ts';

type Cell = {
  readonly role: OperatorRole;
  readonly permission: Permission;
  readonly allowed: boolean;
  readonly limit: string | null;
};

let app: TestApp;
let one: SignedInOperator;
let two: SignedInOperator;
let finance: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  one = await signInOperator(app, ['administrator'], 'Chong Mei Yee');
  two = await signInOperator(app, ['administrator'], 'Razak Ismail');
  finance = await signInOperator(app, ['finance'], 'Siti Mariam');
  await signInOperator(app, ['finance'], 'Ravi Kumar');
});
afterAll(() => app.finish());

const cell = (role: OperatorRole, permission: Permission, changes: Partial<Cell> = {}): Cell => ({
  ...{ role, permission, allowed: false, limit: null },
  ...changes,
});
const propose = (
  cells: readonly (Omit<Cell, 'permission'> & { readonly permission: string })[],
  standstill: readonly string[] = [],
  by = one,
) =>
  call(app, 'operatorPropose', {
    headers: by.headers,
    body: { kind: 'permission_change', after: { cells, standstill }, reason: 'Agreed with the board' },
  });
const table = (by = one) => call(app, 'operatorPermissions', { headers: by.headers });
const cellOf = async (role: OperatorRole, permission: Permission) =>
  (await table()).body.items
    .find((row) => row.permission === permission)
    ?.cells.find((found) => found.role === role);
const payouts = (by: SignedInOperator) => call(app, 'operatorPayouts', { headers: by.headers });
const grantsOf = async (by: SignedInOperator) =>
  (await call(app, 'operatorCurrent', { headers: by.headers })).body.operator.grants;

/** Two administrators change cells; what stands still is accepted. */
async function change(cells: readonly Cell[]): Promise<void> {
  const first = await propose(cells);
  const standstill = first.status === 422 ? namesIn(first.error.standstill) : [];
  const proposed = first.status === 422 ? await propose(cells, standstill) : first;
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.error));
  const decided = await approve(app, two, proposed.body.approval.id);
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.error));
}

const namesIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Closes what a test left open. */
afterEach(async () => {
  const open = await call(app, 'operatorApprovals', { headers: two.headers, query: { state: 'proposed' } });
  for (const { id, kind } of open.body.items) {
    if (kind === 'permission_change') {
      // Whoever did not propose it rejects it.
      for (const { headers } of [two, one]) {
        await call(app, 'operatorReject', { headers, params: { id }, body: { reason: 'A test' } });
      }
    }
  }
});

describe('the table of permissions', () => {
  it('is read by administrators and compliance, and changed by administrators', async () => {
    expect((await call(app, 'operatorPermissions')).status).toBe(401);
    expect((await table(finance)).error.code).toBe('role');
    const compliance = await signInOperator(app, ['compliance']);
    expect((await table(compliance)).body.can).toEqual({ propose: false });
    expect((await table()).body.can).toEqual({ propose: true });
    const answer = await propose([cell('credit', 'note_update')], [], compliance);
    expect(answer.error.code).toBe('role');
  });

  it.each([
    ['what the role cannot hold', cell('support', 'payout_batch'), 'permission_beyond_maximum'],
    [
      'what would be given beyond the table',
      cell('support', 'note_update', { allowed: true }),
      'permission_beyond_maximum',
    ],
    ['what administrators need', cell('administrator', 'operator_roles'), 'permission_fixed'],
    ['what gives permissions back', cell('administrator', 'permission_change'), 'permission_fixed'],
    ['what every maker needs', cell('finance', 'proposal_submission'), 'permission_fixed'],
    [
      'a limit without an amount',
      cell('finance', 'note_update', { allowed: true, limit: '5.00' }),
      'permission_without_amount',
    ],
    [
      'a limit of what is not held',
      cell('finance', 'payout_batch', { limit: '5.00' }),
      'permission_limit_not_held',
    ],
    ['what is so already', cell('finance', 'payout_batch', { allowed: true }), 'permission_unchanged'],
  ])('rejects %s', async (_what, wanted, code) => {
    const answer = await propose([wanted]);
    expect(answer.status).toBe(422);
    expect(answer.error).toMatchObject({ error_codes: { 'after.cells.0.permission': [{ code }] } });
  });

  it('rejects a cell twice, no cell, too many, and words that are none', async () => {
    const twice = await propose([cell('credit', 'note_update'), cell('credit', 'note_update')]);
    const repeated = { 'after.cells.1.permission': [{ code: 'permission_repeated' }] };
    expect(twice.error).toMatchObject({ error_codes: repeated });
    expect((await propose([])).status).toBe(422);
    const many = Array.from({ length: PERMISSION_CELLS_MAX + 1 }, () => cell('credit', 'note_update'));
    expect((await propose(many)).status).toBe(422);
    const unknown = { ...cell('credit', 'note_update'), permission: 'constructor' };
    expect((await propose([unknown])).status).toBe(422);
    const negative = cell('finance', 'payout_batch', { allowed: true, limit: '-5.00' });
    expect((await propose([negative])).status).toBe(422);
  });

  it('demands that what stands still is accepted by name, for every amount and above a limit', async () => {
    for (const wanted of [
      cell('finance', 'payout_batch'),
      cell('finance', 'payout_batch', { allowed: true, limit: '1000.00' }),
    ]) {
      const answer = await propose([wanted]);
      expect(answer.error).toMatchObject({ code: 'validation_failed', standstill: ['payout_batch'] });
      expect((await propose([wanted], ['payout_batch', 'line_return'])).status).toBe(422);
    }
    // Nobody proposes with these: they stand still for nobody.
    expect((await propose([cell('finance', 'treasury_view')], ['treasury_view'])).status).toBe(422);
  });

  it('has one open proposal, also where two administrators propose at once', async () => {
    const answers = await Promise.all([
      propose([cell('credit', 'note_update')]),
      propose([cell('finance', 'note_update')], [], two),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.map(({ error }) => error.code).filter((code) => code !== undefined)).toEqual([
      'approval_pending',
    ]);
    expect((await table()).body).toMatchObject({ is_proposed: true, can: { propose: false } });
  });
});

describe('a narrowing by two administrators', () => {
  it('is in force at the next call, shows since when and by whom, and is given back the same way', async () => {
    expect((await payouts(finance)).status).toBe(200);
    await change([cell('finance', 'payout_batch'), cell('finance', 'customer_view')]);
    expect(await cellOf('finance', 'payout_batch')).toMatchObject({
      ...{ allowed: false, limit: null, is_fixed: false },
      changed: { maker: { name: 'Chong Mei Yee' }, checker: { name: 'Razak Ismail' } },
    });
    expect(Object.keys(await grantsOf(finance))).not.toContain('payout_batch');
    const users = await call(app, 'operatorCustomers', { headers: finance.headers });
    expect([users.status, users.error.code]).toEqual([403, 'role']);
    await change([
      cell('finance', 'payout_batch', { allowed: true }),
      cell('finance', 'customer_view', { allowed: true }),
    ]);
    expect((await call(app, 'operatorCustomers', { headers: finance.headers })).status).toBe(200);
    expect(Object.keys(await grantsOf(finance))).toContain('payout_batch');
  });

  it('sets a limit that the operator reads', async () => {
    await change([cell('finance', 'payout_batch', { allowed: true, limit: '1000.00' })]);
    expect((await grantsOf(finance)).payout_batch).toEqual({ limit: '1000.00' });
    await change([cell('finance', 'payout_batch', { allowed: true })]);
    expect((await grantsOf(finance)).payout_batch).toEqual({ limit: null });
  });

  it('is stale where another operator who could act has gone in between', async () => {
    const second = await signInOperator(app, ['credit', 'support']);
    const third = await signInOperator(app, ['credit', 'support']);
    const proposed = await propose([cell('credit', 'grade_override')], ['grade_override']);
    for (const { operatorId } of [second, third]) {
      const disabling = await call(app, 'operatorPropose', {
        headers: one.headers,
        body: { kind: 'operator_disable', subject_id: operatorId, after: {}, reason: 'Has left' },
      });
      expect((await approve(app, two, disabling.body.approval.id)).status).toBe(200);
    }
    const decided = await approve(app, two, proposed.body.approval.id);
    expect(decided.error).toMatchObject({ code: 'approval_stale' });
    expect((await cellOf('credit', 'grade_override'))?.allowed).toBe(true);
  });

  it('closes what an operator proposed and may not propose any more, and blocks who would decide', async () => {
    const [maker, checker] = [
      await signInOperator(app, ['compliance'], 'Lim Siew Ping'),
      await signInOperator(app, ['compliance'], 'Ahmad Faizal'),
    ];
    const { userId } = await registerUser(app);
    const after = { account_status: 'Inactive', reason: 'Asked by its owner' };
    const proposed = await call(app, 'operatorPropose', {
      headers: maker.headers,
      body: { kind: 'account_state', subject_id: userId, after, reason: 'Asked by its owner' },
    });
    const { id } = proposed.body.approval;
    const waiting = async () =>
      (await call(app, 'operatorCurrent', { headers: checker.headers })).body.counts.approvals;
    expect(await waiting()).toBe(1);
    await change([cell('compliance', 'account_state')]);
    expect(await waiting()).toBe(0);
    expect((await approve(app, checker, id)).error.code).toBe('role');
    await runJobs(app, ['close_operator_proposals']);
    const list = await call(app, 'operatorApprovals', { headers: checker.headers, query: { id } });
    expect(list.body.items[0]).toMatchObject({ state: 'stale', stale_because: ['maker'] });
    await change([cell('compliance', 'account_state', { allowed: true })]);
  });
});

describe('a table that is narrowed as far as it goes', () => {
  const operators = new Map<OperatorRole, SignedInOperator>();
  const narrowable = permissionNames.flatMap((permission) =>
    rolesOf(permission)
      .filter((role) => !isFixed(role, permission))
      .map((role) => cell(role, permission)),
  );
  beforeAll(async () => {
    for (const role of operatorRoleNames) {
      operators.set(role, await signInOperator(app, [role]));
    }
    for (let at = 0; at < narrowable.length; at += PERMISSION_CELLS_MAX) {
      await change(narrowable.slice(at, at + PERMISSION_CELLS_MAX));
    }
  }, 60_000);

  const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
    ([name, { permission, method, path }]) =>
      permission === undefined ? [] : [{ name, permission, method, path }],
  );
  it.each(guarded)(
    'rejects $name of every role that lost $permission',
    async ({ permission, method, path }) => {
      for (const [role, operator] of operators) {
        const answer = await app.app.inject({
          ...{ method, url: `${app.config.API_BASE}${path.replace(/:\w+/g, one.operatorId)}` },
          headers: operator.headers,
        });
        const code = answer.statusCode === 403 ? answer.json().code : null;
        const holds = rolesOf(permission).includes(role) && isFixed(role, permission);
        expect([role, code === 'role']).toEqual([role, !holds]);
      }
    },
  );

  it.each(approvalKinds)('lets only those propose %s who keep it', async (kind) => {
    for (const [role, { operatorId }] of operators) {
      const actor = { kind: 'operator', id: operatorId } as const;
      const proposal = { kind, subjectId: null, after: null, reason: 'A test' };
      const scope = { actor, dateShiftDays: 0, requestId: null };
      const error = await app.work
        .command(scope, (ctx) => proposeChange(ctx, app.approvals, proposal))
        .catch((caught: unknown) => caught);
      const holds = rolesOf(kind).includes(role) && isFixed(role, kind);
      expect([role, error instanceof AppError && error.code === 'role']).toEqual([role, !holds]);
    }
  });

  it('leaves administrators what gives it all back', async () => {
    for (let at = 0; at < narrowable.length; at += PERMISSION_CELLS_MAX) {
      const back = narrowable
        .slice(at, at + PERMISSION_CELLS_MAX)
        .map((each) => ({ ...each, allowed: true }));
      await change(back);
    }
    expect((await payouts(finance)).status).toBe(200);
  });
});

describe('a change of permissions', () => {
  const noticesOf = async ({ headers }: SignedInOperator) =>
    (await call(app, 'operatorNotices', { headers })).body.items.map(({ body }) => body);
  const mailed = async ({ email }: SignedInOperator) =>
    (await mailsTo(app, email)).filter(({ template }) => template === 'permissions_changed').length;

  it('notifies administrators and the roles that it concerns, once, when it is in force', async () => {
    const people = {
      credit: await signInOperator(app, ['credit']),
      support: await signInOperator(app, ['support']),
    };
    const concerned = [one, two, people.credit];
    const before = await Promise.all(concerned.map(mailed));
    const proposed = await propose(
      [cell('credit', 'financing_offer', { allowed: true, limit: '50000.00' })],
      ['financing_offer'],
    );
    expect(proposed.status).toBe(201);
    expect(await Promise.all(concerned.map(mailed))).toEqual(before);
    expect((await approve(app, two, proposed.body.approval.id)).status).toBe(200);
    expect(await Promise.all(concerned.map(mailed))).toEqual(before.map((mails) => mails + 1));
    expect(await noticesOf(people.credit)).toEqual([
      'Two administrators changed permissions; the changes are in force. Credit: 0 taken away, 1 limited by amount, 0 given back.',
    ]);
    expect([await noticesOf(people.support), await mailed(people.support)]).toEqual([[], 0]);
    await change([cell('credit', 'financing_offer', { allowed: true })]);
    expect((await noticesOf(people.credit))[0]).toContain(
      'Credit: 0 taken away, 0 limited by amount, 1 given back.',
    );
  });

  it('that is rejected notifies nobody', async () => {
    const before = await mailed(one);
    const proposed = await propose([cell('credit', 'note_update')]);
    const { id } = proposed.body.approval;
    await call(app, 'operatorReject', {
      headers: two.headers,
      params: { id },
      body: { reason: 'Not agreed' },
    });
    expect(await mailed(one)).toBe(before);
  });
});
