import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import type { Payout, PayoutHandler } from '../../payments/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import type { Remittance } from '../domain/remittance.ts';
import { changeRemittance, lockRemittance } from '../store/remittances.ts';
import { endCovered } from '../store/transfers.ts';

/**
 * What a sweep does as its payout moves on (TRE-7): released it leaves the obligation's account, the trust statement
 * clears the transit, the operating statement books what arrived.
 */
export const sweepPayouts: PayoutHandler = {
  purpose: 'sweep',
  onReleased: release,
  onPaid: pay,
  onReturned: giveBack,
  onArrived: bookArrival,
  // What the operating account has received cannot come back by the bank: a person has to look.
  mayReturn: async (ctx, payout) => (await remittanceOf(ctx, payout)).arrivedOn === null,
};

/** The same for what goes straight to its recipient. */
export const remittancePayouts: PayoutHandler = {
  purpose: 'remittance',
  onReleased: release,
  onPaid: pay,
  onReturned: giveBack,
};

async function remittanceOf(ctx: Ctx, payout: Payout): Promise<Remittance> {
  const remittance = await lockRemittance(ctx.tx, payout.purposeId);
  invariant(remittance, `payout ${payout.id} pays a remittance`);
  return remittance;
}

async function release(ctx: Ctx, payout: Payout): Promise<void> {
  const remittance = await remittanceOf(ctx, payout);
  invariant(remittance.state === 'approved', `remittance ${remittance.id} is approved before it is released`);
  const { account, transit, purpose } = obligationTerms[remittance.obligation];
  const transferId = newId();
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount(account),
      creditAccountId: platformAccount(transit),
      amountSen: remittance.amountSen,
      kind: `${purpose}_released`,
      referenceId: remittance.id,
      noteId: remittance.noteId,
    },
  ]);
  await changeRemittance(ctx.tx, remittance.id, { state: 'released', released_transfer_id: transferId });
  await audit(ctx, remittance, 'released');
}

async function pay(ctx: Ctx, payout: Payout): Promise<void> {
  const remittance = await remittanceOf(ctx, payout);
  await changeRemittance(ctx.tx, remittance.id, {
    state: 'paid',
    paid_on: payout.settledOn ?? ctx.businessDate,
  });
  await audit(ctx, remittance, 'paid');
}

/** The money waits in the obligation's account again, and its transfers count to the next remittance. */
async function giveBack(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const remittance = await remittanceOf(ctx, payout);
  const { account, transit, purpose } = obligationTerms[remittance.obligation];
  await postTransfers(ctx, noAccounts, [
    {
      id: newId(),
      debitAccountId: platformAccount(transit),
      creditAccountId: platformAccount(account),
      amountSen: remittance.amountSen,
      kind: `${purpose}_returned`,
      referenceId: remittance.id,
      noteId: remittance.noteId,
      reversesId: remittance.releasedTransferId,
    },
  ]);
  await changeRemittance(ctx.tx, remittance.id, { state: 'returned', return_reason: reason, paid_on: null });
  await endCovered(ctx.tx, remittance.id);
  await audit(ctx, remittance, 'returned', reason);
}

/** Outside the trust equation: what the operating account received is the platform's own, or a tax that it owes. */
async function bookArrival(
  ctx: Ctx,
  payout: Payout,
  bookedOn: Remittance['throughOn'],
): Promise<string | null> {
  const remittance = await remittanceOf(ctx, payout);
  const { operating } = obligationTerms[remittance.obligation];
  const isUnderWay = remittance.state === 'released' || remittance.state === 'paid';
  if (operating === null || remittance.arrivedOn !== null || !isUnderWay) {
    return null;
  }
  const transferId = newId();
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount('operating_bank'),
      creditAccountId: platformAccount(operating),
      amountSen: remittance.amountSen,
      kind: 'sweep_arrived',
      referenceId: remittance.id,
      noteId: null,
    },
  ]);
  const change = { arrived_on: bookedOn, arrived_transfer_id: transferId };
  await changeRemittance(ctx.tx, remittance.id, change);
  await audit(ctx, remittance, 'arrived');
  return transferId;
}

async function audit(
  ctx: Ctx,
  remittance: Remittance,
  step: 'released' | 'paid' | 'returned' | 'arrived',
  reason?: string,
): Promise<void> {
  await recordAudit(ctx, {
    action: `remittance.${step}`,
    subjectKind: 'remittance',
    subjectId: remittance.id,
    before: { state: remittance.state },
    after: { obligation: remittance.obligation, amount: senToText(remittance.amountSen) },
    ...(reason === undefined ? {} : { reason }),
  });
}
