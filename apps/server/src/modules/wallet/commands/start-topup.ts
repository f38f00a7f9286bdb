import { message } from '@titian/contracts/messages/message';
import { parseSen, type Sen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { newRefNumber, type Payments } from '../../payments/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { topupProblem } from '../domain/validate-topup.ts';
import { readTopupLimits } from '../queries/topup-limits.ts';
import { insertTopup } from '../store/topups.ts';

export interface StartTopup {
  readonly userId: string;
  /** As it came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly idempotencyKey: string;
  /** Of the phone's link that it is made with. */
  readonly mobileTokenHash?: Buffer;
}

export interface StartedTopup {
  readonly link: string;
  readonly refNumber: string;
  readonly amountSen: Sen;
  /** Of the payment page; the result page of a manual transfer stays. */
  readonly expiresAt: Date | null;
}

/**
 * Opens an FPX top-up: a payment that its link allows for 30 minutes.
 * @throws AppError `not_approved`, `account_restricted`; FieldError on an amount outside the limits (WAL-1)
 */
export async function startTopup(ctx: Ctx, payments: Payments, input: StartTopup): Promise<StartedTopup> {
  const investor = await readInvestor(ctx, input.userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  await requireMoneyAllowed(ctx, input.userId, 'topup_start');
  const amountSen = await validatedAmount(ctx, input);
  const id = newId();
  const refNumber = newRefNumber(input.mobileTokenHash === undefined ? 'topup' : 'mobile_topup');
  const intent = await payments.createIntent(ctx, {
    purpose: 'topup',
    purposeId: id,
    userId: input.userId,
    amountSen,
    payerHint: investor.verifiedName,
    description: `Top up ${refNumber}`,
    refNumber,
    idempotencyKey: input.idempotencyKey,
  });
  await insertTopup(ctx.tx, {
    id,
    investor_id: input.userId,
    payment_type: 'fpx',
    intent_id: intent.intentId,
    ref_number: refNumber,
    amount_sen: amountSen,
    mobile_token_hash: input.mobileTokenHash ?? null,
    is_first: investor.firstTopupAt === null,
    business_date: ctx.businessDate,
  });
  await recordAudit(ctx, { action: 'topup.started', subjectKind: 'topup', subjectId: id });
  return { link: intent.link, refNumber, amountSen, expiresAt: intent.expiresAt };
}

/** The amount in sen, within the limits of the investor's kind of account; the rail's own limits are assessed later. */
export async function validatedAmount(
  ctx: Ctx,
  { amount, userId }: Pick<StartTopup, 'amount' | 'userId'>,
): Promise<Sen> {
  const amountSen = parseSen(amount);
  if (amountSen === null) {
    throw fieldError('amount', message('amount_invalid'));
  }
  const rejection = topupProblem(amountSen, await readTopupLimits(ctx, userId));
  if (rejection !== null) {
    throw fieldError('amount', rejection);
  }
  return amountSen;
}
