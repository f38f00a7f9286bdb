import { type Batching, createBatching } from '../../../platform/batching.ts';
import { systemActor } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Work } from '../../../platform/work.ts';
import type { QueuedBid } from '../domain/decide-batch.ts';
import { type SubscriptionAnswer, subscribeBatch } from './subscribe-batch.ts';

/** The queue in front of every note: bids that arrive together are written together. */
export interface SubscriptionQueue {
  /** Resolves with the answer of this bid, or rejects with its refusal; 503 when the queue is full. */
  submit(noteId: string, bid: QueuedBid, dateShiftDays: number): Promise<SubscriptionAnswer>;
  drain(): Promise<void>;
}

const MAX_BATCH = 500;
const MAX_WAITING = 5_000;
const MAX_FLUSHES = 4;

export function createSubscriptionQueue(work: Work): SubscriptionQueue {
  const batching: Batching<QueuedBid, SubscriptionAnswer> = createBatching({
    maxBatch: MAX_BATCH,
    maxWaiting: MAX_WAITING,
    maxFlushes: MAX_FLUSHES,
    full: () => new AppError('busy'),
    flush: (lane, bids) => {
      const [noteId = '', shift = '0'] = lane.split('|');
      const scope = { actor: systemActor, dateShiftDays: Number(shift), requestId: null };
      return work.command(scope, (ctx) => subscribeBatch(ctx, noteId, bids));
    },
  });
  return {
    submit: (noteId, bid, dateShiftDays) => batching.submit(`${noteId}|${dateShiftDays}`, bid),
    drain: () => batching.drain(),
  };
}
