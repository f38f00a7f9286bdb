import type { BankList, Channel, PaymentRail } from '../../../gateways/rail/port.ts';
import { RailUnavailable } from '../../../gateways/rail/port.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import { readUser } from '../../identity/public.ts';
import { isPayable } from '../commands/start-payment.ts';
import type { PaymentIntent } from '../domain/payment-intent.ts';
import type { RecentBank } from '../domain/recent-bank.ts';
import { findByPageToken } from '../store/intents.ts';
import { findRecentBank } from '../store/orders.ts';

export interface ChannelBanks {
  readonly channel: Channel;
  readonly maxText: string;
  readonly banks: BankList['banks'];
}

/**
 * The payment that a page's address opens.
 * @throws AppError `not_found`, or `payment_closed` when it is used or its 30 minutes are over
 */
export async function payableByToken(ctx: QueryCtx, token: string): Promise<PaymentIntent> {
  const intent = await findByPageToken(ctx.reader, tokenHash(token));
  if (intent === null) {
    throw new AppError('not_found');
  }
  if (!isPayable(intent, ctx.now)) {
    throw new AppError('payment_closed');
  }
  return intent;
}

/** What the page knows of its payer. */
export interface Payer {
  /** Only companies have corporate accounts. */
  readonly isCompany: boolean;
  readonly recentBank: RecentBank | null;
}

/** Reads the payer of a payment, independent of the viewer of its page. */
export async function readPayer(ctx: QueryCtx, { userId }: Pick<PaymentIntent, 'userId'>): Promise<Payer> {
  const [user, recentBank] = [await readUser(ctx, userId), await findRecentBank(ctx.reader, userId)];
  return { isCompany: user?.type !== 'Individual', recentBank };
}

/** The banks of a channel, or null where the rail has never given a list. */
export async function banksOrNull(
  rail: PaymentRail,
  merchant: string,
  channel: Channel,
): Promise<BankList | null> {
  try {
    return await rail.listBanks(merchant, channel);
  } catch (error) {
    if (error instanceof RailUnavailable) {
      return null;
    }
    throw error;
  }
}
