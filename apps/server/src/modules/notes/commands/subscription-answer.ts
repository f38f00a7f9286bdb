import type { Sen } from '@titian/finance/sen';
import type { Outcome } from '../../../platform/batching.ts';
import { AppError } from '../../../platform/errors.ts';
import type {
  AcceptedSubscription,
  QueuedSubscription,
  SubscriptionOutcome,
} from '../domain/decide-batch.ts';
import type { Note } from '../domain/note.ts';
import type { KeyedSubscription } from '../store/subscriptions.ts';

/** What an accepted subscription is answered with; a repeated key gets the same again. */
export interface SubscriptionAnswer {
  readonly subscriptionId: string;
  readonly noteId: string;
  readonly amountSen: Sen;
  readonly cancelUntil: Date;
  readonly balanceSen: Sen;
  readonly raisedSen: Sen;
  readonly targetSen: Sen;
  readonly replayed: boolean;
}

/** The answer to a subscription that was decided now; one that repeats another of its batch gets that one's. */
export function answerNew(
  outcome: SubscriptionOutcome | undefined,
  made: { note: Note; ids: ReadonlyMap<AcceptedSubscription, string>; cancelUntil: Date },
): Outcome<SubscriptionAnswer> {
  if (!outcome || outcome.kind === 'refused') {
    return { ok: false, error: outcome?.error ?? new AppError('internal') };
  }
  const taken = outcome.kind === 'accepted' ? outcome.accepted : outcome.of;
  return {
    ok: true,
    value: {
      subscriptionId: made.ids.get(taken) ?? '',
      noteId: made.note.id,
      amountSen: taken.amountSen,
      cancelUntil: made.cancelUntil,
      balanceSen: taken.balanceSen,
      raisedSen: taken.raisedAfterSen,
      targetSen: made.note.targetSen,
      replayed: outcome.kind === 'repeats',
    },
  };
}

/** The answer to a key that was used before: the same again, unless it was another request. */
export function answerEarlier(
  earlier: KeyedSubscription,
  subscription: QueuedSubscription,
  note: Note,
): Outcome<SubscriptionAnswer> {
  if (earlier.noteId !== note.id || !earlier.requestHash.equals(subscription.requestHash)) {
    return { ok: false, error: new AppError('idempotency_conflict') };
  }
  return {
    ok: true,
    value: {
      subscriptionId: earlier.id,
      noteId: earlier.noteId,
      amountSen: earlier.amountSen,
      cancelUntil: earlier.cancelUntil,
      balanceSen: earlier.balanceSen,
      raisedSen: earlier.raisedAfterSen,
      targetSen: note.targetSen,
      replayed: true,
    },
  };
}
