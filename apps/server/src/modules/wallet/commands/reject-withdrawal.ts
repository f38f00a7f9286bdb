import { withdrawalRejection as rejection } from '@titian/contracts/schemas/operator-proposals';
import { formatRinggit, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { cancelPayout, lockStoppable } from '../../payments/public.ts';
import type { Withdrawal } from '../domain/withdrawal.ts';
import { changeWithdrawal, findWithdrawal, lockWithdrawal } from '../store/withdrawals.ts';

type Rejection = z.output<typeof rejection>;

/**
 * Two operators reject a withdrawal that is in no batch yet: the money is returned to the investor, who is sent
 * `message` (WAL-9).
 */
export const withdrawalRejection = approvalExecutor<Rejection>({
  kind: 'withdrawal_rejection',
  subjectKind: 'withdrawal',
  after: rejection,
  async load(ctx, subjectId) {
    const withdrawal = await stoppable(ctx, subjectId);
    const investor = await readInvestor(ctx, withdrawal.investorId);
    return {
      // A requested withdrawal only leaves that state, which `load` checks itself.
      version: 1,
      label: `${investor?.verifiedName ?? ''} · ${formatRinggit(withdrawal.amountSen)}`,
      before: { state: withdrawal.state, amount: senToText(withdrawal.amountSen) },
    };
  },
  async binds(ctx, subjectId) {
    const payout = await lockStoppable(ctx, 'withdrawal', subjectId);
    const { investorId, amountSen, state } = await stoppable(ctx, subjectId);
    const investor = await readInvestor(ctx, investorId);
    return {
      amount: senToText(amountSen),
      state,
      payout: { id: payout.id, amount: senToText(payout.amountSen) },
      customer: investorId,
      credited_to: boundHash(ctx.fieldEncryption, investor?.cashAccountId ?? null),
    };
  },
  async apply(ctx, approval) {
    const withdrawal = await stoppable(ctx, approval.subjectId);
    await cancelPayout(ctx, 'withdrawal', withdrawal.id);
    await returnMoney(ctx, withdrawal, approval.after.message, approval.id);
  },
});

/** Locks the payout before its withdrawal, the lock order of releasing a batch. */
async function stoppable(ctx: Ctx, id: string): Promise<Withdrawal> {
  if ((await findWithdrawal(ctx.reader, id)) === null) {
    throw new AppError('not_found');
  }
  await lockStoppable(ctx, 'withdrawal', id);
  return lockWithdrawal(ctx.tx, id);
}

async function returnMoney(
  ctx: Ctx,
  withdrawal: Withdrawal,
  message: string,
  approvalId: string,
): Promise<void> {
  const investor = await readInvestor(ctx, withdrawal.investorId);
  invariant(investor, `investor ${withdrawal.investorId} of a withdrawal exists`);
  const transferId = newId();
  await postTransfers(ctx, await lockAccounts(ctx, [investor.cashAccountId]), [
    {
      id: transferId,
      debitAccountId: platformAccount('withdrawals_in_transit'),
      creditAccountId: investor.cashAccountId,
      amountSen: withdrawal.amountSen,
      kind: 'withdrawal_returned',
      referenceId: withdrawal.id,
      noteId: null,
    },
  ]);
  await changeWithdrawal(ctx.tx, withdrawal.id, {
    ...{ state: 'rejected', reason: message },
    ...{ return_transfer_id: transferId, approval_id: approvalId },
  });
  await recordAudit(ctx, {
    action: 'withdrawal.rejected',
    subjectKind: 'withdrawal',
    subjectId: withdrawal.id,
    before: { state: withdrawal.state },
    after: { state: 'rejected' },
    reason: message,
  });
  await notifyUsers(ctx, [
    {
      userId: withdrawal.investorId,
      dedupeKey: `withdrawal_rejected:${withdrawal.id}`,
      template: 'withdrawal_rejected',
      params: { amount: senToText(withdrawal.amountSen), reason: message },
    },
  ]);
}
