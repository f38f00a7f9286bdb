import { nextBusinessDay } from '@titian/finance/calendar';
import type { BatchSubmission, PayoutInstruction } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import { bankActor, type Ctx, type Scope } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { type BankAccount, bankAccountNumber, readBankAccounts } from '../../onboarding/public.ts';
import { readHolidays } from '../../settings/public.ts';
import type { Batch } from '../domain/batch.ts';
import { type Payout, payoutKinds } from '../domain/payout.ts';
import type { PayoutParts } from '../domain/payout-parts.ts';
import { changeBatch, findBatch, lockBatch } from '../store/batches.ts';
import { listBatchPayouts } from '../store/payouts.ts';
import { markReturned } from './settle-payout.ts';

const SEND_AGAIN_AFTER_MS = 60_000;

/**
 * Sends a released batch to the bank, under our message id: the file is written and stored first, and exactly
 * the same file is sent again while nobody knows whether the bank has it (rails §4.1).
 */
export async function submitBatch(parts: PayoutParts, scope: Scope, batchId: string): Promise<void> {
  const document = await parts.work.command(scope, (ctx) => prepare(ctx, parts, batchId));
  if (document === null) {
    return;
  }
  const answer = await parts.bank.submitBatch(document);
  const refusals = answer.kind === 'unknown' ? [] : await refusedPayouts(parts, scope, batchId, answer);
  for (const { id, reason } of refusals) {
    // Each in a transaction of its own: cash accounts are locked once in a transaction.
    await parts.work.command({ ...scope, actor: bankActor }, (ctx) =>
      markReturned(ctx, parts.payoutHandlers, id, { reason, settledOn: ctx.businessDate }),
    );
  }
  // Last: until then a killed process sends the same file again and hears the same refusals.
  await parts.work.command(scope, (ctx) => recordSubmission(ctx, batchId, answer));
}

/** The file of a batch that is still to be sent, stored before it leaves; null when there is nothing to send. */
async function prepare(ctx: Ctx, parts: PayoutParts, batchId: string): Promise<string | null> {
  const batch = await lockBatch(ctx.tx, batchId);
  if (batch === null || (batch.state !== 'released' && batch.state !== 'submitted')) {
    return null;
  }
  if (batch.sealedDocument !== null) {
    return ctx.vault.open(batch.sealedDocument);
  }
  const document = await documentOf(ctx, parts, batch);
  await changeBatch(ctx.tx, batch.id, {
    state: 'submitted',
    submitted_at: ctx.now,
    document_enc: ctx.vault.seal(document),
  });
  return document;
}

async function documentOf(ctx: Ctx, parts: PayoutParts, batch: Batch): Promise<string> {
  assertOurs(batch.releasedAt !== null, `batch ${batch.id} is released`);
  const payouts = await listBatchPayouts(ctx.reader, batch.id);
  return parts.bank.writeBatch({
    messageId: batch.messageId,
    createdAt: batch.releasedAt,
    payOn: nextBusinessDay(batch.businessDate, await readHolidays(ctx)),
    debtor: parts.trustAccount,
    instructions: await instructionsOf(ctx, payouts),
  });
}

async function instructionsOf(ctx: Ctx, payouts: readonly Payout[]): Promise<PayoutInstruction[]> {
  const accounts = await readBankAccounts(
    ctx,
    payouts.map((one) => one.bankAccountId).filter((id) => id !== null),
  );
  const instructions: PayoutInstruction[] = [];
  for (const payout of payouts) {
    instructions.push({
      endToEndId: payout.endToEndId,
      amountSen: payout.amountSen,
      creditor: { name: payout.beneficiary, ...(await creditorAccount(ctx, payout, accounts)) },
      description: payoutKinds[payout.purpose].description,
    });
  }
  return instructions;
}

async function creditorAccount(
  ctx: Ctx,
  { bankAccountId, payee }: Payout,
  accounts: ReadonlyMap<string, BankAccount>,
): Promise<{ bic: string; accountNo: string }> {
  if (payee !== null) {
    return { bic: payee.bic, accountNo: ctx.vault.open(payee.numberEnc) };
  }
  const account = bankAccountId === null ? undefined : accounts.get(bankAccountId);
  assertOurs(account, `bank account ${bankAccountId} of a payout exists`);
  return { bic: account.bic, accountNo: await bankAccountNumber(ctx, account.id) };
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

/** Which payouts the bank will not make: all of a refused batch, single ones of an accepted one. */
async function refusedPayouts(
  parts: PayoutParts,
  scope: Scope,
  batchId: string,
  answer: Exclude<BatchSubmission, { kind: 'unknown' }>,
): Promise<{ id: string; reason: string }[]> {
  const payouts = await parts.work.query(scope, (ctx) => listBatchPayouts(ctx.reader, batchId));
  if (answer.kind === 'refused') {
    return payouts.map(({ id }) => ({ id, reason: answer.detail }));
  }
  return answer.rejected.flatMap(({ endToEndId, reason }) => {
    const payout = payouts.find((one) => one.endToEndId === endToEndId);
    return payout === undefined ? [] : [{ id: payout.id, reason }];
  });
}

/** The file of a batch as it went to the bank, or null before. */
export async function sentDocument(
  ctx: Pick<Ctx, 'reader' | 'vault'>,
  batchId: string,
): Promise<string | null> {
  const batch = await findBatch(ctx.reader, batchId);
  return batch?.sealedDocument ? ctx.vault.open(batch.sealedDocument) : null;
}
