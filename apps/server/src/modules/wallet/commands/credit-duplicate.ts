import { message } from '@titian/contracts/messages/message';
import { addSen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { boundHash } from '../../approvals/public.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { isNameOf, markFirstTopup, readInvestor } from '../../onboarding/public.ts';
import type { HeldMoney, ReceiptBooking } from '../../payments/public.ts';

/** What two operators may decide about a second payment of one top-up. */
export const secondTopup: ReceiptBooking = {
  purpose: 'second_topup',
  async objection(ctx, { userId, payerName }) {
    const investor = await readInvestor(ctx, userId);
    invariant(investor, `investor ${userId} of a top-up exists`);
    return isNameOf('not_other', payerName, [investor.verifiedName]) ? null : message('second_payer_differs');
  },
  async binds(ctx, { userId }) {
    const investor = await readInvestor(ctx, userId);
    invariant(investor, `investor ${userId} of a top-up exists`);
    return {
      credited_to: boundHash(ctx.fieldEncryption, investor.cashAccountId),
      verified_name: boundHash(ctx.fieldEncryption, investor.verifiedName),
    };
  },
  book: creditDuplicate,
};

/** Adds the money to the investor's cash, under the receipt: the top-up itself has its own transfer. */
async function creditDuplicate(ctx: Ctx, receipt: HeldMoney): Promise<void> {
  const investor = await readInvestor(ctx, receipt.userId);
  invariant(investor, `investor ${receipt.userId} of a top-up exists`);
  const locked = await lockAccounts(ctx, [investor.cashAccountId]);
  const before = locked.get(investor.cashAccountId)?.balanceSen ?? ZERO_SEN;
  await postTransfers(ctx, locked, [
    {
      id: newId(),
      debitAccountId: platformAccount('receipts_clearing'),
      creditAccountId: investor.cashAccountId,
      amountSen: receipt.amountSen,
      kind: 'second_topup',
      referenceId: receipt.id,
      noteId: null,
    },
  ]);
  if (investor.firstTopupAt === null) {
    await markFirstTopup(ctx, investor.userId);
  }
  await notifyUsers(ctx, [
    {
      userId: investor.userId,
      dedupeKey: `topup_credited:${receipt.id}`,
      template: 'topup_credited',
      params: {
        amount: senToText(receipt.amountSen),
        refNumber: receipt.refNumber,
        balance: senToText(addSen(before, receipt.amountSen)),
      },
    },
  ]);
}
