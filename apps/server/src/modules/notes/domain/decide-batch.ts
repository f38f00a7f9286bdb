import { type Sen, sen } from '@titian/finance/sen';
import { AppError } from '../../../platform/errors.ts';
import {
  decideSubscription,
  type NoteTerms,
  type Subscriber,
  type SubscriptionRequest,
  type SubscriptionRules,
} from './decide-subscription.ts';

/** A subscription on its way through the queue. */
export interface QueuedSubscription extends SubscriptionRequest {
  readonly investorId: string;
  readonly isIndividual: boolean;
  readonly idempotencyKey: string;
  readonly requestHash: Buffer;
}

/** An accepted subscription, with all that its answer and its row need. */
export interface AcceptedSubscription {
  readonly subscription: QueuedSubscription;
  readonly amountSen: Sen;
  readonly overLimit: boolean;
  readonly balanceSen: Sen;
  readonly raisedAfterSen: Sen;
}

export type SubscriptionOutcome =
  | { readonly kind: 'accepted'; readonly accepted: AcceptedSubscription }
  | { readonly kind: 'repeats'; readonly of: AcceptedSubscription }
  | { readonly kind: 'refused'; readonly error: AppError };

export interface BatchResult {
  readonly outcomes: readonly SubscriptionOutcome[];
  readonly accepted: readonly AcceptedSubscription[];
  readonly raisedSen: Sen;
}

/**
 * Decides subscriptions in the order they arrived, each against what those before it left: a rejected subscription
 * takes neither room nor cash from those behind it (SUB-2). A repeated key gets one answer.
 */
export function decideBatch(
  note: NoteTerms,
  subscribers: ReadonlyMap<string, Subscriber>,
  subscriptions: readonly QueuedSubscription[],
  rules: SubscriptionRules,
  at: Date,
): BatchResult {
  let raised: bigint = note.raisedSen;
  const current = new Map(subscribers);
  const byKey = new Map<string, AcceptedSubscription>();
  const accepted: AcceptedSubscription[] = [];
  const outcomes = subscriptions.map((subscription): SubscriptionOutcome => {
    const key = `${subscription.investorId}:${subscription.idempotencyKey}`;
    const before = byKey.get(key);
    if (before) {
      return repeatOf(before, subscription);
    }
    const subscriber = current.get(subscription.investorId);
    if (!subscriber) {
      return { kind: 'refused', error: new AppError('not_approved') };
    }
    const decision = decideSubscription(
      { ...note, raisedSen: sen(raised) },
      subscriber,
      subscription,
      rules,
      at,
    );
    if (!decision.accepted) {
      return { kind: 'refused', error: decision.error };
    }
    const { amountSen, overLimit } = decision;
    raised += amountSen;
    const balanceSen = sen(subscriber.cashSen - amountSen);
    current.set(subscription.investorId, {
      ...subscriber,
      cashSen: balanceSen,
      waitingSen: sen(subscriber.waitingSen + amountSen),
      withIssuerSen: sen(subscriber.withIssuerSen + amountSen),
      autoMonthSen:
        subscription.monthlyBudgetSen === undefined
          ? subscriber.autoMonthSen
          : sen(subscriber.autoMonthSen + amountSen),
    });
    const taken = { subscription, amountSen, overLimit, balanceSen, raisedAfterSen: sen(raised) };
    accepted.push(taken);
    byKey.set(key, taken);
    return { kind: 'accepted', accepted: taken };
  });
  return { outcomes, accepted, raisedSen: sen(raised) };
}

/** The same key with another request is a mistake of the client; with the same one, the same answer. */
function repeatOf(before: AcceptedSubscription, subscription: QueuedSubscription): SubscriptionOutcome {
  return before.subscription.requestHash.equals(subscription.requestHash)
    ? { kind: 'repeats', of: before }
    : { kind: 'refused', error: new AppError('idempotency_conflict') };
}
