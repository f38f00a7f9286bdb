import { type Batching, createBatching } from '../../../platform/batching.ts';
import { systemActor } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { QueuedSubscription } from '../domain/decide-batch.ts';
import { subscribeBatch } from './subscribe-batch.ts';
import type { SubscriptionAnswer } from './subscription-answer.ts';

/** The queue in front of every note: subscriptions that arrive together are written together. */
export interface SubscriptionQueue {
  /** Resolves with the answer of this subscription, or rejects with its error; 503 when the queue is full. */
  submit(
    noteId: string,
    subscription: QueuedSubscription,
    dateShiftDays: number,
  ): Promise<SubscriptionAnswer>;
  drain(): Promise<void>;
}

const MAX_BATCH = 500;
const MAX_WAITING = 5_000;
const MAX_FLUSHES = 4;

export function createSubscriptionQueue(work: UnitOfWork): SubscriptionQueue {
  const batching: Batching<QueuedSubscription, SubscriptionAnswer> = createBatching({
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    maxFlushes: MAX_FLUSHES,
    full: () => new AppError('busy'),
    flush: (lane, subscriptions) => {
      const [noteId = '', shift = '0'] = lane.split('|');
      const scope = { actor: systemActor, dateShiftDays: Number(shift), requestId: null };
      work.metrics.recordBatch('subscriptions', subscriptions.length);
      return work.command(scope, (ctx) => subscribeBatch(ctx, noteId, subscriptions));
    },
  });
  return {
    submit: (noteId, subscription, dateShiftDays) =>
      batching.submit(`${noteId}|${dateShiftDays}`, subscription),
    drain: () => batching.drain(),
  };
}
