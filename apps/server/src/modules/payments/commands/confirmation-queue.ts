import { type Batching, createBatching, type Outcome } from '../../../platform/batching.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CallbackResult, Confirmation } from '../domain/confirmation.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';
import { applyBatch, FALLBACK } from './apply-batch.ts';
import { applyOne } from './apply-one.ts';

/** The queue behind both addresses that the bank calls: what comes together is written together. */
export interface ConfirmationQueue {
  /** Resolves when the confirmation is stored and applied; rejects with 503 where too many wait. */
  submit(confirmation: Confirmation): Promise<CallbackResult>;
  drain(): Promise<void>;
}

type BatchResult = CallbackResult | typeof FALLBACK;

const MAX_BATCH = 200;
const MAX_WAITING = 2_000;
/** Transactions for confirmations that cannot be batched; the other connections stay free for other requests. */
const MAX_SINGLE_FLUSHES = 3;
/** One lane: confirmations of all payments share a batch. */
const LANE = '';
const scope: Scope = { actor: bankActor, dateShiftDays: 0, requestId: null };

export function createConfirmationQueue(
  deps: PaymentDeps,
  maxWaiting: number = MAX_WAITING,
): ConfirmationQueue {
  const full = () => new AppError('busy');
  const batched: Batching<Confirmation, BatchResult> = createBatching({
    ...{ maxBatch: MAX_BATCH, maxWaiting, maxFlushes: 1, full },
    flush: (_lane, batch) => {
      deps.work.metrics.recordBatch('confirmations', batch.length);
      return flushBatch(deps, batch);
    },
  });
  // A lane per order, so that repetitions of one hold one connection while they wait for its lock.
  const single: Batching<Confirmation, CallbackResult> = createBatching({
    ...{ maxBatch: 1, maxWaiting, maxFlushes: MAX_SINGLE_FLUSHES, full },
    flush: async (_order, batch) => {
      const outcomes: Outcome<CallbackResult>[] = [];
      for (const one of batch) {
        outcomes.push({ ok: true, value: await applyOne(deps, one) });
      }
      return outcomes;
    },
  });
  const submitSingle = async (confirmation: Confirmation): Promise<CallbackResult> => {
    if (single.waiting() >= maxWaiting) {
      throw full();
    }
    return single.submit(confirmation.event.exchangeOrderNo, confirmation);
  };
  return {
    async submit(confirmation) {
      const isApproval = confirmation.event.outcome === 'succeeded';
      const results = isApproval ? await batched.submit(LANE, confirmation) : FALLBACK;
      return results === FALLBACK ? submitSingle(confirmation) : results;
    },
    async drain() {
      await batched.drain();
      await single.drain();
    },
  };
}

/** Where the batch fails, each goes alone: the one that cannot be applied fails, and the others do not. */
async function flushBatch(
  deps: PaymentDeps,
  batch: readonly Confirmation[],
): Promise<Outcome<BatchResult>[]> {
  try {
    const results = await deps.work.command(scope, (ctx) => applyBatch(ctx, deps, batch));
    return results.map((value) => ({ ok: true, value }));
  } catch (error) {
    deps.log.warn({ err: error, confirmations: batch.length }, 'confirmations are taken one by one');
    return batch.map(() => ({ ok: true, value: FALLBACK }));
  }
}
