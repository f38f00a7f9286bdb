import { sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { type Holding, holdingsOf, lockNote, type Note, readNote } from '../../notes/public.ts';
import { readNonResidents } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { splitRepayment } from '../domain/split-repayment.ts';
import { markDistributing } from '../store/distribution-progress.ts';
import { lockOldestOpen, type Repayment } from '../store/repayments.ts';
import { insertShares } from '../store/shares.ts';
import { finishRepayment } from './finish-repayment.ts';
import { payShares } from './pay-shares.ts';
import { projectIfStale } from './project-shares.ts';

/** What a step of distributing leaves to do; `waiting`: the note's subscriptions are not all holdings yet. */
export type DistributionStep = 'more' | 'done' | 'waiting';

/**
 * Takes the next step of paying out a note's repayments, oldest first: splits one, or pays the next holders of a split
 * one. Every step is a transaction of its own that can be repeated after a crash; each share is paid once.
 */
export async function distributeStep(ctx: Ctx, noteId: string): Promise<DistributionStep> {
  // They leave together and are worked on in this order, which is the order of locks.
  const [repayment, , note] = await Promise.all([
    lockOldestOpen(ctx.tx, noteId),
    lockNote(ctx, noteId),
    readNote(ctx, noteId),
  ]);
  if (repayment === null) {
    await projectIfStale(ctx, noteId);
    return 'done';
  }
  invariant(note, `the note of repayment ${repayment.id} exists`);
  if (repayment.state === 'received') {
    return split(ctx, note, repayment);
  }
  await payShares(ctx, note, repayment);
  return 'more';
}

async function split(ctx: Ctx, note: Note, repayment: Repayment): Promise<DistributionStep> {
  const holdings = await holdingsOf(ctx, note.id);
  if (sumSen(holdings.map((one) => one.principalSen)) !== note.raisedSen) {
    return 'waiting';
  }
  await payCharity(ctx, note, repayment);
  const isForInvestors = repayment.principalSen + repayment.returnSen + repayment.lateSen > 0n;
  if (!isForInvestors) {
    await finishRepayment(ctx, note, repayment);
    return 'more';
  }
  const settings = await readSettings(ctx);
  const rates = {
    serviceFeeBps: settings.serviceFeeBps,
    serviceTaxBps: settings.serviceTaxBps,
    withholdingTaxBps: settings.withholdingTaxBps,
    withholdsLate: settings.withholdLateCharges,
  };
  const shares = splitRepayment(repayment, holdings, await nonResidentsOf(ctx, holdings), rates);
  await insertShares(ctx.tx, repayment.id, shares);
  const weightsTotalSen = sumSen(shares.map((one) => one.weightSen));
  await markDistributing(ctx.tx, repayment.id, { on: ctx.businessDate, weightsTotalSen, rates });
  await recordAudit(ctx, {
    action: 'repayment.split',
    subjectKind: 'note',
    subjectId: note.id,
    after: { repayment_id: repayment.id, holdings: shares.length },
  });
  return 'more';
}

function nonResidentsOf(ctx: Ctx, holdings: readonly Holding[]): Promise<ReadonlySet<string>> {
  return readNonResidents(
    ctx,
    holdings.map((one) => one.investorId),
  );
}

/** Gharamah goes to charity whole; it is never income (SHR-7). */
async function payCharity(ctx: Ctx, note: Note, repayment: Repayment): Promise<void> {
  if (repayment.charitySen === 0n) {
    return;
  }
  await postTransfers(ctx, noAccounts, [
    {
      id: newId(),
      debitAccountId: note.collectionAccountId,
      creditAccountId: platformAccount('charity'),
      amountSen: repayment.charitySen,
      kind: 'gharamah',
      referenceId: repayment.id,
      noteId: note.id,
    },
  ]);
}
