import { message } from '@titian/contracts/messages/message';
import { addDays } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { requireStepUp } from '../../identity/public.ts';
import type { Payments } from '../../payments/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import type { DepositTerms } from '../domain/deposit-terms.ts';
import type { Mandate } from '../domain/mandate.ts';
import { depositOptions } from '../queries/deposit-options.ts';
import { changeMandate, lockRunning } from '../store/mandates.ts';
import { depositAmount } from './set-up-deposit.ts';

export interface DepositChange {
  readonly userId: string;
  /** As it came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly dayOfMonth: number;
  readonly otpCode: string | null;
}

type DepositMandate = Mandate & { readonly deposit: DepositTerms };

/**
 * Another amount or day, within what the bank has approved: it counts at once (DDB-11).
 * @throws AppError `wrong_state` without a recurring deposit, `account_restricted`, `step_up_required`; FieldError on
 * `amount`, `otp_code`
 */
export async function changeDeposit(
  ctx: Ctx,
  payments: Pick<Payments, 'capabilities'>,
  { userId, amount, dayOfMonth, otpCode }: DepositChange,
): Promise<void> {
  const { mostSen } = await depositOptions(ctx, userId, payments.capabilities());
  const { id, deposit, maxAmountSen } = await lockDepositMandate(ctx, userId);
  await requireMoneyAllowed(ctx, userId, 'topup_start');
  const amountSen = await depositAmount(ctx, userId, { amount, mostSen });
  if (amountSen > maxAmountSen) {
    throw fieldError('amount', message('deposit_above_mandate', { maximum: senToText(maxAmountSen) }));
  }
  await requireStepUp(ctx, userId, { action: 'mandate_change', amountSen }, otpCode);
  const isOtherDay = dayOfMonth !== deposit.dayOfMonth;
  await changeMandate(ctx.tx, id, {
    ...{ deposit_sen: amountSen, deposit_day: dayOfMonth },
    // A day that is over already is not made good.
    ...(isOtherDay ? { deposit_from: addDays(ctx.businessDate, 1) } : {}),
  });
  await recordAudit(ctx, {
    action: 'deposit.changed',
    subjectKind: 'mandate',
    subjectId: id,
    before: { amount: senToText(deposit.amountSen), day_of_month: deposit.dayOfMonth },
    after: { amount: senToText(amountSen), day_of_month: dayOfMonth },
  });
}

/**
 * Collects nothing more until it is resumed; the bank keeps the mandate.
 * @throws AppError `wrong_state` without a recurring deposit
 */
export async function pauseDeposit(ctx: Ctx, userId: string): Promise<void> {
  const { id, deposit } = await lockDepositMandate(ctx, userId);
  if (deposit.paused !== null) {
    return;
  }
  await changeMandate(ctx.tx, id, { deposit_paused: 'owner' });
  await recordAudit(ctx, {
    action: 'deposit.paused',
    subjectKind: 'mandate',
    subjectId: id,
    after: { by: 'owner' },
  });
}

/**
 * Collects again from the next day on; what was due in between is not made good.
 * @throws AppError `wrong_state` without a recurring deposit, `account_restricted`
 */
export async function resumeDeposit(ctx: Ctx, userId: string): Promise<void> {
  const { id, deposit } = await lockDepositMandate(ctx, userId);
  await requireMoneyAllowed(ctx, userId, 'topup_start');
  if (deposit.paused === null) {
    return;
  }
  await changeMandate(ctx.tx, id, { deposit_paused: null, deposit_from: addDays(ctx.businessDate, 1) });
  await recordAudit(ctx, { action: 'deposit.resumed', subjectKind: 'mandate', subjectId: id });
}

async function lockDepositMandate(ctx: Ctx, userId: string): Promise<DepositMandate> {
  const mandate = await lockRunning(ctx.tx, userId);
  if (mandate === null || mandate.deposit === null) {
    throw new AppError('wrong_state', {}, message('deposit_none'));
  }
  return { ...mandate, deposit: mandate.deposit };
}
