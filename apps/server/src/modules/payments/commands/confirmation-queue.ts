import { type Batching, createBatching, type Outcome } from '../../../platform/batching.ts';
import { bankActor, type Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Confirmation, Taken } from '../domain/confirmation.ts';
import type { PaymentParts } from '../domain/parts.ts';
import { receiveAlone } from './receive-alone.ts';
import { ALONE, receiveJointly } from './receive-jointly.ts';

/** The queue behind both addresses that the bank calls: what comes together is written together. */
export interface ConfirmationQueue {
  /** Resolves when the confirmation is kept and applied; rejects with 503 where too many wait. */
  submit(confirmation: Confirmation): Promise<Taken>;
  drain(): Promise<void>;
}

type JointlyTaken = Taken | typeof ALONE;

const MAX_BATCH = 200;
const MAX_WAITING = 2_000;
/** Transactions for what does not go together; the other connections are everybody else's. */
const MAX_ALONE = 3;
/** One lane: confirmations of all payments share a batch. */
const LANE = '';
const scope: Scope = { actor: bankActor, dateShiftDays: 0, requestId: null };

export function createConfirmationQueue(
  parts: PaymentParts,
  maxWaiting: number = MAX_WAITING,
): ConfirmationQueue {
  const full = () => new AppError('busy');
  const jointly: Batching<Confirmation, JointlyTaken> = createBatching({
    ...{ maxBatch: MAX_BATCH, maxWaiting, maxFlushes: 1, full },
    flush: (_lane, batch) => takeJointly(parts, batch),
  });
  // A lane per order, so that repetitions of one hold one connection while they wait for its lock.
  const alone: Batching<Confirmation, Taken> = createBatching({
    ...{ maxBatch: 1, maxWaiting, maxFlushes: MAX_ALONE, full },
    flush: async (_order, batch) => {
      const outcomes: Outcome<Taken>[] = [];
      for (const one of batch) {
        outcomes.push({ ok: true, value: await receiveAlone(parts, one) });
      }
      return outcomes;
    },
  });
  const submitAlone = async (confirmation: Confirmation): Promise<Taken> => {
    if (alone.waiting() >= maxWaiting) {
      throw full();
    }
    return alone.submit(confirmation.event.exchangeOrderNo, confirmation);
  };
  return {
    async submit(confirmation) {
      const isApproval = confirmation.event.outcome === 'succeeded';
      const taken = isApproval ? await jointly.submit(LANE, confirmation) : ALONE;
      return taken === ALONE ? submitAlone(confirmation) : taken;
    },
    async drain() {
      await jointly.drain();
      await alone.drain();
    },
  };
}

/** Where the batch fails, each goes alone: the one that cannot be applied fails, and the others do not. */
async function takeJointly(
  parts: PaymentParts,
  batch: readonly Confirmation[],
): Promise<Outcome<JointlyTaken>[]> {
  try {
    const taken = await parts.work.command(scope, (ctx) => receiveJointly(ctx, parts, batch));
    return taken.map((value) => ({ ok: true, value }));
  } catch (error) {
    parts.log.warn({ err: error, confirmations: batch.length }, 'confirmations are taken one by one');
    return batch.map(() => ({ ok: true, value: ALONE }));
  }
}
