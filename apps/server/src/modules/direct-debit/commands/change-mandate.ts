import { message } from '@titian/contracts/messages/message';
import { maxSen, type Sen, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { readUser, requireStepUp } from '../../identity/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { type CreatedIntent, newRefNumber, type Payments } from '../../payments/public.ts';
import { isCollectable, type Mandate } from '../domain/mandate.ts';
import { COLLECTIONS_A_MONTH } from '../domain/terms.ts';
import { mandateOptions } from '../queries/options.ts';
import { changeMandate, lockRunning } from '../store/mandates.ts';
import { rejectAmount } from './create-mandate.ts';
import { notifyChanged } from './notify-owner.ts';

export interface ChangeRequest {
  readonly userId: string;
  readonly maxAmountSen: Sen;
  readonly otpCode: string | null;
}

/**
 * Requests another maximum amount, which its owner authorises at the bank within 30 minutes; what the bank approved
 * before stays valid until it has accepted the change. It replaces a pending change.
 * @throws AppError `wrong_state` without an active mandate, `step_up_required`; FieldError on `max_amount`, `otp_code`
 */
export async function changeMaximum(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent' | 'capabilities'>,
  { userId, maxAmountSen, otpCode }: ChangeRequest,
): Promise<CreatedIntent> {
  const options = await mandateOptions(ctx, userId);
  const mandate = await lockRunning(ctx.tx, userId);
  if (mandate === null || !isCollectable(mandate) || mandate.mandateNumber === null) {
    throw new AppError('wrong_state', {}, message('mandate_none_active'));
  }
  rejectAmount({ maxAmountSen, channel: mandate.channel }, options, payments.capabilities());
  if (maxAmountSen === mandate.maxAmountSen) {
    throw fieldError('max_amount', message('mandate_amount_unchanged'));
  }
  await requireStepUp(ctx, userId, { action: 'mandate_change', amountSen: maxAmountSen }, otpCode);
  const intent = await authorisation(ctx, payments, mandate, maxAmountSen);
  const change = { pending_max_sen: maxAmountSen, maintenance_intent_id: intent.intentId };
  await changeMandate(ctx.tx, mandate.id, { state: 'maintenance_pending', ...change });
  await recordAudit(ctx, {
    action: 'mandate.change_asked',
    subjectKind: 'mandate',
    subjectId: mandate.id,
    before: { max_amount: senToText(mandate.maxAmountSen) },
    after: { max_amount: senToText(maxAmountSen) },
  });
  return intent;
}

async function authorisation(
  ctx: Ctx,
  payments: Pick<Payments, 'createIntent' | 'capabilities'>,
  mandate: Mandate,
  maxAmountSen: Sen,
): Promise<CreatedIntent> {
  const issuer = await readIssuer(ctx, mandate.userId);
  const user = await readUser(ctx, mandate.userId);
  invariant(issuer !== null && user !== null, `${mandate.userId} is an approved business owner`);
  return payments.createIntent(ctx, {
    purpose: 'mandate',
    purposeId: mandate.id,
    userId: mandate.userId,
    amountSen: payments.capabilities().mandateVerificationSen,
    payerHint: issuer.companyName,
    description: 'Change of direct debit',
    refNumber: newRefNumber('mandate'),
    idempotencyKey: newId(),
    mandate: {
      mandateId: mandate.id,
      channel: mandate.channel,
      bankId: mandate.bankCode,
      terms: {
        payerIdNumber: issuer.registrationNo,
        payerIdKind: 'registration',
        payerPhone: user.phoneE164,
        maxAmountSen,
        collectionsAMonth: COLLECTIONS_A_MONTH,
        startsOn: mandate.startsOn,
        endsOn: mandate.endsOn,
        changes: mandate.mandateNumber,
      },
    },
  });
}

/** Whether a payment authorises the change that a mandate waits for. */
export function isChange(mandate: Mandate, intentId: string): boolean {
  return mandate.state === 'maintenance_pending' && mandate.maintenanceIntentId === intentId;
}

/** The payer authorised the change: the bank is queried for its decision. */
export async function changeAuthorised(ctx: Ctx, mandate: Mandate): Promise<void> {
  await recordAudit(ctx, {
    action: 'mandate.change_authorised',
    subjectKind: 'mandate',
    subjectId: mandate.id,
  });
  await enqueue(ctx, 'mandate_decision', { mandate_id: mandate.id }, { key: `mandate:${mandate.id}` });
}

/** The bank accepted the change: from now on the other amount counts. */
export async function acceptChange(ctx: Ctx, mandate: Mandate): Promise<void> {
  const { pendingMaxSen } = mandate;
  invariant(pendingMaxSen !== null, `mandate ${mandate.id} is being changed`);
  await endChange(ctx, mandate, {
    max_amount_sen: pendingMaxSen,
    most_allowed_sen: maxSen(mandate.mostAllowedSen, pendingMaxSen),
  });
  await notifyChanged(ctx, mandate, pendingMaxSen, true);
}

/** Nothing was changed; the amount that is valid stays. */
export async function dropChange(ctx: Ctx, mandate: Mandate): Promise<void> {
  const { pendingMaxSen } = mandate;
  invariant(pendingMaxSen !== null, `mandate ${mandate.id} is being changed`);
  await endChange(ctx, mandate, {});
  await notifyChanged(ctx, mandate, pendingMaxSen, false);
}

async function endChange(
  ctx: Ctx,
  mandate: Mandate,
  accepted: { readonly max_amount_sen?: Sen; readonly most_allowed_sen?: Sen },
): Promise<void> {
  await changeMandate(ctx.tx, mandate.id, { ...accepted, state: 'active', pending_max_sen: null });
  await recordAudit(ctx, {
    action: accepted.max_amount_sen === undefined ? 'mandate.change_dropped' : 'mandate.changed',
    subjectKind: 'mandate',
    subjectId: mandate.id,
    before: { max_amount: senToText(mandate.maxAmountSen) },
    after: { max_amount: senToText(accepted.max_amount_sen ?? mandate.maxAmountSen) },
  });
}
