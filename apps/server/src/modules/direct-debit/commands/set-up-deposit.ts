import { message } from '@titian/contracts/messages/message';
import { type Day, parseDay } from '@titian/finance/calendar';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { requireStepUp } from '../../identity/public.ts';
import { type Investor, readApplicant, readInvestor } from '../../onboarding/public.ts';
import type { CreatedIntent, Payments } from '../../payments/public.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { validatedAmount } from '../../wallet/public.ts';
import { firstDue } from '../domain/recurring-deposit.ts';
import { type DepositOptions, depositOptions } from '../queries/deposit-options.ts';
import type { ChosenBank } from './choose-bank.ts';
import { lockReplaced, type NewMandate, writeMandate } from './write-mandate.ts';

export interface DepositRequest extends ChosenBank {
  readonly userId: string;
  /** As they came: ringgit with at most two decimals. */
  readonly amount: string;
  readonly maxAmount: string | null;
  readonly dayOfMonth: number;
  readonly endsOn: string | null;
  readonly otpCode: string | null;
}

const ONE_RUNNING = message('deposit_exists');

/**
 * Writes the mandate of a recurring deposit, which its investor may now authorise at the bank (DDB-9). One that was
 * begun and never taken to the bank gives way.
 * @throws AppError `not_approved`, `account_restricted`, `wrong_state` beside a running one, `step_up_required`;
 * FieldError on `amount`, `max_amount`, `ends_on`, `otp_code`
 */
export async function setUpDeposit(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent' | 'capabilities'>,
  request: DepositRequest,
): Promise<CreatedIntent> {
  const { userId, channel, bank, dayOfMonth } = request;
  const investor = await readInvestor(ctx, userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  await requireMoneyAllowed(ctx, userId, 'topup_start');
  const options = await depositOptions(ctx, userId, payments.capabilities());
  const amountSen = await depositAmount(ctx, userId, { amount: request.amount, mostSen: options.mostSen });
  const maxAmountSen = largest(request.maxAmount, { amountSen, mostSen: options.mostSen });
  const endsOn = lastDay(request, options);
  const replacedId = await lockReplaced(ctx, userId, ONE_RUNNING);
  await requireStepUp(ctx, userId, { action: 'mandate_create', amountSen: maxAmountSen }, request.otpCode);
  const mandate: NewMandate = {
    ...{ userId, channel, bank, maxAmountSen, startsOn: options.startsOn, endsOn },
    deposit: { amountSen, dayOfMonth, from: options.startsOn, paused: null },
    payer: { name: investor.verifiedName, ...(await identityOf(ctx, investor)) },
    ...{ description: 'Recurring deposit', exists: ONE_RUNNING },
  };
  return writeMandate(ctx, payments, mandate, replacedId);
}

/**
 * The monthly amount within what one top-up may be, and what a collection may be.
 * @throws FieldError on `amount`
 */
export async function depositAmount(
  ctx: Ctx,
  userId: string,
  { amount, mostSen }: { readonly amount: string; readonly mostSen: Sen },
): Promise<Sen> {
  const amountSen = await validatedAmount(ctx, { amount, userId });
  if (amountSen > mostSen) {
    throw fieldError('amount', message('deposit_above_maximum', { maximum: senToText(mostSen) }));
  }
  return amountSen;
}

/** What the bank is to allow at most: the amount itself, or more, so that it can be raised without the bank. */
function largest(
  maxAmount: string | null,
  { amountSen, mostSen }: { readonly amountSen: Sen; readonly mostSen: Sen },
): Sen {
  if (maxAmount === null) {
    return amountSen;
  }
  const maxSen = parseSen(maxAmount);
  invariant(maxSen !== null, 'the contract checked the amount');
  if (maxSen < amountSen) {
    throw fieldError('max_amount', message('deposit_maximum_below_amount', { amount: senToText(amountSen) }));
  }
  if (maxSen > mostSen) {
    throw fieldError('max_amount', message('deposit_above_maximum', { maximum: senToText(mostSen) }));
  }
  return maxSen;
}

/** The last day, with at least one collection before it; as long as a mandate may be valid where none is chosen. */
function lastDay({ endsOn, dayOfMonth }: DepositRequest, options: DepositOptions): Day {
  if (endsOn === null) {
    return options.endsOn;
  }
  const chosen = parseDay(endsOn);
  invariant(chosen !== null, 'the contract checked the day');
  const first = firstDue(dayOfMonth, options.startsOn);
  if (chosen <= first) {
    throw fieldError('ends_on', message('deposit_ends_too_early', { first }));
  }
  if (chosen > options.endsOn) {
    throw fieldError('ends_on', message('deposit_ends_too_late', { last: options.endsOn }));
  }
  return chosen;
}

/**
 * How the bank is told who pays: a company by its registration, a person by the platform's own number, because orders
 * and messages are stored in plain and carry no identity number (decision 120).
 */
async function identityOf(ctx: Ctx, { userId, invNo }: Investor): Promise<Omit<NewMandate['payer'], 'name'>> {
  const registrationNo = (await readApplicant(ctx, userId))?.registrationNo ?? null;
  return registrationNo === null
    ? { payerIdNumber: invNo, payerIdKind: 'customer' }
    : { payerIdNumber: registrationNo, payerIdKind: 'registration' };
}
