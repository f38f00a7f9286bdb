import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { ownerOfEmailToken, readUser } from '../../identity/public.ts';
import { readInvestor, readOnboardingStatus } from '../../onboarding/public.ts';
import { paymentState } from '../../payments/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { Topup } from '../domain/topup.ts';
import { type TopupOutcome, topupOutcome } from '../domain/topup-outcome.ts';
import { findMobileTopup } from '../store/topups.ts';

/** What a link shows: whom it greets while it is open, the outcome of its payment afterwards. */
export interface MobileTopup {
  readonly firstName: string | null;
  readonly minimumSen: Sen;
  readonly used: { readonly topup: Topup; readonly outcome: TopupOutcome } | null;
}

/** The top-up that a link was used for, or null. */
export function topupOfLink(ctx: QueryCtx, token: string): Promise<Topup | null> {
  return findMobileTopup(ctx.reader, tokenHash(token));
}

/**
 * Reads a link without using it up.
 * @throws AppError `payment_closed` for one that is expired or unknown, and where its owner may not top up now
 */
export async function readMobileTopup(ctx: QueryCtx, token: string): Promise<MobileTopup> {
  const { minimumTopupSen: minimumSen } = await readSettings(ctx);
  const topup = await topupOfLink(ctx, token);
  if (topup !== null) {
    const payment = topup.intentId === null ? null : await paymentState(ctx, topup.intentId);
    return { firstName: null, minimumSen, used: { topup, outcome: topupOutcome(topup, payment) } };
  }
  const userId = await ownerOfEmailToken(ctx, token, 'mobile_topup');
  const user = userId === null ? null : await readUser(ctx, userId);
  if (user === null || !(await mayTopUp(ctx, user.id))) {
    throw new AppError('payment_closed');
  }
  return { firstName: user.firstName, minimumSen, used: null };
}

/** Whether a user may top up: checked at every step, because a link outlives a sign-in. */
export async function mayTopUp(ctx: QueryCtx, userId: string): Promise<boolean> {
  const user = await readUser(ctx, userId);
  const investor = await readInvestor(ctx, userId);
  const { isApproved } = await readOnboardingStatus(ctx, userId);
  return user?.accountStatus === 'Active' && investor !== null && isApproved && !investor.isFundManaged;
}
