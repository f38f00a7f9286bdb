/** What a batch's worker answers for one item: a value, or the error of this item alone. */
export type Outcome<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly error: unknown };

export interface BatchingOptions<Item, Result> {
  /** Decides and writes up to `maxBatch` items of one key in arrival order; one outcome per item. */
  readonly flush: (key: string, items: readonly Item[]) => Promise<readonly Outcome<Result>[]>;
  readonly maxBatch: number;
  /** Items that may wait per key; one more is rejected with `full`. */
  readonly maxWaiting: number;
  readonly maxFlushes: number;
  /** Makes the error for a full or stopping queue. */
  readonly full: () => Error;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (value: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane<Item, Result> {
  readonly key: string;
  waiting: Waiting<Item, Result>[];
  running: boolean;
}

/** A keyed, bounded queue: while one batch of a key is being written, the next one gathers. */
export interface Batching<Item, Result> {
  submit(key: string, item: Item): Promise<Result>;
  /** Rejects new items and resolves when all accepted ones are answered. */
  drain(): Promise<void>;
  waiting(): number;
}

export function createBatching<Item, Result>(options: BatchingOptions<Item, Result>): Batching<Item, Result> {
  const lanes = new Map<string, Lane<Item, Result>>();
  const ready: Lane<Item, Result>[] = [];
  let running = 0;
  let stopping = false;
  let idle: (() => void) | undefined;

  const next = () => {
    while (running < options.maxFlushes) {
      const lane = ready.shift();
      if (!lane) {
        break;
      }
      running += 1;
      void work(lane);
    }
    if (running === 0 && ready.length === 0) {
      idle?.();
    }
  };
  const work = async (lane: Lane<Item, Result>) => {
    const batch = lane.waiting.splice(0, options.maxBatch);
    await flushAndAnswer(options, lane.key, batch);
    running -= 1;
    lane.running = false;
    if (lane.waiting.length > 0) {
      lane.running = true;
      ready.push(lane);
    } else {
      lanes.delete(lane.key);
    }
    next();
  };
  const laneOf = (key: string): Lane<Item, Result> => {
    const known = lanes.get(key);
    if (known) {
      return known;
    }
    const lane: Lane<Item, Result> = { key, waiting: [], running: false };
    lanes.set(key, lane);
    return lane;
  };
  return {
    submit(key, item) {
      const lane = laneOf(key);
      if (stopping || lane.waiting.length >= options.maxWaiting) {
        return Promise.reject(options.full());
      }
      return new Promise<Result>((resolve, reject) => {
        lane.waiting.push({ item, resolve, reject });
        if (!lane.running) {
          lane.running = true;
          ready.push(lane);
          // Requests parsed in the same turn of the event loop share the first batch.
          setImmediate(next);
        }
      });
    },
    drain() {
      stopping = true;
      if (running === 0 && ready.length === 0) {
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        idle = resolve;
      });
    },
    waiting: () => [...lanes.values()].reduce((sum, lane) => sum + lane.waiting.length, 0),
  };
}

async function flushAndAnswer<Item, Result>(
  options: BatchingOptions<Item, Result>,
  key: string,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    answer(
      batch,
      await options.flush(
        key,
        batch.map((one) => one.item),
      ),
    );
  } catch (error) {
    if (batch.length === 1) {
      batch[0]?.reject(error);
      return;
    }
    // One poisoned item must not fail its neighbours: each is tried again alone.
    for (const one of batch) {
      await flushAndAnswer(options, key, [one]);
    }
  }
}

function answer<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  outcomes: readonly Outcome<Result>[],
): void {
  if (outcomes.length !== batch.length) {
    throw new Error(`a batch of ${batch.length} was answered with ${outcomes.length} outcomes`);
  }
  batch.forEach((one, index) => {
    const outcome = outcomes[index];
    if (outcome?.ok) {
      one.resolve(outcome.value);
    } else {
      one.reject(outcome?.error);
    }
  });
}
