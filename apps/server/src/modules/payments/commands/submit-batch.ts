import type { BatchSubmission } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import { bankActor, type Ctx, type Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { Batch } from '../domain/batch.ts';
import type { PayoutDeps } from '../domain/payout-deps.ts';
import { paymentFile } from '../queries/payment-file.ts';
import { changeBatch, documentPlace, findBatch, lockBatch } from '../store/batches.ts';
import { listBatchPayouts } from '../store/payouts.ts';
import { markReturned } from './settle-payout.ts';
import { withholdRestricted } from './withhold-restricted.ts';

const SEND_AGAIN_AFTER_MS = 60_000;

/**
 * Sends a released batch to the bank under its message id: the file that was stored with its proposal, and the same bytes
 * again while the bank's receipt is unknown (PAY-6, decision 029).
 */
export async function submitBatch(deps: PayoutDeps, scope: Scope, batchId: string): Promise<void> {
  const document = await deps.work.command(scope, (ctx) => prepare(ctx, deps, batchId));
  if (document === null) {
    return;
  }
  const answer = await deps.bank.submitBatch(document);
  const rejections = answer.kind === 'unknown' ? [] : await rejectedPayouts(deps, scope, batchId, answer);
  for (const { id, reason } of rejections) {
    // Each in a transaction of its own: cash accounts are locked once in a transaction.
    await deps.work.command({ ...scope, actor: bankActor }, (ctx) =>
      markReturned(ctx, deps.payoutHandlers, id, { reason, settledOn: ctx.businessDate }),
    );
  }
  // Last: until then a killed process resends the same file and receives the same errors.
  await deps.work.command(scope, (ctx) => recordSubmission(ctx, batchId, answer));
}

/**
 * The file of a batch that is still to be sent: exactly the bytes that two operators approved. Null when there is
 * nothing to send, a payout in it may not leave any more, or the stored file is another one.
 */
async function prepare(ctx: Ctx, deps: PayoutDeps, batchId: string): Promise<string | null> {
  const batch = await lockBatch(ctx.tx, batchId);
  if (batch === null || (batch.state !== 'released' && batch.state !== 'submitted')) {
    return null;
  }
  if (batch.state === 'released' && (await withholdRestricted(ctx, deps.payoutHandlers, batch))) {
    return null;
  }
  const { sealedDocument, documentSha256 } = batch;
  const document =
    sealedDocument === null
      ? await legacyDocument(ctx, deps, batch)
      : ctx.fieldEncryption.open(sealedDocument);
  if (documentSha256 !== null && !sha256(document).equals(documentSha256)) {
    return stopBatch(ctx, batch);
  }
  if (batch.state === 'released') {
    await changeBatch(ctx.tx, batch.id, {
      state: 'submitted',
      submitted_at: ctx.now,
      ...(sealedDocument === null
        ? { document_enc: ctx.fieldEncryption.seal(document, documentPlace(batch.id)) }
        : {}),
    });
  }
  return document;
}

/** A batch that was released before its file was written with its proposal. */
async function legacyDocument(ctx: Ctx, deps: PayoutDeps, batch: Batch): Promise<string> {
  invariant(batch.releasedAt !== null, `batch ${batch.id} is released`);
  const payouts = await listBatchPayouts(ctx.reader, batch.id);
  return paymentFile(ctx, deps, { proposalId: batch.id, proposedAt: batch.releasedAt, payouts });
}

/** Nothing leaves: what is stored is not what two operators approved. */
async function stopBatch(ctx: Ctx, batch: Batch): Promise<null> {
  const bankAnswer = 'Not sent: the stored file is not the one that was approved';
  ctx.log.error({ batchId: batch.id }, 'the payment file of a batch is not the one that was approved');
  await changeBatch(ctx.tx, batch.id, { bank_answer: bankAnswer });
  await recordAudit(ctx, {
    action: 'payout_batch.stopped',
    subjectKind: 'payout_batch',
    subjectId: batch.id,
    after: { answer: bankAnswer },
  });
  return null;
}

async function recordSubmission(ctx: Ctx, batchId: string, answer: BatchSubmission): Promise<void> {
  const batch = await lockBatch(ctx.tx, batchId);
  if (batch?.state !== 'submitted') {
    return;
  }
  if (answer.kind === 'unknown') {
    ctx.log.warn({ batchId, detail: answer.detail }, 'the bank has not said whether it took a batch');
    await changeBatch(ctx.tx, batchId, { bank_answer: answer.detail });
    const runAt = later(ctx.now, SEND_AGAIN_AFTER_MS);
    await enqueue(ctx, 'submit_batch', { batch_id: batchId }, { key: `submit:${batchId}`, runAt });
    return;
  }
  const detail = answer.kind === 'refused' ? answer.detail : `${answer.rejected.length} rejected`;
  await changeBatch(ctx.tx, batchId, { state: answer.kind, bank_answer: detail });
  await recordAudit(ctx, {
    action: `payout_batch.${answer.kind}`,
    subjectKind: 'payout_batch',
    subjectId: batchId,
    after: { answer: detail },
  });
  if (answer.kind === 'accepted') {
    await enqueue(ctx, 'import_statement', { batch_id: batchId }, { key: `statement:${batchId}` });
  }
}

/** The payouts that the bank rejected: all of a rejected batch, single ones of an accepted one. */
async function rejectedPayouts(
  deps: PayoutDeps,
  scope: Scope,
  batchId: string,
  answer: Exclude<BatchSubmission, { kind: 'unknown' }>,
): Promise<{ id: string; reason: string }[]> {
  const payouts = await deps.work.query(scope, (ctx) => listBatchPayouts(ctx.reader, batchId));
  if (answer.kind === 'refused') {
    return payouts.map(({ id }) => ({ id, reason: answer.detail }));
  }
  return answer.rejected.flatMap(({ endToEndId, reason }) => {
    const payout = payouts.find((one) => one.endToEndId === endToEndId);
    return payout === undefined ? [] : [{ id: payout.id, reason }];
  });
}

/** The file of a batch as it is approved and goes to the bank; null where its batch never had one. */
export async function storedDocument(
  ctx: Pick<Ctx, 'reader' | 'fieldEncryption'>,
  batchId: string,
): Promise<string | null> {
  const batch = await findBatch(ctx.reader, batchId);
  return batch?.sealedDocument ? ctx.fieldEncryption.open(batch.sealedDocument) : null;
}
