import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText } from '@titian/finance/sen';
import type { RailCapabilities } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readUser, requireStepUp } from '../../identity/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { type CreatedIntent, newRefNumber, type Payments } from '../../payments/public.ts';
import { COLLECTIONS_A_MONTH } from '../domain/terms.ts';
import { type MandateOptions, mandateOptions } from '../queries/options.ts';
import { changeMandate, insertMandate, lockRunning } from '../store/mandates.ts';
import type { ChosenBank } from './choose-bank.ts';

export interface MandateRequest extends ChosenBank {
  readonly userId: string;
  readonly maxAmountSen: Sen;
  readonly otpCode: string | null;
}

const ONE_RUNNING = message('mandate_exists');

/**
 * Writes a mandate that its owner may now authorise at the bank, on the payment page and within 30 minutes. One that
 * was begun and never taken to the bank gives way.
 * @throws AppError `wrong_state` beside a running one, `step_up_required`; FieldError on `max_amount`, `otp_code`
 */
export async function createMandate(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent' | 'capabilities'>,
  request: MandateRequest,
): Promise<CreatedIntent> {
  const options = await mandateOptions(ctx, request.userId);
  rejectAmount(request, options, payments.capabilities());
  const before = await lockRunning(ctx.tx, request.userId);
  if (before !== null && before.state !== 'draft') {
    throw new AppError('wrong_state', {}, ONE_RUNNING);
  }
  await requireStepUp(
    ctx,
    request.userId,
    { action: 'mandate_create', amountSen: request.maxAmountSen },
    request.otpCode,
  );
  if (before !== null) {
    await changeMandate(ctx.tx, before.id, { state: 'rejected', rejected_reason: 'replaced' });
  }
  return write(ctx, payments, request, options);
}

/** @throws FieldError on `max_amount` outside what is owed and what the channel takes */
export function rejectAmount(
  { maxAmountSen, channel }: Pick<MandateRequest, 'maxAmountSen' | 'channel'>,
  { leastSen, largestSen }: MandateOptions,
  { channels }: RailCapabilities,
): void {
  if (maxAmountSen < leastSen) {
    const minimum = senToText(leastSen);
    throw fieldError(
      'max_amount',
      largestSen === null
        ? message('mandate_below_minimum', { minimum })
        : message('mandate_below_instalment', { minimum }),
    );
  }
  const limit = channels.find((one) => one.channel === channel);
  if (limit !== undefined && maxAmountSen > limit.maxSen) {
    const maximum = senToText(limit.maxSen);
    throw fieldError(
      'max_amount',
      channel === 'b2c'
        ? message('mandate_above_personal_limit', { maximum })
        : message('mandate_above_corporate_limit', { maximum }),
    );
  }
}

async function write(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent' | 'capabilities'>,
  request: MandateRequest,
  { startsOn, endsOn }: MandateOptions,
): Promise<CreatedIntent> {
  const { userId, channel, bank, maxAmountSen } = request;
  const issuer = await readIssuer(ctx, userId);
  const user = await readUser(ctx, userId);
  invariant(issuer !== null && user !== null, `${userId} is an approved business owner`);
  const mandateId = newId();
  const reference = newRefNumber('mandate');
  await insertOnce(ctx, {
    id: mandateId,
    user_id: userId,
    reference,
    max_amount_sen: maxAmountSen,
    bank_code: bank.id,
    bank_name: bank.name,
    channel,
    state: 'draft',
    starts_on: startsOn,
    ends_on: endsOn,
    business_date: ctx.businessDate,
  });
  const intent = await payments.createIntent(ctx, {
    purpose: 'mandate',
    purposeId: mandateId,
    userId,
    amountSen: payments.capabilities().mandateVerificationSen,
    payerHint: issuer.companyName,
    description: 'Direct debit of repayments',
    refNumber: reference,
    idempotencyKey: mandateId,
    mandate: {
      mandateId,
      channel,
      bankId: bank.id,
      terms: {
        payerIdNumber: issuer.registrationNo,
        payerPhone: user.phoneE164,
        maxAmountSen,
        collectionsAMonth: COLLECTIONS_A_MONTH,
        startsOn,
        endsOn,
        changes: null,
      },
    },
  });
  await changeMandate(ctx.tx, mandateId, { intent_id: intent.intentId });
  await recordAudit(ctx, {
    action: 'mandate.created',
    subjectKind: 'mandate',
    subjectId: mandateId,
    after: { reference, bank: bank.id, max_amount: senToText(maxAmountSen) },
  });
  return intent;
}

/** Of two requests at the same moment one is written. */
async function insertOnce(ctx: Ctx, row: Parameters<typeof insertMandate>[1]): Promise<void> {
  try {
    await insertMandate(ctx.tx, row);
  } catch (error) {
    throw isUniqueViolation(error, 'mandates_running') ? new AppError('wrong_state', {}, ONE_RUNNING) : error;
  }
}
