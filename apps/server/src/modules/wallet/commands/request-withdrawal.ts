import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireStepUp } from '../../identity/public.ts';
import { type LockedAccounts, lockAccounts } from '../../ledger/public.ts';
import type { Investor } from '../../onboarding/public.ts';
import { netOfWithdrawal } from '../domain/withdrawal.ts';
import { checkTerms, type WithdrawalTerms, withdrawingInvestor } from '../queries/check-withdrawal.ts';
import { type RequestedWithdrawal, takeWithdrawal } from './take-withdrawal.ts';

export interface WithdrawalRequest {
  readonly userId: string;
  /** As it came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly otpCode: string | null;
  readonly idempotencyKey: string;
}

/** A withdrawal that two operators decided, where the investor's funds are managed. */
export interface ApprovedWithdrawal {
  readonly userId: string;
  readonly amountSen: Sen;
  readonly approvalId: string;
}

/**
 * Takes the amount out of the investor's cash at once and queues the payout to their own verified account
 * (WAL-10). Assessed in the order amount, hold, fresh code.
 *
 * @throws FieldError on amount or otp_code; AppError `account_restricted`, `bank_account_missing`, `hold_period`,
 * `step_up_required`
 */
export async function requestWithdrawal(ctx: Ctx, request: WithdrawalRequest): Promise<RequestedWithdrawal> {
  const { userId, amount, idempotencyKey } = request;
  const investor = await withdrawingInvestor(ctx, userId);
  const locked = await lockAccounts(ctx, [investor.cashAccountId]);
  const checked = await checkTerms(ctx, userId, amount, balanceIn(locked, investor));
  await demandCode(ctx, request, checked.terms);
  return takeWithdrawal(ctx, { investor, locked, idempotencyKey, ...checked });
}

/**
 * The same where two operators decided it for an investor whose funds are managed: their approval stands where the
 * investor's fresh code would (FND-5).
 * @throws FieldError on amount; AppError `account_restricted`, `bank_account_missing`, `hold_period`
 */
export async function withdrawByApproval(
  ctx: Ctx,
  { userId, amountSen, approvalId }: ApprovedWithdrawal,
): Promise<RequestedWithdrawal> {
  const investor = await withdrawingInvestor(ctx, userId);
  const locked = await lockAccounts(ctx, [investor.cashAccountId]);
  const checked = await checkTerms(ctx, userId, senToText(amountSen), balanceIn(locked, investor));
  return takeWithdrawal(ctx, { investor, locked, idempotencyKey: approvalId, ...checked });
}

function balanceIn(locked: LockedAccounts, { cashAccountId }: Investor): Sen {
  return locked.get(cashAccountId)?.balanceSen ?? ZERO_SEN;
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
