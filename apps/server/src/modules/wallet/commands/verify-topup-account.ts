import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import {
  type EnteredAccount,
  type RefundDeps,
  type RefundSubject,
  verifyAccount,
} from '../../payments/public.ts';
import type { Topup } from '../domain/topup.ts';
import { refundSubject } from '../queries/refund-subjects.ts';
import { findTopup, lockTopup } from '../store/topups.ts';

/**
 * Proves the account that a held top-up goes back to.
 * @throws FieldError on `bic`, `number` or `payer_name`; AppError `not_found`, `wrong_state`, `unavailable`
 */
export function verifyTopupAccount(
  deps: RefundDeps,
  scope: Scope,
  topupId: string,
  told: EnteredAccount,
): Promise<void> {
  return verifyAccount(deps, scope, told, {
    find: async (ctx) => open(ctx, await findTopup(ctx.reader, topupId)),
    lock: async (ctx) => open(ctx, await lockTopup(ctx.tx, topupId)),
  });
}

/** A top-up that is held and that nobody decides about just now. */
async function open(ctx: QueryCtx, topup: Topup | null): Promise<RefundSubject> {
  if (topup === null) {
    throw new AppError('not_found');
  }
  const isProposed = (await subjectsWithProposal(ctx, 'topup_review', [topup.id])).has(topup.id);
  if (topup.state !== 'held' || topup.intentId === null || isProposed) {
    throw new AppError('wrong_state', { state: topup.state });
  }
  return refundSubject(ctx, topup);
}
