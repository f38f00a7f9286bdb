import { message } from '@titian/contracts/messages/message';
import { marketingFunding as funding } from '@titian/contracts/schemas/referrals';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { approvalExecutor } from '../../approvals/public.ts';
import { accountBalance, lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { lockFees } from '../../treasury/public.ts';
import { countFundings, insertFunding } from '../store/rewards.ts';

type Funding = z.output<typeof funding>;

/**
 * Two finance operators set earned fees aside for rewards. The money is in the trust bank already, because fees that
 * were earned and are not swept are (RFL-4); nothing moves at a bank, and clients' money is not touched.
 */
export const marketingFunding = approvalExecutor<Funding>({
  kind: 'marketing_funding',
  subjectKind: 'account',
  after: funding,
  async load(ctx, subjectId, { after }) {
    const marketing = platformAccount('marketing');
    if (subjectId !== marketing) {
      throw new AppError('not_found');
    }
    const amountSen = await validateAmount(ctx, after.amount);
    return {
      version: await countFundings(ctx.reader),
      label: message('subject_with_amount', {
        subject: message('subject_marketing_account'),
        amount: senToText(amountSen),
      }),
      before: {
        balance: senToText(await accountBalance(ctx, marketing)),
        fees_available: senToText((await lockFees(ctx)).availableSen),
      },
    };
  },
  async binds(ctx, subjectId, { after }) {
    // The fees available grow every day and are checked again; that they cover the amount is what decides.
    await validateAmount(ctx, after.amount);
    return { debited: platformAccount('fee_income'), credited: subjectId };
  },
  async apply(ctx, approval) {
    const marketing = platformAccount('marketing');
    // Validated again under the lock, which prevents two fundings or a sweep from using the same fees.
    const amountSen = await validateAmount(ctx, approval.after.amount);
    const locked = await lockAccounts(ctx, [marketing]);
    const [id, transferId] = [newId(), newId()];
    await postTransfers(ctx, locked, [
      {
        id: transferId,
        debitAccountId: platformAccount('fee_income'),
        creditAccountId: marketing,
        amountSen,
        kind: 'marketing_funding',
        referenceId: id,
        noteId: null,
      },
    ]);
    await insertFunding(ctx.tx, {
      ...{ id, approval_id: approval.id, amount_sen: amountSen },
      ...{ transfer_id: transferId, business_date: ctx.businessDate },
    });
    await recordAudit(ctx, {
      action: 'marketing.funded',
      subjectKind: 'account',
      subjectId: marketing,
      after: { amount: senToText(amountSen) },
      reason: approval.reason,
    });
    await enqueue(ctx, 'pay_referral_rewards', {}, { key: 'referral_rewards' });
  },
});

async function validateAmount(ctx: Ctx, text: string): Promise<Sen> {
  const amountSen = parseSen(text);
  if (amountSen === null || amountSen <= 0n) {
    throw fieldError('amount', message('positive_amount_required'));
  }
  const { availableSen: available } = await lockFees(ctx);
  if (amountSen > available) {
    throw fieldError('amount', message('marketing_above_fees', { available: senToText(available) }));
  }
  return amountSen;
}
