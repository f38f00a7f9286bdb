import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { boundHash } from '../../approvals/public.ts';
import { contentHashes } from '../../files/public.ts';
import { comparePayerName, type Investor, isNameOf, readInvestor } from '../../onboarding/public.ts';
import type { LinePart, LineTargetHandler } from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { topupCandidates } from '../queries/topup-candidates.ts';
import { findTopup, lockTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';

/** Money of a statement's line that is a bank transfer whose proof an investor has sent (WAL-5, PAY-43). */
export const topupLineTarget: LineTargetHandler = {
  target: 'topup',
  isBookedLater: false,
  find: topupCandidates,
  async lock(ctx, id) {
    await lockTopup(ctx.tx, id);
  },
  async preview(ctx, part) {
    const topup = await findTopup(ctx.reader, part.targetId);
    const investor = topup === null ? null : await readInvestor(ctx, topup.investorId);
    return topup === null || investor === null
      ? null
      : {
          ...{ label: topup.refNumber, party: investor.verifiedName },
          posts: [{ what: 'cash', amountSen: part.amountSen }],
        };
  },
  async binds(ctx, part) {
    const { topup, investor } = await creditable(ctx, part);
    return {
      topup: topup.id,
      state: topup.state,
      proof: await contentHashes(ctx, topup.proofFileId === null ? [] : [topup.proofFileId]),
      credited_to: boundHash(ctx.fieldEncryption, [investor.cashAccountId, investor.verifiedName]),
    };
  },
  async book(ctx, part) {
    const { topup, investor } = await creditable(ctx, part);
    invariant(part.approvalId !== null, 'two operators credit a bank transfer');
    await creditTopup(ctx, topup, investor, {
      nameCheck: comparePayerName(part.senderName, investor.verifiedName),
      approvalId: part.approvalId,
      isTakenIn: true,
      isOwnTransfer: isNameOf('own_or_cut', part.senderName, [investor.verifiedName]),
    });
  },
};

/** @throws AppError `wrong_state` where it is not held for a bank transfer of this amount, or another name sent it */
async function creditable(
  ctx: QueryCtx,
  { targetId, amountSen, senderName }: LinePart,
): Promise<{ readonly topup: Topup; readonly investor: Investor }> {
  const topup = await findTopup(ctx.reader, targetId);
  if (topup?.state !== 'held' || topup.paymentType !== 'manual' || topup.amountSen !== amountSen) {
    throw new AppError('wrong_state', {}, message('topup_not_creditable'));
  }
  const investor = await readInvestor(ctx, topup.investorId);
  invariant(investor, `investor ${topup.investorId} of a top-up exists`);
  if (!isNameOf('not_other', senderName, [investor.verifiedName])) {
    throw fieldError('after.parts', message('line_sender_differs'));
  }
  return { topup, investor };
}
