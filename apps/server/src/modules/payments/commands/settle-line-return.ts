import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { LineReturn } from '../domain/line-return.ts';
import type { Payout, PayoutHandler } from '../domain/payout.ts';
import { reopen } from '../store/exception-resolutions.ts';
import { changeLineReturn, lockLineReturn } from '../store/line-returns.ts';
import { endRefundAccount } from '../store/refund-accounts.ts';

/** What money that goes back to its sender does as its payout moves on. */
export const lineReturnPayouts: PayoutHandler = {
  purpose: 'line_return',
  async onPaid(ctx, payout) {
    const one = await lockOf(ctx, payout);
    await changeLineReturn(ctx.tx, one.id, { state: 'paid', paid_on: payout.settledOn ?? ctx.businessDate });
    await audit(ctx, one, 'paid');
  },
  /** Returned by the bank: the money is held again, and the rejecting account is not used a second time. */
  async onReturned(ctx, payout, reason) {
    const one = await lockOf(ctx, payout);
    const back = { state: 'returned', paid_on: null, return_reason: reason };
    await changeLineReturn(ctx.tx, one.id, back);
    const subject = { kind: 'reconciliation_exception', id: one.exceptionId } as const;
    await endRefundAccount(ctx.tx, subject, { at: ctx.now, returnedReason: reason });
    await reopen(ctx.tx, one.exceptionId);
    await audit(ctx, one, 'returned', reason);
  },
};

async function lockOf(ctx: Ctx, payout: Payout): Promise<LineReturn> {
  const one = await lockLineReturn(ctx.tx, payout.purposeId);
  invariant(one, `payout ${payout.id} sends money of a line back`);
  return one;
}

async function audit(ctx: Ctx, one: LineReturn, outcome: string, reason?: string): Promise<void> {
  await recordAudit(ctx, {
    action: `line_return.${outcome}`,
    subjectKind: 'reconciliation_exception',
    subjectId: one.exceptionId,
    ...(reason === undefined ? {} : { reason }),
  });
}
