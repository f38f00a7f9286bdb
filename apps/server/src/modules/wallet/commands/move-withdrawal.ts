import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  lockAccounts,
  noAccounts,
  platformAccount,
  postTransfers,
  type Transfer,
} from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readBankAccounts, readInvestor } from '../../onboarding/public.ts';
import { type Payout, type PayoutHandler, returnReasonText } from '../../payments/public.ts';
import type { Withdrawal, WithdrawalState } from '../domain/withdrawal.ts';
import { changeWithdrawal, lockWithdrawal } from '../store/withdrawals.ts';

/** What a withdrawal does as its payout moves on: requested → approved → in_batch → paid | returned (WAL-9). */
export const withdrawalPayouts: PayoutHandler = {
  purpose: 'withdrawal',
  onApproved: (ctx, payout) => move(ctx, payout, ['requested'], 'approved'),
  onReleased: (ctx, payout) => move(ctx, payout, ['approved'], 'in_batch'),
  onGivenBack: (ctx, payout) => move(ctx, payout, ['approved', 'in_batch'], 'requested'),
  onPaid: pay,
  onReturned: giveBack,
};

async function move(
  ctx: Ctx,
  payout: Payout,
  from: readonly WithdrawalState[],
  to: WithdrawalState,
): Promise<void> {
  const withdrawal = await lockWithdrawal(ctx.tx, payout.purposeId);
  invariant(
    from.includes(withdrawal.state),
    `withdrawal ${withdrawal.id} is ${from.join(' or ')} before it is ${to}`,
  );
  await changeWithdrawal(ctx.tx, withdrawal.id, { state: to });
  await audit(ctx, withdrawal, to);
}

async function pay(ctx: Ctx, payout: Payout): Promise<void> {
  const withdrawal = await lockWithdrawal(ctx.tx, payout.purposeId);
  await changeWithdrawal(ctx.tx, withdrawal.id, { state: 'paid' });
  await takeFee(ctx, withdrawal);
  await audit(ctx, withdrawal, 'paid');
  const account = (await readBankAccounts(ctx, [withdrawal.bankAccountId])).get(withdrawal.bankAccountId);
  await notifyUsers(ctx, [
    {
      userId: withdrawal.investorId,
      dedupeKey: `withdrawal_paid:${withdrawal.id}`,
      template: 'withdrawal_paid',
      params: {
        amount: senToText(payout.amountSen),
        bankName: account?.bankName ?? '',
        last4: account?.last4 ?? '',
      },
    },
  ]);
}

/** What the bank paid is the amount less fee and tax; they are earned only then, so a return gives all of it back. */
async function takeFee(ctx: Ctx, withdrawal: Withdrawal): Promise<void> {
  const transit = platformAccount('withdrawals_in_transit');
  await postTransfers(
    ctx,
    noAccounts,
    feeParts(withdrawal).map(({ account, kind, amountSen }) => ({
      id: newId(),
      debitAccountId: transit,
      creditAccountId: platformAccount(account),
      amountSen,
      kind,
      referenceId: withdrawal.id,
      noteId: null,
    })),
  );
}

const TAX_BACK = 'service_tax_returned';

/** Fee and service tax, with the accounts that they lie in once they are earned; nothing of 0. */
function feeParts({ feeSen, serviceTaxSen }: Withdrawal) {
  const parts = [
    { account: 'fee_income', kind: 'withdrawal_fee', back: 'withdrawal_fee_returned', amountSen: feeSen },
    { account: 'service_tax', kind: 'service_tax_on_fee', back: TAX_BACK, amountSen: serviceTaxSen },
  ] as const;
  return parts.filter(({ amountSen }) => amountSen > 0n);
}

async function giveBack(ctx: Ctx, payout: Payout, reason: string): Promise<void> {
  const withdrawal = await lockWithdrawal(ctx.tx, payout.purposeId);
  const investor = await readInvestor(ctx, withdrawal.investorId);
  invariant(investor, `investor ${withdrawal.investorId} of a withdrawal exists`);
  const transferId = newId();
  await postTransfers(ctx, await lockAccounts(ctx, [investor.cashAccountId]), [
    ...feeBack(withdrawal),
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
  const change = { state: 'returned', reason, return_transfer_id: transferId } as const;
  await changeWithdrawal(ctx.tx, withdrawal.id, change);
  await audit(ctx, withdrawal, 'returned', reason);
  await notifyUsers(ctx, [
    {
      userId: withdrawal.investorId,
      dedupeKey: `withdrawal_returned:${withdrawal.id}`,
      template: 'withdrawal_returned',
      params: { amount: senToText(withdrawal.amountSen), reason: returnReasonText(reason) },
    },
  ]);
}

/** Where the bank returns what it had paid, fee and tax were earned already. */
function feeBack(withdrawal: Withdrawal): Transfer[] {
  if (withdrawal.state !== 'paid') {
    return [];
  }
  return feeParts(withdrawal).map(({ account, back, amountSen }) => ({
    id: newId(),
    debitAccountId: platformAccount(account),
    creditAccountId: platformAccount('withdrawals_in_transit'),
    amountSen,
    kind: back,
    referenceId: withdrawal.id,
    noteId: null,
  }));
}

async function audit(
  ctx: Ctx,
  withdrawal: Withdrawal,
  state: WithdrawalState,
  reason?: string,
): Promise<void> {
  await recordAudit(ctx, {
    action: `withdrawal.${state}`,
    subjectKind: 'withdrawal',
    subjectId: withdrawal.id,
    before: { state: withdrawal.state },
    after: { state },
    ...(reason === undefined ? {} : { reason }),
  });
}
