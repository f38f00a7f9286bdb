import { message } from '@titian/contracts/messages/message';
import { addDays, type Day, nextBusinessDay } from '@titian/finance/calendar';
import { type RateBps, shareHalfUp } from '@titian/finance/rate';
import { addSen, parseSen, type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { requireStepUp } from '../../identity/public.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import {
  type BankAccount,
  currentBankAccount,
  type Investor,
  readInvestor,
} from '../../onboarding/public.ts';
import { queuePayout } from '../../payments/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { readHolidays, readSettings, type Settings } from '../../settings/public.ts';
import { withdrawalProblem } from '../domain/validate-withdrawal.ts';
import { netOfWithdrawal, type Withdrawal } from '../domain/withdrawal.ts';
import { withdrawalHoldUntil } from '../queries/withdrawal-hold.ts';
import { insertWithdrawal } from '../store/withdrawals.ts';

export interface WithdrawalRequest {
  readonly userId: string;
  /** As it came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly otpCode: string | null;
  readonly idempotencyKey: string;
}

export interface RequestedWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly balanceSen: Sen;
}

/**
 * Takes the amount out of the investor's cash at once and queues the payout to their own verified account
 * (WAL-10). Assessed in the order amount, hold, fresh code.
 *
 * @throws FieldError on amount or otp_code; AppError `account_restricted`, `bank_account_missing`, `hold_period`,
 * `step_up_required`
 */
export async function requestWithdrawal(ctx: Ctx, request: WithdrawalRequest): Promise<RequestedWithdrawal> {
  const investor = await readInvestor(ctx, request.userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  await requireMoneyAllowed(ctx, request.userId, 'withdrawal');
  const settings = await readSettings(ctx);
  const locked = await lockAccounts(ctx, [investor.cashAccountId]);
  const balanceSen = locked.get(investor.cashAccountId)?.balanceSen ?? ZERO_SEN;
  const amountSen = validatedAmount(request.amount, balanceSen, settings);
  const account = await usableAccount(ctx, request.userId, settings.securityHoldHours);
  const arrivesOn = nextBusinessDay(addDays(ctx.businessDate, 1), await readHolidays(ctx));
  const terms = { amountSen, ...feeOf(settings), arrivesOn };
  await demandCode(ctx, request, terms);
  const transferId = newId();
  const withdrawal = await write(ctx, { request, account, transferId, ...terms });
  await postTransfers(ctx, locked, [
    {
      id: transferId,
      debitAccountId: investor.cashAccountId,
      creditAccountId: platformAccount('withdrawals_in_transit'),
      amountSen,
      kind: 'withdrawal',
      referenceId: withdrawal.id,
      noteId: null,
    },
  ]);
  await queueAndNotify(ctx, withdrawal, investor, account);
  return { withdrawal, balanceSen: subtractSen(balanceSen, amountSen) };
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
async function usableAccount(ctx: Ctx, userId: string, holdHours: number): Promise<BankAccount> {
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

interface WithdrawalTerms {
  readonly amountSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly serviceTaxBps: RateBps;
  readonly arrivesOn: Day;
}

/**
 * Demands the fresh code together with fee, net amount and day of arrival, so that the terms are seen before they are
 * confirmed.
 */
async function demandCode(ctx: Ctx, request: WithdrawalRequest, terms: WithdrawalTerms): Promise<void> {
  try {
    await requireStepUp(
      ctx,
      request.userId,
      { action: 'withdrawal', amountSen: terms.amountSen },
      request.otpCode,
    );
  } catch (error) {
    throw error instanceof AppError && error.code === 'step_up_required'
      ? new AppError('step_up_required', {
          ...error.details,
          fee: senToText(terms.feeSen),
          service_tax: senToText(terms.serviceTaxSen),
          net: senToText(netOfWithdrawal(terms)),
          arrives_on: terms.arrivesOn,
        })
      : error;
  }
}

interface NewWithdrawal extends WithdrawalTerms {
  readonly request: WithdrawalRequest;
  readonly account: BankAccount;
  readonly transferId: string;
}

async function write(
  ctx: Ctx,
  { request, account, transferId, ...terms }: NewWithdrawal,
): Promise<Withdrawal> {
  const { amountSen, feeSen, serviceTaxSen, serviceTaxBps, arrivesOn } = terms;
  const id = newId();
  await insertWithdrawal(ctx.tx, {
    id,
    investor_id: request.userId,
    amount_sen: amountSen,
    fee_sen: feeSen,
    service_tax_sen: serviceTaxSen,
    service_tax_bps: serviceTaxBps,
    bank_account_id: account.id,
    usable_from: ctx.businessNow,
    arrives_on: arrivesOn,
    transfer_id: transferId,
    idempotency_key: request.idempotencyKey,
    business_date: ctx.businessDate,
  });
  return {
    id,
    investorId: request.userId,
    amountSen,
    feeSen,
    serviceTaxSen,
    bankAccountId: account.id,
    state: 'requested',
    arrivesOn,
    reason: null,
    createdAt: ctx.now,
  };
}

async function queueAndNotify(
  ctx: Ctx,
  withdrawal: Withdrawal,
  investor: Investor,
  account: BankAccount,
): Promise<void> {
  await queuePayout(ctx, {
    purpose: 'withdrawal',
    purposeId: withdrawal.id,
    userId: investor.userId,
    bankAccountId: account.id,
    beneficiary: account.holderName,
    amountSen: netOfWithdrawal(withdrawal),
    usableFrom: ctx.businessNow,
  });
  await recordAudit(ctx, {
    action: 'withdrawal.requested',
    subjectKind: 'withdrawal',
    subjectId: withdrawal.id,
    after: { amount: senToText(withdrawal.amountSen) },
  });
  await notifyUsers(ctx, [
    {
      userId: investor.userId,
      dedupeKey: `withdrawal_requested:${withdrawal.id}`,
      template: 'withdrawal_requested',
      params: {
        amount: senToText(withdrawal.amountSen),
        bankName: account.bankName,
        last4: account.last4,
        arrivesOn: withdrawal.arrivesOn,
      },
    },
  ]);
}
