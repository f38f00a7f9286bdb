import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newToken, tokenHash } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { CreatedIntent, IntentInput } from '../domain/payment.ts';
import { storedTerms } from '../domain/rail-terms.ts';
import { newRefNumber } from '../domain/references.ts';
import { insertIntent } from '../store/intents.ts';

const PAGE_LIFETIME_MS = 30 * 60_000;

/**
 * Writes a payment that can be made on the payment page within 30 minutes; one per user and idempotency key.
 * @throws AppError `idempotency_conflict` when the key names another payment already
 */
export async function createIntent(ctx: Ctx, input: IntentInput, publicUrl: string): Promise<CreatedIntent> {
  const intentId = newId();
  const token = newToken();
  const expiresAt = later(ctx.now, PAGE_LIFETIME_MS);
  const refNumber = input.refNumber ?? newRefNumber(input.purpose);
  await insertOnce(ctx, { ...input, refNumber }, { intentId, token, expiresAt });
  await enqueue(ctx, 'payment_page_expiry', { intent_id: intentId }, { runAt: expiresAt });
  await recordAudit(ctx, {
    action: 'payment.created',
    subjectKind: 'payment',
    subjectId: intentId,
    after: { purpose: input.purpose, purpose_id: input.purposeId, ref_number: refNumber },
  });
  return { intentId, refNumber, link: `${publicUrl.replace(/\/$/, '')}/pay/${token}`, expiresAt };
}

async function insertOnce(
  ctx: Ctx,
  input: IntentInput & { refNumber: string },
  page: { intentId: string; token: string; expiresAt: Date },
): Promise<void> {
  try {
    await insertIntent(ctx.tx, {
      id: page.intentId,
      ref_number: input.refNumber,
      purpose: input.purpose,
      purpose_id: input.purposeId,
      user_id: input.userId,
      page_token_hash: tokenHash(page.token),
      page_expires_at: page.expiresAt,
      payer_hint: input.payerHint,
      description: input.description,
      amount_sen: input.amountSen,
      idempotency_key: input.idempotencyKey,
      date_shift_days: ctx.dateShiftDays,
      business_date: ctx.businessDate,
      ...mandateColumns(input),
    });
  } catch (error) {
    throw isUniqueViolation(error, 'payment_intents_user_id_idempotency_key_key')
      ? new AppError('idempotency_conflict')
      : error;
  }
}

/** The bank of a mandate is chosen before the page opens, because its list depends on what is authorised. */
function mandateColumns({ mandate }: IntentInput) {
  if (mandate === undefined) {
    return {};
  }
  return {
    mandate_id: mandate.mandateId,
    channel: mandate.channel,
    bank_code: mandate.bankId,
    rail_terms: JSON.stringify(storedTerms({ kind: 'mandate', ...mandate.terms })),
  };
}
