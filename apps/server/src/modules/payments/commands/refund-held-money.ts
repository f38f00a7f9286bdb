import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { HeldMoney } from '../domain/held-money.ts';
import type { HeldMoneyHandler, HeldMoneyStore } from '../domain/held-money-handler.ts';
import type { Payout, PayoutHandler } from '../domain/payout.ts';
import { readRefundTarget } from '../queries/refund-accounts.ts';
import { endRefundAccount, storeNamedAccount } from '../store/refund-accounts.ts';
import { queuePayout } from './queue-payout.ts';

/**
 * Sends held money back to the payer's account, in the transaction that holds its lock: it stays in
 * `receipts_clearing` until the bank has paid it (PAY-13, WAL-7).
 */
export async function refundHeldMoney(
  ctx: Ctx,
  handler: HeldMoneyHandler,
  money: HeldMoney,
  approvalId: string,
): Promise<void> {
  const { store } = handler;
  const { account } = await readRefundTarget(ctx, money);
  invariant(account, `the account that ${money.kind} ${money.id} goes back to is known`);
  if (account.source === 'statement') {
    await storeNamedAccount(ctx, money, account);
  }
  await store.change(ctx.tx, money.id, { state: 'refunded', approvalId });
  await queuePayout(ctx, {
    purpose: store.payoutPurpose,
    purposeId: money.id,
    userId: money.userId,
    payee: { bic: account.bic, numberEnc: account.numberEnc, last4: account.last4 },
    beneficiary: account.holderName,
    amountSen: money.amountSen,
    usableFrom: ctx.businessNow,
  });
  await recordAudit(ctx, {
    action: store.events.refunded,
    subjectKind: money.kind,
    subjectId: money.id,
    after: { amount: senToText(money.amountSen), source: account.source, last4: account.last4 },
  });
  const bank = await bankByBic(ctx, account.bic);
  const to = { bankName: bank?.name ?? account.bic, last4: account.last4, approvalId };
  await notifyUsers(ctx, [store.refundNotice(money, to)]);
  await handler.onRefunded?.(ctx, money);
}

/** What a refund does as its payout moves on. */
export function heldMoneyPayouts(store: HeldMoneyStore): PayoutHandler {
  return {
    purpose: store.payoutPurpose,
    async onPaid(ctx, payout) {
      const money = await refundedMoney(ctx, store, payout);
      await store.change(ctx.tx, money.id, { refundedOn: payout.settledOn ?? ctx.businessDate });
      await recordAudit(ctx, {
        action: store.events.refundPaid,
        subjectKind: money.kind,
        subjectId: money.id,
      });
    },
    onReturned: (ctx, payout, reason) => holdAgain(ctx, store, payout, reason),
  };
}

/** The bank gave it back: the money waits again, and the account that rejected it is not used a second time. */
async function holdAgain(ctx: Ctx, store: HeldMoneyStore, payout: Payout, reason: string): Promise<void> {
  const money = await refundedMoney(ctx, store, payout);
  await store.change(ctx.tx, money.id, { state: 'held', approvalId: null, refundedOn: null });
  await endRefundAccount(ctx.tx, money, { at: ctx.now, returnedReason: reason });
  await recordAudit(ctx, {
    action: store.events.refundReturned,
    subjectKind: money.kind,
    subjectId: money.id,
    before: { state: money.state },
    after: { state: 'held' },
    reason,
  });
  const notice = store.returnNotice?.(money, payout.id, reason);
  await notifyUsers(ctx, notice === undefined ? [] : [notice]);
}

async function refundedMoney(ctx: Ctx, store: HeldMoneyStore, payout: Payout): Promise<HeldMoney> {
  const money = await store.lock(ctx, payout.purposeId);
  invariant(money?.state === 'refunded', `${store.kind} ${payout.purposeId} of a refund is refunded`);
  return money;
}
