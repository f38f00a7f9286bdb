import { buildSchedule } from '@titian/finance/schedule';
import { sen } from '@titian/finance/sen';
import type { Titian } from '@titian/server/compose';
import { noAccounts, platformAccount, postTransfers } from '@titian/server/modules/ledger/public';
import { subscribeBatch } from '@titian/server/modules/notes/commands/subscribe-batch';
import { convertSubscriptions, lockNote, markIssued, readNote } from '@titian/server/modules/notes/public';
import { queuePayout } from '@titian/server/modules/payments/public';
import { insertAgreement, insertDisbursement } from '@titian/server/modules/servicing/store/disbursements';
import { insertSchedule } from '@titian/server/modules/servicing/store/instalments';
import { type Ctx, type Scope, systemActor } from '@titian/server/platform/context';
import { newId } from '@titian/server/platform/ids';
import { sha256 } from '@titian/server/platform/vault';
import { type CrowdInvestor, loadInvestors, loadNote } from '@titian/server/test/crowd';

export const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const BATCH = 500;
/** What each investor holds: the least that may be invested. */
const EACH_SEN = sen(5_000n);

/** A note over 12 months that was subscribed to through the queue's own command and issued; one holding per investor. */
export async function loadIssuedNote(titian: Titian, holders: number): Promise<string> {
  const { work } = titian;
  const people = await loadInvestors(work, holders, EACH_SEN);
  const { noteId } = await loadNote(work, { targetSen: EACH_SEN * BigInt(holders) });
  for (let from = 0; from < people.length; from += BATCH) {
    const bids = people.slice(from, from + BATCH).map(bidOf);
    const outcomes = await work.command(scope, (ctx) => subscribeBatch(ctx, noteId, bids));
    if (outcomes.some((one) => !one.ok)) {
      throw new Error('a subscription was refused');
    }
  }
  await work.command(scope, (ctx) => issueAtOnce(ctx, noteId));
  while (await work.command(scope, (ctx) => convertSubscriptions(ctx, noteId))) {
    // The next thousand holders.
  }
  return noteId;
}

function bidOf(one: CrowdInvestor) {
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
  await markIssued(ctx, noteId, ctx.businessDate, schedule.at(-1)?.dueOn ?? ctx.businessDate);
  await insertSchedule(ctx.tx, noteId, schedule);
  const id = newId();
  const amount = {
    amount_sen: note.raisedSen,
    fee_sen: sen(0n),
    service_tax_sen: sen(0n),
    net_sen: note.raisedSen,
  };
  const payoutId = await queuePayout(ctx, {
    purpose: 'disbursement',
    purposeId: id,
    userId: note.issuerId,
    payee: { bic: 'MBBEMYKL', numberEnc: ctx.vault.seal('514012345678'), last4: '5678' },
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
