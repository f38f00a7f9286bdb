import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, assertOurs } from '../../../platform/errors.ts';
import { readWithdrawalHold, requireStepUp } from '../../identity/public.ts';
import { lockAccounts } from '../../ledger/public.ts';
import { lockNote, readNote } from '../../notes/public.ts';
import { currentBankAccount, readIssuer } from '../../onboarding/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { readSettings } from '../../settings/public.ts';
import { duesOf, ownNote } from '../queries/next-payment.ts';
import { releaseToCash } from './hold-excess.ts';
import { payOutExcess } from './return-excess.ts';

const UNPAID = 'Something is due on this note and unpaid. Your excess pays it, so it cannot be refunded now.';
const NOTHING = 'There is no excess on this note.';

/** What an issuer asks back; the whole of it, to its verified bank account. */
export interface RefundRequest {
  readonly issuerId: string;
  readonly noteId: string;
  readonly otpCode: string | null;
}

export interface ExcessRefund {
  readonly amountSen: Sen;
  readonly last4: string;
}

/**
 * Pays the excess of a note back to its issuer before it is used (rules §4), by a payout whose batch two operators
 * release.
 * @throws AppError `not_found`, `wrong_state` with nothing to refund or something due, `account_restricted`,
 *   `bank_account_missing`, `hold_period`, `step_up_required`
 */
export async function refundExcess(ctx: Ctx, request: RefundRequest): Promise<ExcessRefund> {
  const { id } = await ownNote(ctx, request.issuerId, request.noteId);
  await lockNote(ctx, id);
  const note = await readNote(ctx, id);
  const issuer = await readIssuer(ctx, request.issuerId);
  assertOurs(note !== null && issuer !== null, `note ${id} and its issuer exist`);
  const [dues] = await duesOf(ctx, [note]);
  const amountSen = dues?.debt.excessSen ?? ZERO_SEN;
  if (dues === undefined || amountSen === 0n) {
    throw new AppError('wrong_state', {}, NOTHING);
  }
  if (dues.debt.open.some((row) => row.dueOn <= ctx.businessDate && row.totalSen > 0n)) {
    throw new AppError('wrong_state', {}, UNPAID);
  }
  await requireMoneyAllowed(ctx, request.issuerId, 'refund');
  const account = await usableAccount(ctx, request.issuerId);
  await requireStepUp(ctx, request.issuerId, request.otpCode);
  const locked = await lockAccounts(ctx, [issuer.cashAccountId]);
  const released = await releaseToCash(ctx, id, issuer.cashAccountId);
  await payOutExcess(ctx, { noteId: id, issuer, account, amountSen, locked, released: [released] });
  return { amountSen, last4: account.last4 };
}

/** The waits of a withdrawal (rules §3): a new bank account's, and the one after a change of the sign-in. */
async function usableAccount(ctx: Ctx, userId: string) {
  const account = await currentBankAccount(ctx, userId);
  if (account === null) {
    throw new AppError('bank_account_missing');
  }
  const { securityHoldHours } = await readSettings(ctx);
  const held = await readWithdrawalHold(ctx, userId, securityHoldHours);
  const usableFrom = held !== null && held > account.usableFrom ? held : account.usableFrom;
  if (usableFrom > ctx.businessNow) {
    throw new AppError(
      'hold_period',
      { usable_from: usableFrom.toISOString() },
      `Withdrawals are on hold for ${securityHoldHours} hours after a security change. Please try later.`,
    );
  }
  return account;
}
