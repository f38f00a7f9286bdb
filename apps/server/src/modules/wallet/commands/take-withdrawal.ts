import { type Sen, senToText, subtractSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type LockedAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { BankAccount, Investor } from '../../onboarding/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { netOfWithdrawal, type Withdrawal } from '../domain/withdrawal.ts';
import type { CheckedTerms, WithdrawalTerms } from '../queries/check-withdrawal.ts';
import { insertWithdrawal } from '../store/withdrawals.ts';

export interface RequestedWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly balanceSen: Sen;
}

interface Taking extends CheckedTerms {
  readonly investor: Investor;
  readonly locked: LockedAccounts;
  readonly idempotencyKey: string;
}

/** Moves the amount out of the locked cash and queues its payout. */
export async function takeWithdrawal(ctx: Ctx, taking: Taking): Promise<RequestedWithdrawal> {
  const { investor, locked, idempotencyKey, terms, account, balanceSen } = taking;
  const { amountSen } = terms;
  const transferId = newId();
  const withdrawal = await write(ctx, {
    ...{ userId: investor.userId, idempotencyKey, account, transferId },
    ...terms,
  });
  await postTransfers(ctx, locked, [
    {
      id: transferId,
      debitAccountId: investor.cashAccountId,
      creditAccountId: platformAccount('withdrawals_in_transit'),
      amountSen,
      kind: 'withdrawal',
      referenceId: withdrawal.id,
      noteId: null,
    },
  ]);
  await queueAndNotify(ctx, withdrawal, investor, account);
  return { withdrawal, balanceSen: subtractSen(balanceSen, amountSen) };
}

interface NewWithdrawal extends WithdrawalTerms {
  readonly userId: string;
  readonly idempotencyKey: string;
  readonly account: BankAccount;
  readonly transferId: string;
}

async function write(
  ctx: Ctx,
  { userId, idempotencyKey, account, transferId, ...terms }: NewWithdrawal,
): Promise<Withdrawal> {
  const { amountSen, feeSen, serviceTaxSen, serviceTaxBps, arrivesOn } = terms;
  const id = newId();
  await insertWithdrawal(ctx.tx, {
    id,
    investor_id: userId,
    amount_sen: amountSen,
    fee_sen: feeSen,
    service_tax_sen: serviceTaxSen,
    service_tax_bps: serviceTaxBps,
    bank_account_id: account.id,
    usable_from: ctx.businessNow,
    arrives_on: arrivesOn,
    transfer_id: transferId,
    idempotency_key: idempotencyKey,
    business_date: ctx.businessDate,
  });
  return {
    id,
    investorId: userId,
    amountSen,
    feeSen,
    serviceTaxSen,
    bankAccountId: account.id,
    state: 'requested',
    arrivesOn,
    reason: null,
    createdAt: ctx.now,
  };
}

async function queueAndNotify(
  ctx: Ctx,
  withdrawal: Withdrawal,
  investor: Investor,
  account: BankAccount,
): Promise<void> {
  await queuePayout(ctx, {
    purpose: 'withdrawal',
    purposeId: withdrawal.id,
    userId: investor.userId,
    bankAccountId: account.id,
    beneficiary: account.holderName,
    amountSen: netOfWithdrawal(withdrawal),
    usableFrom: ctx.businessNow,
  });
  await recordAudit(ctx, {
    action: 'withdrawal.requested',
    subjectKind: 'withdrawal',
    subjectId: withdrawal.id,
    after: { amount: senToText(withdrawal.amountSen) },
  });
  await notifyUsers(ctx, [
    {
      userId: investor.userId,
      dedupeKey: `withdrawal_requested:${withdrawal.id}`,
      template: 'withdrawal_requested',
      params: {
        amount: senToText(withdrawal.amountSen),
        bankName: account.bankName,
        last4: account.last4,
        arrivesOn: withdrawal.arrivesOn,
      },
    },
  ]);
}
