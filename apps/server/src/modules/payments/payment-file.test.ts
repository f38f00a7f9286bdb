import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { systemActor } from '../../platform/context.ts';
import { sha256 } from '../../platform/field-encryption.ts';
import { closeUnbound } from '../approvals/public.ts';
import { documentPlace } from './store/batches.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
/** A Saturday and its Sunday, which the bank executes on the Monday, and that Monday. */
const [saturday, sunday, monday] = ['2027-03-06', '2027-03-07', '2027-03-08'] as const;
let simulators: Simulators;
let app: TestApp;
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp(simulators.environment);
  simulators.serve(app);
}, 60_000);
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

interface Waiting {
  readonly withdrawalId: string;
  readonly payoutId: string;
}

/** A withdrawal of RM400 that waits for a batch. */
async function waitingPayout(on?: string): Promise<Waiting> {
  const investor = await approvedInvestor(app);
  await topUp(app, investor, '1000.00', { simulators });
  const answer = await call(app, 'investorWithdraw', {
    headers: { ...dated(investor.headers, on), 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  const withdrawalId = answer.body.withdrawal.id;
  const payout = await db()
    .selectFrom('payouts')
    .select('id')
    .where('purpose_id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return { withdrawalId, payoutId: payout.id };
}

const db = () => app.database.reader.db;
const batchOf = (approvalId: string) =>
  db()
    .selectFrom('payout_batches')
    .selectAll()
    .where('approval_id', '=', approvalId)
    .executeTakeFirstOrThrow();
const payoutOf = (id: string) =>
  db().selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const openFile = ({ id, document_enc: bytes }: { id: string; document_enc: Buffer | null }) =>
  app.work.query(scope, async (ctx) =>
    bytes === null ? '' : ctx.fieldEncryption.open({ ...documentPlace(id), bytes }),
  );
const proposed = ({ payoutId }: Waiting, on?: string) =>
  propose(app, { kind: 'payout_batch', subjectId: payoutId, after: { payout_ids: [payoutId] }, on });

async function decide(id: string, on?: string) {
  const { checker } = await operatorPair(app);
  return call(app, 'operatorApprove', { headers: dated(checker.headers, on), params: { id }, body: {} });
}

/** Writes another file into the batch, as no part of the product does. */
async function swapFile(approvalId: string): Promise<void> {
  const batch = await batchOf(approvalId);
  const other = (await openFile(batch)).replace('400.00', '900.00');
  await app.work.command(scope, async (ctx) => {
    await ctx.tx.db
      .updateTable('payout_batches')
      .set({ document_enc: ctx.fieldEncryption.seal(other, documentPlace(batch.id)) })
      .where('id', '=', batch.id)
      .execute();
  });
}

async function expectQueued({ payoutId, withdrawalId }: Waiting): Promise<void> {
  expect(await payoutOf(payoutId)).toMatchObject({ state: 'queued', batch_id: null });
  const withdrawal = await db()
    .selectFrom('withdrawals')
    .select('state')
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  expect(withdrawal.state).toBe('requested');
}

describe('a batch binds the bytes of its payment file', () => {
  it('which the checker may read before deciding, and which leave unchanged', async () => {
    const waiting = await waitingPayout();
    const id = await proposed(waiting);
    const batch = await batchOf(id);
    const file = await openFile(batch);
    expect(batch.document_sha256).toEqual(sha256(file));
    const { checker } = await operatorPair(app);
    const url = `/api/operator/payout-batches/${batch.id}/file`;
    const read = await app.app.inject({ method: 'GET', url, headers: checker.headers });
    expect(read.payload).toBe(file);
    expect((await decide(id)).status).toBe(200);
    await runJobs(app, ['submit_batch', 'import_statement']);
    const sent = await batchOf(id);
    expect(sent.state).toBe('accepted');
    expect(await openFile(sent)).toBe(file);
    expect(await payoutOf(waiting.payoutId)).toMatchObject({ state: 'paid' });
  });

  it('so that another file in its place stops the release, and the payouts wait again', async () => {
    const waiting = await waitingPayout();
    const id = await proposed(waiting);
    await swapFile(id);
    expect((await decide(id)).error.code).toBe('approval_stale');
    expect(await batchOf(id)).toMatchObject({ state: 'cancelled' });
    await expectQueued(waiting);
  });

  it('so that another file in its place after the release never leaves', async () => {
    const waiting = await waitingPayout();
    const id = await proposed(waiting);
    expect((await decide(id)).status).toBe(200);
    await swapFile(id);
    await runJobs(app, ['submit_batch', 'import_statement']);
    expect(await batchOf(id)).toMatchObject({
      state: 'released',
      bank_answer: 'Not sent: the stored file is not the one that was approved',
    });
    expect(await payoutOf(waiting.payoutId)).toMatchObject({ state: 'in_batch' });
    const audit = await db()
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', (await batchOf(id)).id)
      .where('action', '=', 'payout_batch.stopped')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('so that a release on another day of execution is stale', async () => {
    const waiting = await waitingPayout(saturday);
    const id = await proposed(waiting, saturday);
    expect((await decide(id, '2027-03-09')).error.code).toBe('approval_stale');
    await expectQueued(waiting);
  });

  it('while one on another day with the same day of execution is not', async () => {
    const id = await proposed(await waitingPayout(saturday), saturday);
    expect((await decide(id, sunday)).status).toBe(200);
    expect(await openFile(await batchOf(id))).toContain(`<ReqdExctnDt>${monday}<`);
  });
});

describe('a batch that was proposed before proposals bound anything', () => {
  it('is closed as stale by the job, and its payouts wait again', async () => {
    const waiting = await waitingPayout();
    const id = await proposed(waiting);
    // As the migration leaves a proposal of the earlier version, whose file was not written yet.
    await app.work.command(scope, async (ctx) => {
      await ctx.tx.db
        .updateTable('approvals')
        .set({ binding_sha256: null, binds: null })
        .where('id', '=', id)
        .execute();
      await ctx.tx.db
        .updateTable('payout_batches')
        .set({ document_enc: null, document_sha256: null })
        .where('approval_id', '=', id)
        .execute();
    });
    await closeUnbound(app.work, app.approvals, scope);
    const stored = await db()
      .selectFrom('approvals')
      .select(['state', 'stale_because'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ state: 'stale', stale_because: ['binding'] });
    expect(await batchOf(id)).toMatchObject({ state: 'cancelled' });
    await expectQueued(waiting);
    expect((await decide(await proposed(waiting))).status).toBe(200);
  });
});
