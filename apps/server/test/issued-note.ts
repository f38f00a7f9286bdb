import { buildSchedule } from '@titian/finance/schedule';
import { type Sen, sen } from '@titian/finance/sen';
import { noAccounts, platformAccount, postTransfers } from '../src/modules/ledger/public.ts';
import { subscribeBatch } from '../src/modules/notes/commands/subscribe-batch.ts';
import { lockNote, markIssued, readNote } from '../src/modules/notes/public.ts';
import { queuePayout } from '../src/modules/payments/public.ts';
import { bookRepayment } from '../src/modules/servicing/commands/book-repayment.ts';
import { allotNote } from '../src/modules/servicing/commands/project-shares.ts';
import { distributeRepayments } from '../src/modules/servicing/public.ts';
import { insertAgreement, insertDisbursement } from '../src/modules/servicing/store/disbursements.ts';
import { insertSchedule } from '../src/modules/servicing/store/instalments.ts';
import { readSettings } from '../src/modules/settings/public.ts';
import { type Ctx, type Scope, systemActor } from '../src/platform/context.ts';
import { sha256 } from '../src/platform/field-encryption.ts';
import { newId } from '../src/platform/ids.ts';
import type { UnitOfWork } from '../src/platform/unit-of-work.ts';
import { type BulkInvestor, loadInvestors, loadNote } from './bulk-load.ts';

export const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const BATCH = 500;
/** What each investor holds: the least that may be invested. */
export const EACH_SEN = sen(5_000n);

/** A note over 12 months that was subscribed to through the queue's own command and issued; one holding per investor. */
export async function loadIssuedNote(work: UnitOfWork, holders: number): Promise<string> {
  return issueTo(work, await loadInvestors(work, holders, EACH_SEN));
}

/** Lists a note, takes RM 50 from each of these people and issues it, on another day if given. */
export async function issueTo(
  work: UnitOfWork,
  people: readonly BulkInvestor[],
  issued: Scope = scope,
): Promise<string> {
  const { noteId } = await loadNote(work, { targetSen: EACH_SEN * BigInt(people.length) });
  for (let from = 0; from < people.length; from += BATCH) {
    const subscriptions = people.slice(from, from + BATCH).map(subscriptionOf);
    const outcomes = await work.command(scope, (ctx) => subscribeBatch(ctx, noteId, subscriptions));
    if (outcomes.some((one) => !one.ok)) {
      throw new Error('a subscription was refused');
    }
  }
  await work.command(issued, (ctx) => issueAtOnce(ctx, noteId));
  await allotNote(work, issued, noteId);
  return noteId;
}

/** Money for a note comes in outside the rail and is paid out to its holders. @returns id of what it came from */
export async function payAtOnce(
  work: UnitOfWork,
  noteId: string,
  amountSen: Sen,
  on: Scope,
): Promise<string> {
  const sourceId = newId();
  await work.command(on, async (ctx) => {
    await postTransfers(ctx, noAccounts, [
      {
        id: newId(),
        debitAccountId: platformAccount('trust_bank'),
        creditAccountId: platformAccount('receipts_clearing'),
        amountSen,
        kind: 'bulk_load',
        referenceId: sourceId,
        noteId: null,
      },
    ]);
    await bookRepayment(ctx, {
      noteId,
      sourceKind: 'intent',
      sourceId,
      amountSen,
      receivedOn: ctx.businessDate,
      payerName: null,
      bankReference: null,
      ends: null,
    });
  });
  await distributeRepayments(work, on, noteId);
  return sourceId;
}

function subscriptionOf(one: BulkInvestor) {
  return {
    investorId: one.userId,
    isIndividual: true,
    idempotencyKey: newId(),
    requestHash: sha256(one.userId),
    amountSen: EACH_SEN,
    fillRemaining: false,
    acknowledgeLimit: true,
    agreeWakalah: false,
  };
}

/** What issuing leaves behind, without the issuer's signature and fees. */
export async function issueAtOnce(ctx: Ctx, noteId: string): Promise<void> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note === null) {
    throw new Error('the note is not there');
  }
  const schedule = buildSchedule({
    profile: note.profile,
    principalSen: note.raisedSen,
    rateBps: note.rateBps,
    termMonths: note.termMonths,
    issuedOn: ctx.businessDate,
    holidays: new Set(),
  });
  await markIssued(ctx, noteId, {
    issuedOn: ctx.businessDate,
    maturesOn: schedule.at(-1)?.dueOn ?? ctx.businessDate,
    effectiveRateBps: note.effectiveRateBps,
  });
  await insertSchedule(ctx.tx, noteId, schedule);
  const id = newId();
  const amount = {
    amount_sen: note.raisedSen,
    fee_sen: sen(0n),
    service_tax_sen: sen(0n),
    net_sen: note.raisedSen,
  };
  const place = { table: 'bank_accounts', column: 'number_enc', row: id } as const;
  const payoutId = await queuePayout(ctx, {
    purpose: 'disbursement',
    purposeId: id,
    userId: note.issuerId,
    payee: {
      bic: 'MBBEMYKL',
      numberEnc: { ...place, bytes: ctx.fieldEncryption.seal('514012345678', place) },
      last4: '5678',
    },
    beneficiary: 'CROWD SDN BHD',
    amountSen: note.raisedSen,
    usableFrom: ctx.now,
  });
  await insertDisbursement(ctx.tx, { id, note_id: noteId, payout_id: payoutId, ...amount });
  await insertAgreement(ctx.tx, {
    id: newId(),
    note_id: noteId,
    version: 1,
    terms: {},
    accepted_at: ctx.now,
    accepted_by: note.issuerId,
    late: await readSettings(ctx),
  });
  await postTransfers(ctx, noAccounts, [
    {
      id: newId(),
      debitAccountId: note.escrowAccountId,
      creditAccountId: platformAccount('disbursements_in_transit'),
      amountSen: note.raisedSen,
      kind: 'disbursement',
      referenceId: id,
      noteId,
    },
  ]);
}
