import { message } from '@titian/contracts/messages/message';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { readWithdrawalHold, requireStepUp } from '../../identity/public.ts';
import { lockAccounts } from '../../ledger/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import { type BankAccount, currentBankAccount, type Issuer, readIssuer } from '../../onboarding/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { readSettings } from '../../settings/public.ts';
import { duesOf, ownNote } from '../queries/next-payment.ts';
import { releaseToCash } from './hold-excess.ts';
import { payOutExcess } from './return-excess.ts';

const UNPAID = message('excess_needed_for_dues');
const NOTHING = message('excess_none');

/** An issuer's refund request; for the whole excess, to its verified bank account. */
export interface RefundRequest {
  readonly issuerId: string;
  readonly noteId: string;
  readonly otpCode: string | null;
}

/** The excess of a note that may be refunded now, and where it goes. */
export interface ExcessRefund {
  readonly note: Note;
  readonly issuer: Issuer;
  readonly account: BankAccount;
  readonly amountSen: Sen;
}

/**
 * Refunds the excess of a note to its issuer before it is allocated (REP-4), by a payout whose batch two operators
 * release.
 * @throws AppError `not_found`, `wrong_state` with nothing to refund or something due, `account_restricted`,
 * `bank_account_missing`, `hold_period`, `step_up_required`
 */
export async function refundExcess(ctx: Ctx, request: RefundRequest): Promise<ExcessRefund> {
  const { id } = await ownNote(ctx, request.issuerId, request.noteId);
  const refund = await lockRefund(ctx, id);
  await requireStepUp(
    ctx,
    request.issuerId,
    { action: 'excess_refund', amountSen: refund.amountSen },
    request.otpCode,
  );
  await payRefund(ctx, refund);
  return refund;
}

/**
 * Locks a note and reads what of its excess may be refunded.
 * @throws AppError as `refundExcess`
 */
export async function lockRefund(ctx: Ctx, noteId: string): Promise<ExcessRefund> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  const issuer = await readIssuer(ctx, note.issuerId);
  invariant(issuer !== null, `the issuer of note ${noteId} exists`);
  const [dues] = await duesOf(ctx, [note]);
  const amountSen = dues?.debt.excessSen ?? ZERO_SEN;
  if (dues === undefined || amountSen === 0n) {
    throw new AppError('wrong_state', {}, NOTHING);
  }
  if (dues.debt.open.some((row) => row.dueOn <= ctx.businessDate && row.totalSen > 0n)) {
    throw new AppError('wrong_state', {}, UNPAID);
  }
  await requireMoneyAllowed(ctx, issuer.userId, 'refund');
  return { note, issuer, account: await usableAccount(ctx, issuer.userId), amountSen };
}

/** Takes the excess to the issuer's cash and queues its payout; under the lock of the note. */
export async function payRefund(ctx: Ctx, { note, issuer, account, amountSen }: ExcessRefund): Promise<void> {
  const locked = await lockAccounts(ctx, [issuer.cashAccountId]);
  const released = await releaseToCash(ctx, note.id, issuer.cashAccountId);
  await payOutExcess(ctx, { noteId: note.id, issuer, account, amountSen, locked, released: [released] });
}

/** The waits of a withdrawal: a new bank account's, and the one after a change of the sign-in (WAL-11, ACC-11). */
async function usableAccount(ctx: Ctx, userId: string): Promise<BankAccount> {
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
      message('withdrawal_hold', { hours: securityHoldHours }),
    );
  }
  return account;
}
