import { type Sen, sen, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type LockedAccounts,
  lockAccounts,
  platformAccount,
  postTransfers,
  type Transfer,
} from '../../ledger/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { type BankAccount, currentBankAccount, readIssuer } from '../../onboarding/public.ts';
import { customerOf, type Payout, type PayoutHandler, queuePayout } from '../../payments/public.ts';
import { lastDueDay } from '../queries/last-due-day.ts';
import { changeExcessReturn, findExcessReturn, insertExcessReturn } from '../store/excess.ts';
import { applyExcess } from './apply-excess.ts';
import { holdExcess } from './hold-excess.ts';

/** Less than this no bank carries; it stays in the issuer's cash. */
const LEAST_SEN = sen(100n);

/**
 * Sends what an issuer paid too much back to its bank account, once a note of it is finished and nothing waits for it
 * any more (REP-4). Run again it finds nothing to send.
 */
export async function returnExcess(ctx: Ctx, noteId: string): Promise<void> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  const issuer = note === null ? null : await readIssuer(ctx, note.issuerId);
  invariant(note !== null && issuer !== null, `note ${noteId} and its issuer exist`);
  const account = await currentBankAccount(ctx, issuer.userId);
  const locked = await lockAccounts(ctx, [issuer.cashAccountId]);
  const amountSen = locked.get(issuer.cashAccountId)?.balanceSen ?? sen(0n);
  if (account === null || amountSen < LEAST_SEN) {
    return;
  }
  await payOutExcess(ctx, { noteId, issuer, account, amountSen, locked, released: [] });
}

interface Back {
  readonly noteId: string;
  readonly issuer: { readonly userId: string; readonly cashAccountId: string };
  readonly account: BankAccount;
  readonly amountSen: Sen;
  readonly locked: LockedAccounts;
  /** Transfers that bring the money to the issuer's cash first. */
  readonly released: readonly Transfer[];
}

/** Takes money out of an issuer's cash and queues its payout; the caller has locked that account. */
export async function payOutExcess(ctx: Ctx, back: Back): Promise<void> {
  const { noteId, issuer, account, amountSen } = back;
  const [id, transferId] = [newId(), newId()];
  await postTransfers(ctx, back.locked, [
    ...back.released,
    {
      id: transferId,
      debitAccountId: issuer.cashAccountId,
      creditAccountId: platformAccount('receipts_clearing'),
      amountSen,
      kind: 'excess_returned',
      referenceId: id,
      noteId,
    },
  ]);
  const payoutId = await queuePayout(ctx, {
    ...{ purpose: 'excess', purposeId: id, userId: issuer.userId, amountSen },
    bankAccountId: account.id,
    beneficiary: account.holderName,
    usableFrom: account.usableFrom,
  });
  await insertExcessReturn(ctx.tx, {
    id,
    note_id: noteId,
    issuer_id: issuer.userId,
    amount_sen: amountSen,
    transfer_id: transferId,
    payout_id: payoutId,
  });
  await recordAudit(ctx, {
    action: 'excess.returned',
    subjectKind: 'note',
    subjectId: noteId,
    after: { amount: senToText(amountSen) },
  });
}

/** What happens to money that goes back as its payout moves on. */
export const excessPayouts: PayoutHandler = {
  purpose: 'excess',
  async onPaid(ctx, payout) {
    await changeExcessReturn(ctx.tx, payout.purposeId, { paid_on: payout.settledOn ?? ctx.businessDate });
  },
  onReturned: handleReturnedPayout,
};

/** The bank gave it back: on a running note it is excess again, otherwise it goes out again. */
async function handleReturnedPayout(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const back = await findExcessReturn(ctx.tx, payout.purposeId);
  invariant(back, `excess ${payout.purposeId} exists`);
  await lockNote(ctx, back.note_id);
  const note = await readNote(ctx, back.note_id);
  invariant(note, `the note of excess ${back.id} exists`);
  const isRunning = note.state === 'issued' || note.state === 'defaulted';
  await notifyReturned(ctx, payout, { note, isRunning });
  if (!isRunning) {
    return payAgain(ctx, payout, reason);
  }
  await holdExcess(ctx, note.id, {
    sourceKind: 'returned',
    sourceId: payout.id,
    availableOn: ctx.businessDate,
    amountSen: payout.amountSen,
    transferId: newId(),
  });
  await recordAudit(ctx, {
    action: 'excess.sent_back',
    subjectKind: 'excess_return',
    subjectId: back.id,
    reason,
  });
  await applyExcess(ctx, note.id, await lastDueDay(ctx));
}

async function notifyReturned(
  ctx: Ctx,
  payout: Payout,
  { note, isRunning }: { readonly note: Note; readonly isRunning: boolean },
): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: note.issuerId,
      template: 'excess_refund_returned',
      dedupeKey: `excess_refund_returned:${payout.id}`,
      params: { noteNumber: note.number, amount: senToText(payout.amountSen), isExcess: isRunning },
    },
  ]);
}

/** The bank gave it back: it waits and goes out again, to the bank account that is valid now. */
async function payAgain(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const excess = await findExcessReturn(ctx.tx, payout.purposeId);
  const account = await currentBankAccount(ctx, customerOf(payout));
  invariant(excess && account, `excess ${payout.purposeId} and its bank account exist`);
  const payoutId = await queuePayout(ctx, {
    purpose: 'excess',
    purposeId: excess.id,
    userId: customerOf(payout),
    bankAccountId: account.id,
    beneficiary: account.holderName,
    amountSen: payout.amountSen,
    usableFrom: account.usableFrom,
  });
  await changeExcessReturn(ctx.tx, excess.id, { payout_id: payoutId, paid_on: null });
  await recordAudit(ctx, {
    action: 'excess.sent_back',
    subjectKind: 'excess_return',
    subjectId: excess.id,
    reason,
  });
}
