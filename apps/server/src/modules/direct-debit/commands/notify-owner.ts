import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { EndedBy, Mandate } from '../domain/mandate.ts';
import type { Collection } from '../store/collections.ts';

/** Notifies a business owner that collections may begin. */
export async function notifyActive(ctx: Ctx, mandate: Mandate): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: mandate.userId,
      template: 'mandate_active',
      dedupeKey: `mandate_active:${mandate.id}`,
      params: {
        bankName: mandate.bankName,
        maxAmount: senToText(mandate.maxAmountSen),
        reference: mandate.reference,
        startsOn: mandate.startsOn,
      },
    },
  ]);
}

/** Notifies that a mandate was rejected, by the bank or because of the account holder. */
export async function notifyRejected(ctx: Ctx, mandate: Mandate, why: 'bank' | 'held'): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: mandate.userId,
      template: 'mandate_rejected',
      dedupeKey: `mandate_rejected:${mandate.id}`,
      params: { bankName: mandate.bankName, why },
    },
  ]);
}

/** Notifies whether the changed maximum amount is in force. */
export async function notifyChanged(
  ctx: Ctx,
  mandate: Mandate,
  wantedSen: Sen,
  isAccepted: boolean,
): Promise<void> {
  const validSen = isAccepted ? wantedSen : mandate.maxAmountSen;
  await notifyUsers(ctx, [
    {
      userId: mandate.userId,
      template: 'mandate_changed',
      dedupeKey: `mandate_changed:${mandate.maintenanceIntentId}`,
      params: {
        bankName: mandate.bankName,
        maxAmount: senToText(validSen),
        reference: mandate.reference,
        isAccepted,
      },
    },
  ]);
}

/** Notifies that collections have ended. */
export async function notifyEnded(ctx: Ctx, mandate: Mandate, by: EndedBy): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: mandate.userId,
      template: 'mandate_ended',
      dedupeKey: `mandate_ended:${mandate.id}`,
      params: { bankName: mandate.bankName, reference: mandate.reference, by },
    },
  ]);
}

/** Notifies that an instalment could not be collected, and what comes next. */
export async function notifyFailed(
  ctx: Ctx,
  collection: Collection,
  outcome: { readonly noteNumber: string; readonly reason: string; readonly retryOn: Day | null },
): Promise<void> {
  const reason = outcome.reason === 'limit' || outcome.reason === 'bank_offline' ? outcome.reason : 'other';
  await notifyUsers(ctx, [
    {
      userId: collection.userId,
      template: 'collection_failed',
      dedupeKey: `collection_failed:${collection.id}`,
      params: {
        noteNumber: outcome.noteNumber,
        amount: senToText(collection.amountSen),
        dueOn: collection.dueOn,
        reason,
        retryOn: outcome.retryOn,
      },
    },
  ]);
}

/** Notifies that an instalment was collected. */
export async function notifyCollected(
  ctx: Ctx,
  collection: Collection,
  paid: { readonly noteNumber: string; readonly refNumber: string },
): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: collection.userId,
      template: 'collection_paid',
      dedupeKey: `collection_paid:${collection.id}`,
      params: { ...paid, amount: senToText(collection.amountSen), dueOn: collection.dueOn },
    },
  ]);
}
