import { randomUUID } from 'node:crypto';
import { message } from '@titian/contracts/messages/message';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/builders/identity.ts';
import type { Ctx, Scope } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import {
  type Approval,
  type ApprovalDefinition,
  type Approvals,
  approvalExecutor,
  closeUnbound,
  createApprovals,
  decideChange,
  expireApprovals,
  proposeChange,
  subjectsWithProposal,
} from './public.ts';

const change = z.strictObject({ colour: z.enum(['red', 'green']) });
type Change = z.output<typeof change>;

/** A subject of the tests' own: what it is, and what the hooks were called with. */
const subject = {
  id: randomUUID(),
  version: 1,
  exists: true,
  colour: 'white',
  brush: 'wide',
  confirmers: [] as OperatorRole[],
  barred: '',
  calls: [] as string[],
};
let applying: (() => void) | undefined;
/** After the change, before the commit. */
let breaking: ((ctx: Ctx) => Promise<void>) | undefined;

const painting: ApprovalDefinition<Change> = {
  kind: 'tax_payment',
  subjectKind: 'wall',
  after: change,
  async load(_ctx, subjectId) {
    if (!subject.exists || subjectId !== subject.id) {
      throw new AppError('not_found');
    }
    return { version: subject.version, label: 'the wall', before: { colour: subject.colour } };
  },
  async binds() {
    return { brush: subject.brush };
  },
  async confirmerRoles() {
    return subject.confirmers;
  },
  async operatorObjection(_ctx, _subjectId, operatorId) {
    return operatorId === subject.barred ? 'own_upload' : null;
  },
  async onProposed(_ctx, approval) {
    subject.calls.push(`proposed ${approval.after.colour}`);
  },
  async apply(ctx, approval) {
    applying?.();
    subject.calls.push(`applied ${approval.after.colour}`);
    await breaking?.(ctx);
    ctx.afterCommit(() => subject.calls.push('committed'));
  },
  async onRejected(_ctx, approval) {
    subject.calls.push(`rejected ${approval.after.colour}`);
  },
  async onExpired(_ctx, approval) {
    subject.calls.push(`${approval.state} ${approval.after.colour}`);
  },
};

let app: TestApp;
let approvals: Approvals;
let maker: Scope;
let checker: Scope;
let other: Scope;
let helper: Scope;

beforeAll(async () => {
  app = await createTestApp();
  approvals = createApprovals([approvalExecutor(painting)], async () => 14);
  [maker, checker, other, helper] = await Promise.all([
    operator(['finance']),
    operator(['finance']),
    operator(['finance']),
    operator(['support']),
  ]);
});
afterAll(() => app.finish());
beforeEach(() => {
  Object.assign(subject, { id: randomUUID(), version: 1, exists: true, brush: 'wide' });
  Object.assign(subject, { confirmers: [], barred: '', calls: [] });
  applying = undefined;
  breaking = undefined;
});

async function operator(roles: OperatorRole[]): Promise<Scope> {
  const { operatorId } = await makeOperator(app, roles);
  return { actor: { kind: 'operator', id: operatorId }, dateShiftDays: 0, requestId: null };
}

const later = (scope: Scope, days: number): Scope => ({ ...scope, dateShiftDays: days });

function proposing(scope = maker, after: Change | Record<string, string> = { colour: 'red' }) {
  const proposal = { kind: 'tax_payment', subjectId: subject.id, after, reason: 'It is dull' };
  return app.work.command(scope, (ctx) => proposeChange(ctx, approvals, proposal));
}

function deciding(approval: Approval, decision: 'approved' | 'rejected' = 'approved', scope = checker) {
  const decided = { approvalId: approval.id, decision, reason: 'Agreed' };
  return app.work.command(scope, (ctx) => decideChange(ctx, approvals, decided));
}

async function stored(approval: Approval) {
  return app.database.reader.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', approval.id)
    .executeTakeFirstOrThrow();
}

const code = (expected: string) => expect.objectContaining({ code: expected });

describe('a proposal is rejected', () => {
  it('for a kind that does not exist', async () => {
    const proposal = { kind: 'digging', subjectId: subject.id, after: {}, reason: 'Because' };
    const proposed = app.work.command(maker, (ctx) => proposeChange(ctx, approvals, proposal));
    await expect(proposed).rejects.toThrow('listed kind');
  });

  it('from users without the role', async () => {
    await expect(proposing(helper)).rejects.toEqual(code('role'));
    await expect(proposing({ ...maker, actor: { kind: 'system', id: null } })).rejects.toEqual(code('role'));
  });

  it('with a change of another shape', async () => {
    await expect(proposing(maker, { colour: 'blue' })).rejects.toMatchObject({
      fields: { 'after.colour': expect.anything() },
    });
    await expect(proposing(maker, { colour: 'red', size: 'big' })).rejects.toEqual(code('validation_failed'));
  });

  it('for a subject that is not there, and leaves nothing behind', async () => {
    subject.exists = false;
    await expect(proposing()).rejects.toEqual(code('not_found'));
    expect(subject.calls).toEqual([]);
  });

  it('while another proposal for the same subject is open, also when both come at once', async () => {
    const [one, two] = await Promise.allSettled([proposing(), proposing(checker)]);
    expect([one?.status, two?.status].sort()).toEqual(['fulfilled', 'rejected']);
    await expect(proposing()).rejects.toEqual(code('approval_pending'));
    expect(subject.calls).toEqual(['proposed red']);
  });
});

describe('a decision is rejected', () => {
  it('from its maker', async () => {
    const approval = await proposing();
    await expect(deciding(approval, 'approved', maker)).rejects.toEqual(code('same_operator'));
    await expect(deciding(approval, 'rejected', maker)).rejects.toEqual(code('same_operator'));
    expect(await stored(approval)).toMatchObject({ state: 'proposed', checker_id: null });
  });

  it('to operators without the role', async () => {
    const approval = await proposing();
    await expect(deciding(approval, 'approved', helper)).rejects.toEqual(code('role'));
  });

  it('for a proposal that is not there', async () => {
    const approval = { ...(await proposing()), id: randomUUID() };
    await expect(deciding(approval)).rejects.toEqual(code('not_found'));
  });

  it('a second time, from any checker', async () => {
    const approval = await proposing();
    await deciding(approval);
    await expect(deciding(approval, 'rejected', other)).rejects.toEqual(code('approval_decided'));
    expect(subject.calls).toEqual(['proposed red', 'applied red', 'committed']);
  });

  it('when something else that it binds has changed', async () => {
    const approval = await proposing();
    subject.brush = 'narrow';
    expect((await deciding(approval)).error).toBe('approval_stale');
    expect(await stored(approval)).toMatchObject({ state: 'stale', checker_id: null });
    expect(subject.calls).toEqual(['proposed red', 'stale red']);
  });

  it('when it was made before proposals bound what they do; a job closes it too', async () => {
    const unbind = (id: string) =>
      app.work.command(maker, (ctx) =>
        ctx.tx.db.updateTable('approvals').set({ binding_sha256: null }).where('id', '=', id).execute(),
      );
    const decided = await proposing();
    await unbind(decided.id);
    expect((await deciding(decided)).error).toBe('approval_stale');
    const left = await proposing();
    await unbind(left.id);
    await closeUnbound(app.work, approvals, maker);
    expect(await stored(left)).toMatchObject({ state: 'stale', checker_id: null });
  });

  it('when the subject has changed: the proposal is stale and undone', async () => {
    const approval = await proposing();
    subject.version = 2;
    expect((await deciding(approval)).error).toBe('approval_stale');
    expect(await stored(approval)).toMatchObject({ state: 'stale', checker_id: null });
    expect(subject.calls).toEqual(['proposed red', 'stale red']);
  });

  it('when the subject no longer exists', async () => {
    const approval = await proposing();
    subject.exists = false;
    expect((await deciding(approval)).error).toBe('approval_stale');
  });

  it('when the maker has lost the role in between', async () => {
    const gone = await operator(['finance']);
    const approval = await proposing(gone);
    await app.work.command(maker, (ctx) =>
      ctx.tx.db
        .updateTable('operators')
        .set({ roles: ['support'] })
        .where('id', '=', gone.actor.id)
        .execute(),
    );
    expect((await deciding(approval)).error).toBe('approval_stale');
    expect(subject.calls).toEqual(['proposed red', 'stale red']);
  });

  it('when its time is over', async () => {
    const approval = await proposing();
    expect((await deciding(approval, 'approved', later(checker, 14))).error).toBe('approval_expired');
    expect(await stored(approval)).toMatchObject({ state: 'expired' });
    await expect(deciding(approval)).rejects.toEqual(code('approval_decided'));
  });
});

describe('an approved proposal', () => {
  it('is applied once with its before and after, and audited', async () => {
    const approval = await proposing();
    expect((await deciding(approval)).approval).toMatchObject({ state: 'approved' });
    expect(await stored(approval)).toMatchObject({
      before: { colour: 'white' },
      after: { colour: 'red' },
      reason: 'It is dull',
      decision_reason: 'Agreed',
      subject_label: 'the wall',
      maker_id: maker.actor.id,
      checker_id: checker.actor.id,
    });
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'before', 'after', 'reason'])
      .where('subject_id', '=', subject.id)
      .orderBy('id')
      .execute();
    expect(events.map((one) => [one.action, one.actor_id])).toEqual([
      ['approval.proposed', maker.actor.id],
      ['approval.approved', checker.actor.id],
    ]);
    expect(events[1]).toMatchObject({ before: { colour: 'white' }, reason: 'Agreed' });
  });

  it('stays open when applying it fails, and can be approved again', async () => {
    const approval = await proposing();
    applying = () => {
      throw fieldError('colour', message('value_invalid'));
    };
    await expect(deciding(approval)).rejects.toThrow('check this value');
    expect(await stored(approval)).toMatchObject({ state: 'proposed', checker_id: null });
    applying = undefined;
    await deciding(approval);
    expect(subject.calls).toEqual(['proposed red', 'applied red', 'committed']);
  });

  it('stays open when the connection is lost between the change and its commit', async () => {
    const approval = await proposing();
    breaking = async (ctx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(ctx.tx.db);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.database.reader.db);
    };
    await expect(deciding(approval)).rejects.toThrow();
    expect(await stored(approval)).toMatchObject({ state: 'proposed', checker_id: null });
    expect(subject.calls).toEqual(['proposed red', 'applied red']);
    breaking = undefined;
    expect((await deciding(approval)).approval.state).toBe('approved');
    expect(subject.calls.filter((one) => one === 'committed')).toEqual(['committed']);
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', subject.id)
      .orderBy('id')
      .execute();
    expect(events.map((one) => one.action)).toEqual(['approval.proposed', 'approval.approved']);
  });

  it('is decided by one of two concurrent checkers', async () => {
    for (let round = 0; round < 5; round += 1) {
      Object.assign(subject, { id: randomUUID(), calls: [] });
      const approval = await proposing();
      const outcomes = await Promise.allSettled([
        deciding(approval, 'approved', checker),
        deciding(approval, 'rejected', other),
      ]);
      const rejected = outcomes.filter((one) => one.status === 'rejected');
      expect(rejected.map((one) => one.reason)).toEqual([code('approval_decided')]);
      expect(subject.calls.filter((one) => !one.startsWith('committed'))).toHaveLength(2);
    }
    expect(app.database.retries()).toBe(0);
  });

  it('makes room for the next proposal', async () => {
    await deciding(await proposing(), 'rejected');
    expect(subject.calls).toEqual(['proposed red', 'rejected red']);
    await expect(proposing()).resolves.toMatchObject({ state: 'proposed' });
  });
});

describe('a proposal that a second checker has to confirm', () => {
  let administrator: Scope;
  let second: Scope;
  beforeAll(async () => {
    [administrator, second] = await Promise.all([
      operator(['administrator', 'finance']),
      operator(['administrator']),
    ]);
  });
  beforeEach(() => {
    subject.confirmers = ['administrator'];
  });
  const setRoles = (scope: Scope, roles: OperatorRole[]) =>
    app.work.command(maker, (ctx) =>
      ctx.tx.db.updateTable('operators').set({ roles }).where('id', '=', scope.actor.id).execute(),
    );

  it('is applied only once both have approved, each audited', async () => {
    const approval = await proposing();
    expect((await deciding(approval)).approval).toMatchObject({
      state: 'proposed',
      firstCheckerId: checker.actor.id,
      checkerId: null,
    });
    expect(subject.calls).toEqual(['proposed red']);
    expect((await deciding(approval, 'approved', second)).approval).toMatchObject({ state: 'approved' });
    expect(subject.calls).toEqual(['proposed red', 'applied red', 'committed']);
    expect(await stored(approval)).toMatchObject({
      first_checker_id: checker.actor.id,
      checker_id: second.actor.id,
    });
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', subject.id)
      .orderBy('id')
      .execute();
    expect(events.map((one) => one.action)).toEqual([
      'approval.proposed',
      'approval.checked',
      'approval.approved',
    ]);
  });

  it('is confirmed neither by its maker, nor by its first checker, nor without the role', async () => {
    const own = await proposing(await operator(['finance', 'administrator']));
    await deciding(own, 'approved', administrator);
    await expect(deciding(own, 'approved', administrator)).rejects.toEqual(code('same_operator'));
    await expect(deciding(own, 'approved', checker)).rejects.toEqual(code('role'));
    const makerScope: Scope = { ...maker, actor: { kind: 'operator', id: own.makerId } };
    await expect(deciding(own, 'approved', makerScope)).rejects.toEqual(code('same_operator'));
    expect(await stored(own)).toMatchObject({ state: 'proposed', checker_id: null });
  });

  it('is not confirmed before the first checker has approved', async () => {
    await expect(deciding(await proposing(), 'approved', second)).rejects.toEqual(code('role'));
  });

  it('may be rejected by either', async () => {
    expect((await deciding(await proposing(), 'rejected')).approval.state).toBe('rejected');
    const approval = await proposing();
    await deciding(approval);
    expect((await deciding(approval, 'rejected', second)).approval.state).toBe('rejected');
    expect(subject.calls).not.toContain('applied red');
  });

  it('is stale when its subject changed, or the first checker lost the role, before it was confirmed', async () => {
    const changed = await proposing();
    await deciding(changed);
    subject.brush = 'narrow';
    expect((await deciding(changed, 'approved', second)).error).toBe('approval_stale');
    subject.brush = 'wide';
    const gone = await operator(['finance']);
    const left = await proposing();
    await deciding(left, 'approved', gone);
    await setRoles(gone, ['support']);
    expect((await deciding(left, 'approved', second)).error).toBe('approval_stale');
    expect(subject.calls).not.toContain('applied red');
  });

  it('is stale when it needs a second checker now and did not before', async () => {
    subject.confirmers = [];
    const approval = await proposing();
    subject.confirmers = ['administrator'];
    expect((await deciding(approval)).error).toBe('approval_stale');
  });

  it('is checked by one of two at once, and confirmed by one of two at once', async () => {
    const approval = await proposing();
    const first = await Promise.allSettled([deciding(approval), deciding(approval, 'approved', other)]);
    expect(first.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const confirming = await Promise.allSettled([
      deciding(approval, 'approved', second),
      deciding(approval, 'approved', administrator),
    ]);
    expect(confirming.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(subject.calls.filter((one) => one === 'applied red')).toHaveLength(1);
  });
});

it('an operator without a say in the subject neither proposes nor decides', async () => {
  subject.barred = maker.actor.id ?? '';
  await expect(proposing()).rejects.toEqual(code('own_upload'));
  subject.barred = checker.actor.id ?? '';
  const approval = await proposing();
  await expect(deciding(approval)).rejects.toEqual(code('own_upload'));
  expect(await stored(approval)).toMatchObject({ state: 'proposed' });
});

describe('an undecided proposal', () => {
  it('is closed by the sweep, and not before its time', async () => {
    const approval = await proposing();
    const system: Scope = { actor: { kind: 'system', id: null }, dateShiftDays: 13, requestId: null };
    await expireApprovals(app.work, approvals, system);
    expect(await stored(approval)).toMatchObject({ state: 'proposed' });
    await expireApprovals(app.work, approvals, later(system, 14));
    await expireApprovals(app.work, approvals, later(system, 14));
    expect(await stored(approval)).toMatchObject({ state: 'expired', checker_id: null });
    const closings = await app.database.reader.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', subject.id)
      .where('action', '=', 'approval.expired')
      .execute();
    expect(closings).toHaveLength(1);
  });

  it('gives way to a new one once its time is over', async () => {
    const old = await proposing();
    const fresh = await proposing(later(maker, 14));
    expect(await stored(old)).toMatchObject({ state: 'expired' });
    expect(fresh.state).toBe('proposed');
    expect(subject.calls).toEqual(['proposed red', 'expired red', 'proposed red']);
  });

  it('shows its subject as waiting', async () => {
    await proposing();
    const waiting = await app.work.query(maker, (ctx) =>
      subjectsWithProposal(ctx, 'tax_payment', [subject.id, randomUUID()]),
    );
    expect([...waiting]).toEqual([subject.id]);
  });
});

it('two executors cannot claim one kind', () => {
  const twice = [approvalExecutor(painting), approvalExecutor(painting)];
  expect(() => createApprovals(twice, async () => 14)).toThrow('claim one kind');
});
