import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { EventConsumer } from '../../../platform/events.ts';
import { currentBankAccount } from '../../onboarding/public.ts';
import type { Payout } from '../domain/payout.ts';
import { changePayouts, lockQueuedOf } from '../store/payouts.ts';

/**
 * Moves waiting payouts to their receiver's present bank account, from when that may be used (PAY-15). A
 * withdrawal stays with the account for which it was requested.
 */
export const bankAccountChanges: EventConsumer = {
  name: 'payouts',
  events: ['customer.bank_account_changed'],
  consume: (ctx, event) => followBankAccount(ctx, event.subjectId),
};

/** Moves a customer's queued payouts to the present bank account; safe to repeat. */
export async function followBankAccount(ctx: Ctx, userId: string): Promise<void> {
  const account = await currentBankAccount(ctx, userId);
  if (account === null) {
    return;
  }
  const queued = await lockQueuedOf(ctx.tx, userId);
  for (const payout of queued.filter((one) => isElsewhere(one, account.id))) {
    await changePayouts(ctx.tx, [payout.id], {
      bank_account_id: account.id,
      beneficiary: account.holderName,
      usable_from: account.usableFrom,
    });
    await recordAudit(ctx, {
      action: 'payout.bank_account_changed',
      subjectKind: 'payout',
      subjectId: payout.id,
      before: { bank_account_id: payout.bankAccountId },
      after: { bank_account_id: account.id, last4: account.last4 },
    });
  }
}

/** Whether a payout would go to another account than its receiver's present one. */
export function isElsewhere(payout: Payout, currentAccountId: string): boolean {
  const { bankAccountId, purpose } = payout;
  return bankAccountId !== null && purpose !== 'withdrawal' && bankAccountId !== currentAccountId;
}
