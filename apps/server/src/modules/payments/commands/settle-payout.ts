import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { type Payout, type PayoutHandler, payoutKinds } from '../domain/payout.ts';
import { payoutHandler } from '../domain/payout-deps.ts';
import { reasonCode, reasonSentence } from '../domain/return-reason.ts';
import { changePayouts, lockPayout } from '../store/payouts.ts';

/**
 * The bank paid a released payout: the money leaves the in-transit account and the trust account.
 * @returns false when it is not waiting for that any more
 */
export async function markPaid(
  ctx: Ctx,
  handlers: readonly PayoutHandler[],
  payoutId: string,
  settledOn: Day,
): Promise<boolean> {
  const payout = await lockPayout(ctx.tx, payoutId);
  if (payout?.state !== 'in_batch') {
    return false;
  }
  const transferId = newId();
  const { transit, paidKind } = payoutKinds[payout.purpose];
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount(transit),
      creditAccountId: platformAccount('trust_bank'),
      amountSen: payout.amountSen,
      kind: paidKind,
      referenceId: payout.id,
      noteId: null,
    },
  ]);
  await changePayouts(ctx.tx, [payout.id], {
    state: 'paid',
    paid_transfer_id: transferId,
    settled_on: settledOn,
  });
  await audit(ctx, payout, 'paid');
  await payoutHandler(handlers, payout).onPaid(ctx, {
    ...payout,
    state: 'paid',
    paidTransferId: transferId,
    settledOn,
  });
  return true;
}

/**
 * The bank did not pay a released payout, or took a paid one back: the money is in the in-transit account again
 * and the purpose's handler says where it goes.
 *
 * @returns false when there is nothing to give back
 */
export async function markReturned(
  ctx: Ctx,
  handlers: readonly PayoutHandler[],
  payoutId: string,
  returned: { readonly reason: string | null; readonly settledOn: Day },
): Promise<boolean> {
  const payout = await lockPayout(ctx.tx, payoutId);
  if (payout === null || (payout.state !== 'in_batch' && payout.state !== 'paid')) {
    return false;
  }
  const handler = payoutHandler(handlers, payout);
  if (handler.mayReturn !== undefined && !(await handler.mayReturn(ctx, payout))) {
    return false;
  }
  const sentence = reasonSentence(returned.reason);
  const reason = `${reasonCode(returned.reason)} ${sentence}`.trim();
  await changePayouts(ctx.tx, [payout.id], {
    state: 'returned',
    return_reason: reason,
    return_transfer_id: await takeBack(ctx, payout),
    settled_on: returned.settledOn,
  });
  await audit(ctx, payout, 'returned', reason);
  const { settledOn } = returned;
  const after: Payout = { ...payout, state: 'returned', settledOn, returnReason: reason };
  await handler.onReturned(ctx, after, sentence);
  return true;
}

/** Money that had left comes back into the trust account; of what never left there is nothing to book. */
async function takeBack(ctx: Ctx, payout: Payout): Promise<string | null> {
  if (payout.paidTransferId === null) {
    return null;
  }
  const transferId = newId();
  const { transit, paidBackKind } = payoutKinds[payout.purpose];
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount(transit),
      amountSen: payout.amountSen,
      kind: paidBackKind,
      referenceId: payout.id,
      noteId: null,
      reversesId: payout.paidTransferId,
    },
  ]);
  return transferId;
}

async function audit(ctx: Ctx, payout: Payout, state: 'paid' | 'returned', reason?: string): Promise<void> {
  await recordAudit(ctx, {
    action: `payout.${state}`,
    subjectKind: 'payout',
    subjectId: payout.id,
    before: { state: payout.state },
    after: { state },
    ...(reason === undefined ? {} : { reason }),
  });
}
