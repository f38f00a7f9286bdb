import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText } from '@titian/finance/sen';
import type { RailCapabilities } from '../../../gateways/rail/port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError, invariant } from '../../../platform/errors.ts';
import { requireStepUp } from '../../identity/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import type { CreatedIntent, Payments } from '../../payments/public.ts';
import { type MandateOptions, mandateOptions } from '../queries/options.ts';
import type { ChosenBank } from './choose-bank.ts';
import { lockReplaced, type NewMandate, writeMandate } from './write-mandate.ts';

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
  const replacedId = await lockReplaced(ctx, request.userId, ONE_RUNNING);
  await requireStepUp(
    ctx,
    request.userId,
    { action: 'mandate_create', amountSen: request.maxAmountSen },
    request.otpCode,
  );
  const issuer = await readIssuer(ctx, request.userId);
  invariant(issuer, `${request.userId} is an approved business owner`);
  const mandate: NewMandate = {
    ...request,
    ...{ startsOn: options.startsOn, endsOn: options.endsOn, deposit: null },
    payer: {
      name: issuer.companyName,
      ...{ payerIdNumber: issuer.registrationNo, payerIdKind: 'registration' },
    },
    ...{ description: 'Direct debit of repayments', exists: ONE_RUNNING },
  };
  return writeMandate(ctx, payments, mandate, replacedId);
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
