import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { DepositTerms } from '../domain/deposit-terms.ts';
import type { EndedBy, Mandate } from '../domain/mandate.ts';
import { firstDue } from '../domain/recurring-deposit.ts';
import type { Collection } from '../store/collections.ts';
import type { DepositCollection } from '../store/deposits.ts';

/** Notifies the owner of a mandate that collections may begin. */
export async function notifyActive(ctx: Ctx, mandate: Mandate): Promise<void> {
  if (mandate.deposit !== null) {
    return notifyDepositActive(ctx, mandate, mandate.deposit);
  }
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

async function notifyDepositActive(ctx: Ctx, mandate: Mandate, deposit: DepositTerms): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: mandate.userId,
      template: 'deposit_active',
      dedupeKey: `mandate_active:${mandate.id}`,
      params: {
        bankName: mandate.bankName,
        amount: senToText(deposit.amountSen),
        dayOfMonth: deposit.dayOfMonth,
        firstOn: firstDue(deposit.dayOfMonth, mandate.startsOn),
        reference: mandate.reference,
      },
    },
  ]);
}

/** Notifies that a mandate was rejected, by the bank or because of the account holder. */
export async function notifyRejected(ctx: Ctx, mandate: Mandate, why: 'bank' | 'held'): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: mandate.userId,
      template: mandate.deposit === null ? 'mandate_rejected' : 'deposit_rejected',
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
      template: mandate.deposit === null ? 'mandate_ended' : 'deposit_ended',
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
  await notifyUsers(ctx, [
    {
      userId: collection.userId,
      template: 'collection_failed',
      dedupeKey: `collection_failed:${collection.id}`,
      params: {
        noteNumber: outcome.noteNumber,
        amount: senToText(collection.amountSen),
        dueOn: collection.dueOn,
        reason: failureGroup(outcome.reason),
        retryOn: outcome.retryOn,
      },
    },
  ]);
}

/** Notifies that a recurring deposit could not be collected: again on a day, or paused after the last try. */
export async function notifyDepositFailed(
  ctx: Ctx,
  collection: DepositCollection,
  outcome: { readonly reason: string; readonly retryOn: Day | null },
): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: collection.userId,
      template: 'deposit_failed',
      dedupeKey: `collection_failed:${collection.id}`,
      params: {
        amount: senToText(collection.amountSen),
        dueOn: collection.dueOn,
        reason: failureGroup(outcome.reason),
        retryOn: outcome.retryOn,
      },
    },
  ]);
}

/** The reasons that a mail words apart. */
function failureGroup(reason: string): 'limit' | 'bank_offline' | 'other' {
  return reason === 'limit' || reason === 'bank_offline' ? reason : 'other';
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
