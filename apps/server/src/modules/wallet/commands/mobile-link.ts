import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { issueEmailToken, spendEmailToken } from '../../identity/public.ts';
import type { Payments } from '../../payments/public.ts';
import { MOBILE_LINK_MS, MOBILE_PATH } from '../domain/mobile-link.ts';
import { mayTopUp } from '../queries/mobile-topup.ts';
import { type StartedTopup, startTopup } from './start-topup.ts';

export interface MobileLink {
  readonly url: string;
  readonly expiresAt: Date;
}

/**
 * Creates a link with which its holder may make one top-up within 15 minutes. The token is in the fragment, which
 * browsers do not send, so it is in no log.
 */
export async function makeMobileLink(ctx: Ctx, userId: string, publicUrl: string): Promise<MobileLink> {
  const token = await issueEmailToken(ctx, userId, 'mobile_topup', MOBILE_LINK_MS);
  const url = `${publicUrl.replace(/\/$/, '')}${MOBILE_PATH}#${token}`;
  return { url, expiresAt: later(ctx.now, MOBILE_LINK_MS) };
}

/**
 * Uses a link for its one payment; a rejected amount leaves it unused.
 * @throws AppError `payment_closed` for a link that is used, expired or unknown, and where its owner may not top up
 * now;
 * FieldError on amount
 */
export async function startMobileTopup(
  ctx: Ctx,
  payments: Payments,
  input: { readonly token: string; readonly amount: string },
): Promise<StartedTopup> {
  const userId = await spendEmailToken(ctx, input.token, 'mobile_topup');
  if (userId === null || !(await mayTopUp(ctx, userId))) {
    throw new AppError('payment_closed');
  }
  return startTopup(ctx, payments, {
    userId,
    amount: input.amount,
    idempotencyKey: newId(),
    mobileTokenHash: tokenHash(input.token),
  });
}
