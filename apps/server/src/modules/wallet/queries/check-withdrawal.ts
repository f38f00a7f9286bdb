import { message } from '@titian/contracts/messages/message';
import { addDays, type Day, nextBusinessDay } from '@titian/finance/calendar';
import { type RateBps, shareHalfUp } from '@titian/finance/rate';
import { addSen, parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { accountBalance } from '../../ledger/public.ts';
import {
  type BankAccount,
  currentBankAccount,
  type Investor,
  readInvestor,
} from '../../onboarding/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { readHolidays, readSettings, type Settings } from '../../settings/public.ts';
import { withdrawalProblem } from '../domain/validate-withdrawal.ts';
import { withdrawalHoldUntil } from './withdrawal-hold.ts';

export interface WithdrawalTerms {
  readonly amountSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly serviceTaxBps: RateBps;
  readonly arrivesOn: Day;
}

/** What a withdrawal comes to, with the account that it is paid to and the balance before it. */
export interface CheckedTerms {
  readonly terms: WithdrawalTerms;
  readonly account: BankAccount;
  readonly balanceSen: Sen;
}

/**
 * Whether a withdrawal could be requested now, for one that is decided later: without locks.
 * @returns the account that it would be paid to
 * @throws what `withdrawByApproval` throws
 */
export async function checkWithdrawal(
  ctx: QueryCtx,
  { userId, amountSen }: { readonly userId: string; readonly amountSen: Sen },
): Promise<BankAccount> {
  const investor = await withdrawingInvestor(ctx, userId);
  const balanceSen = await accountBalance(ctx, investor.cashAccountId);
  return (await checkTerms(ctx, userId, senToText(amountSen), balanceSen)).account;
}

/**
 * The investor whose money leaves, if it may.
 * @throws AppError `not_approved`, `account_restricted`
 */
export async function withdrawingInvestor(ctx: QueryCtx, userId: string): Promise<Investor> {
  const investor = await readInvestor(ctx, userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  await requireMoneyAllowed(ctx, userId, 'withdrawal');
  return investor;
}

/**
 * Assesses an amount against a balance, then the holds (WAL-8, WAL-11).
 * @param amount as it came: ringgit with at most two decimals
 * @throws FieldError on amount; AppError `bank_account_missing`, `hold_period`
 */
export async function checkTerms(
  ctx: QueryCtx,
  userId: string,
  amount: string,
  balanceSen: Sen,
): Promise<CheckedTerms> {
  const settings = await readSettings(ctx);
  const amountSen = validatedAmount(amount, balanceSen, settings);
  const account = await usableAccount(ctx, userId, settings.securityHoldHours);
  const arrivesOn = nextBusinessDay(addDays(ctx.businessDate, 1), await readHolidays(ctx));
  return { terms: { amountSen, ...feeOf(settings), arrivesOn }, account, balanceSen };
}

function validatedAmount(
  amount: string,
  balanceSen: Sen,
  settings: Pick<Settings, 'minimumWithdrawalSen' | 'withdrawalFeeSen' | 'serviceTaxBps'>,
): Sen {
  const amountSen = parseSen(amount);
  if (amountSen === null) {
    throw fieldError('amount', message('amount_invalid'));
  }
  const { feeSen, serviceTaxSen } = feeOf(settings);
  const rejection = withdrawalProblem({
    amountSen,
    balanceSen,
    minimumSen: settings.minimumWithdrawalSen,
    feeSen: addSen(feeSen, serviceTaxSen),
  });
  if (rejection !== null) {
    throw fieldError('amount', rejection.text, { code: rejection.code });
  }
  return amountSen;
}

/** The fee with the service tax on it, at the rates of the day. */
function feeOf({ withdrawalFeeSen, serviceTaxBps }: Pick<Settings, 'withdrawalFeeSen' | 'serviceTaxBps'>) {
  const serviceTaxSen = shareHalfUp(withdrawalFeeSen, serviceTaxBps);
  return { feeSen: withdrawalFeeSen, serviceTaxSen, serviceTaxBps };
}

/** Both waits: a new bank account's, and the one after a change of the sign-in (WAL-11, ACC-11). */
async function usableAccount(ctx: QueryCtx, userId: string, holdHours: number): Promise<BankAccount> {
  const account = await currentBankAccount(ctx, userId);
  if (account === null) {
    throw new AppError('bank_account_missing');
  }
  const until = await withdrawalHoldUntil(ctx, userId, account, holdHours);
  if (until !== null) {
    throw new AppError(
      'hold_period',
      { usable_from: until.toISOString() },
      message('withdrawal_hold', { hours: holdHours }),
    );
  }
  return account;
}
