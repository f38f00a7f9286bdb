import { type Sen, senToText, sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { readUsers } from '../../identity/public.ts';
import { type LockedAccounts, lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { type BankAccount, currentBankAccount, readInvestor, readIssuer } from '../../onboarding/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { isAllowed, readMoneyRestriction } from '../../restrictions/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type Referral, type Side, sides, userOf } from '../domain/referral.ts';
import { friendName } from '../domain/wording.ts';
import { lockReferral } from '../store/referrals.ts';
import { insertReward, listRewards } from '../store/rewards.ts';

/** Requests the rewards of some referrals, each in a transaction of its own. */
export async function enqueuePayments(ctx: Ctx, referralIds: readonly string[]): Promise<void> {
  for (const id of referralIds) {
    await enqueue(ctx, 'pay_referral_reward', { referral_id: id }, { key: `referral_reward:${id}` });
  }
}

/** Where a side's reward goes. */
interface Receiver {
  readonly side: Side;
  readonly userId: string;
  readonly accountId: string;
  /** A business owner has no balance to spend: the reward leaves for this account. */
  readonly bankAccount: BankAccount | null;
}

/**
 * Pays both sides of a referral where all is done (RFL-3), each once. A side without an account to receive it, or
 * whose money is frozen, waits, and both wait while the marketing account does not hold enough.
 */
export async function payReward(ctx: Ctx, referralId: string): Promise<void> {
  const referral = await lockReferral(ctx.tx, referralId);
  if (referral === null || referral.investedAt === null || referral.refusal !== null) {
    return;
  }
  const paid = new Set((await listRewards(ctx.tx, [referral.id])).map((one) => one.side));
  const receivers: Receiver[] = [];
  for (const side of sides.filter((one) => !paid.has(one))) {
    const receiver = await receiverOf(ctx, side, userOf(referral, side));
    receivers.push(...(receiver === null ? [] : [receiver]));
  }
  const { referralRewardSen } = await readSettings(ctx);
  const marketing = platformAccount('marketing');
  const cash = receivers.filter((one) => one.bankAccount === null).map((one) => one.accountId);
  const locked = await lockAccounts(ctx, [marketing, ...cash]);
  const needed = sumSen(receivers.map(() => referralRewardSen));
  if (receivers.length === 0 || (locked.get(marketing)?.balanceSen ?? 0n) < needed) {
    return;
  }
  await transfer(ctx, locked, referral, receivers, referralRewardSen);
  await notify(ctx, referral, receivers, referralRewardSen);
}

async function receiverOf(ctx: Ctx, side: Side, userId: string): Promise<Receiver | null> {
  const user = (await readUsers(ctx, [userId])).get(userId);
  const level = (await readMoneyRestriction(ctx, [userId])).get(userId) ?? 'none';
  if (user?.accountStatus !== 'Active' || !isAllowed(level, 'reward')) {
    return null;
  }
  if (user.role === 'investor') {
    const investor = await readInvestor(ctx, userId);
    return investor && { side, userId, accountId: investor.cashAccountId, bankAccount: null };
  }
  const issuer = await readIssuer(ctx, userId);
  const bankAccount = issuer && (await currentBankAccount(ctx, userId));
  return bankAccount && { side, userId, accountId: platformAccount('receipts_clearing'), bankAccount };
}

async function transfer(
  ctx: Ctx,
  locked: LockedAccounts,
  referral: Referral,
  receivers: readonly Receiver[],
  amountSen: Sen,
): Promise<void> {
  const rewards = receivers.map((receiver) => ({ ...receiver, transferId: newId() }));
  await postTransfers(
    ctx,
    locked,
    rewards.map((one) => ({
      id: one.transferId,
      debitAccountId: platformAccount('marketing'),
      creditAccountId: one.accountId,
      amountSen,
      kind: 'referral_reward',
      referenceId: referral.id,
      noteId: null,
    })),
  );
  for (const { side, userId, bankAccount, transferId } of rewards) {
    const payoutId = bankAccount && (await sendOut(ctx, transferId, userId, bankAccount, amountSen));
    await insertReward(ctx.tx, {
      ...{ referral_id: referral.id, side, user_id: userId, amount_sen: amountSen },
      ...{ transfer_id: transferId, payout_id: payoutId, paid_on: ctx.businessDate },
    });
    const after = { side, amount: senToText(amountSen) };
    await recordAudit(ctx, {
      action: 'referral.rewarded',
      subjectKind: 'user',
      subjectId: userId,
      after,
    });
  }
}

/** A payout of a reward; its purpose is the transfer that took it out of the marketing account. */
export function sendOut(
  ctx: Ctx,
  transferId: string,
  userId: string,
  account: BankAccount,
  amountSen: Sen,
): Promise<string> {
  return queuePayout(ctx, {
    purpose: 'reward',
    purposeId: transferId,
    userId,
    bankAccountId: account.id,
    beneficiary: account.holderName,
    amountSen,
    usableFrom: account.usableFrom,
  });
}

async function notify(
  ctx: Ctx,
  referral: Referral,
  receivers: readonly Receiver[],
  amountSen: Sen,
): Promise<void> {
  const users = await readUsers(ctx, [referral.refereeId]);
  const friend = users.get(referral.refereeId);
  const notifications = receivers.map(({ side, userId, bankAccount }): Notification => {
    const name = side === 'referrer' && friend !== undefined ? friendName(friend) : null;
    return {
      template: 'referral_rewarded',
      params: { amount: senToText(amountSen), friend: name, isPayout: bankAccount !== null },
      userId,
      dedupeKey: `referral_rewarded:${referral.id}:${side}`,
    };
  });
  await notifyUsers(ctx, notifications);
}
