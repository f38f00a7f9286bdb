import type { Message } from '@titian/contracts/messages/definition';
import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Insertable } from 'kysely';
import type { MandateTerms } from '../../../gateways/rail/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import type { Mandates } from '../../../platform/db/schema.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readUser } from '../../identity/public.ts';
import { type CreatedIntent, newRefNumber, type Payments } from '../../payments/public.ts';
import type { DepositTerms } from '../domain/deposit-terms.ts';
import { COLLECTIONS_A_MONTH } from '../domain/terms.ts';
import { changeMandate, insertMandate, lockRunning } from '../store/mandates.ts';
import type { ChosenBank } from './choose-bank.ts';

/** A mandate that its owner is to authorise at the bank. */
export interface NewMandate extends ChosenBank {
  readonly userId: string;
  readonly maxAmountSen: Sen;
  readonly startsOn: Day;
  readonly endsOn: Day;
  /** Null for one that repayments are collected under. */
  readonly deposit: DepositTerms | null;
  readonly payer: Pick<MandateTerms, 'payerIdNumber' | 'payerIdKind'> & { readonly name: string };
  /** What the payer reads at the bank. */
  readonly description: string;
  /** The refusal of a second one. */
  readonly exists: Message;
}

/**
 * Locks the mandate that a new one replaces: one that was begun and never taken to the bank.
 * @throws AppError `wrong_state` beside any other that runs
 */
export async function lockReplaced(ctx: Ctx, userId: string, exists: Message): Promise<string | null> {
  const before = await lockRunning(ctx.tx, userId);
  if (before !== null && before.state !== 'draft') {
    throw new AppError('wrong_state', {}, exists);
  }
  return before?.id ?? null;
}

/** Writes a mandate with the payment that authorises it, on the payment page and within 30 minutes. */
export async function writeMandate(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent' | 'capabilities'>,
  mandate: NewMandate,
  replacedId: string | null,
): Promise<CreatedIntent> {
  const { userId, channel, bank, maxAmountSen, deposit } = mandate;
  if (replacedId !== null) {
    await changeMandate(ctx.tx, replacedId, { state: 'rejected', rejected_reason: 'replaced' });
  }
  const id = newId();
  const reference = newRefNumber(deposit === null ? 'mandate' : 'deposit_mandate');
  await insertOnce(ctx, rowOf(ctx, { ...mandate, id, reference }), mandate.exists);
  const intent = await payments.createIntent(ctx, {
    purpose: 'mandate',
    purposeId: id,
    userId,
    amountSen: payments.capabilities().mandateVerificationSen,
    payerHint: mandate.payer.name,
    description: mandate.description,
    refNumber: reference,
    idempotencyKey: id,
    mandate: { mandateId: id, channel, bankId: bank.id, terms: await termsOf(ctx, mandate) },
  });
  await changeMandate(ctx.tx, id, { intent_id: intent.intentId });
  await recordAudit(ctx, {
    action: 'mandate.created',
    subjectKind: 'mandate',
    subjectId: id,
    after: {
      ...{ reference, bank: bank.id, max_amount: senToText(maxAmountSen) },
      ...(deposit === null ? {} : { amount: senToText(deposit.amountSen), day_of_month: deposit.dayOfMonth }),
    },
  });
  return intent;
}

function rowOf(
  ctx: Ctx,
  { deposit, ...mandate }: NewMandate & { readonly id: string; readonly reference: string },
): Insertable<Mandates> {
  return {
    id: mandate.id,
    user_id: mandate.userId,
    reference: mandate.reference,
    max_amount_sen: mandate.maxAmountSen,
    bank_code: mandate.bank.id,
    bank_name: mandate.bank.name,
    channel: mandate.channel,
    state: 'draft',
    starts_on: mandate.startsOn,
    ends_on: mandate.endsOn,
    business_date: ctx.businessDate,
    ...(deposit === null
      ? {}
      : {
          purpose: 'deposit',
          deposit_sen: deposit.amountSen,
          deposit_day: deposit.dayOfMonth,
          deposit_from: deposit.from,
        }),
  };
}

async function termsOf(ctx: Ctx, mandate: NewMandate): Promise<MandateTerms> {
  const { userId, maxAmountSen, startsOn, endsOn } = mandate;
  const { payerIdNumber, payerIdKind } = mandate.payer;
  const user = await readUser(ctx, userId);
  invariant(user, `user ${userId} of a mandate exists`);
  return {
    ...{ payerIdNumber, payerIdKind, payerPhone: user.phoneE164 },
    ...{ maxAmountSen, collectionsAMonth: COLLECTIONS_A_MONTH, startsOn, endsOn, changes: null },
  };
}

/** Of two requests at the same moment one is written. */
async function insertOnce(ctx: Ctx, row: Insertable<Mandates>, exists: Message): Promise<void> {
  try {
    await insertMandate(ctx.tx, row);
  } catch (error) {
    throw isUniqueViolation(error, 'mandates_running') ? new AppError('wrong_state', {}, exists) : error;
  }
}
