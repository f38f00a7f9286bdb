import { message } from '@titian/contracts/messages/message';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { boundHash } from '../../approvals/public.ts';
import { readUser } from '../../identity/public.ts';
import { comparePayerName, type Investor, isNameOf, readInvestor } from '../../onboarding/public.ts';
import { type LinePart, type LineTargetHandler, newRefNumber } from '../../payments/public.ts';
import { depositCandidates } from '../queries/deposit-candidates.ts';
import { findTopup, insertTopup } from '../store/topups.ts';
import { creditTopup } from './credit-topup.ts';

/**
 * Money of a statement's line that an investor sent without a proof, as every investor does whose funds are managed:
 * two operators credit it, and only where the line bears the investor's own name (WAL-21).
 */
export const depositLineTarget: LineTargetHandler = {
  target: 'deposit',
  isBookedLater: false,
  find: depositCandidates,
  async preview(ctx, part) {
    const investor = await readInvestor(ctx, part.targetId);
    return investor === null
      ? null
      : {
          ...{ label: investor.invNo, party: investor.verifiedName },
          posts: [{ what: 'cash', amountSen: part.amountSen }],
        };
  },
  async binds(ctx, part) {
    const { cashAccountId, verifiedName } = await creditable(ctx, part);
    return { credited_to: boundHash(ctx.fieldEncryption, [cashAccountId, verifiedName]) };
  },
  book: credit,
};

/**
 * @throws AppError `not_found` for no approved investor, `wrong_state` where the account is not active; FieldError on
 * `after.parts` where another name, or none, sent it
 */
async function creditable(ctx: QueryCtx, { targetId, senderName }: LinePart): Promise<Investor> {
  const [investor, user] = await Promise.all([readInvestor(ctx, targetId), readUser(ctx, targetId)]);
  if (investor === null || user === null) {
    throw new AppError('not_found');
  }
  if (user.accountStatus !== 'Active') {
    throw new AppError('wrong_state', {}, message('deposit_account_inactive'));
  }
  if (!isNameOf('own_or_cut', senderName, [investor.verifiedName])) {
    throw fieldError('after.parts', message('line_sender_differs'));
  }
  return investor;
}

/** The top-up has the id of the part, so that a part is credited once. */
async function credit(ctx: Ctx, part: LinePart): Promise<void> {
  const investor = await creditable(ctx, part);
  invariant(part.approvalId !== null, 'two operators credit a deposit');
  await insertTopup(ctx.tx, {
    id: part.id,
    investor_id: investor.userId,
    payment_type: 'manual',
    ref_number: newRefNumber('topup'),
    amount_sen: part.amountSen,
    is_first: investor.firstTopupAt === null,
    state: 'held',
    business_date: ctx.businessDate,
  });
  const topup = await findTopup(ctx.tx, part.id);
  invariant(topup, 'a top-up that was written is there');
  await creditTopup(ctx, topup, investor, {
    nameCheck: comparePayerName(part.senderName, investor.verifiedName),
    approvalId: part.approvalId,
    isTakenIn: true,
    isOwnTransfer: true,
  });
}
