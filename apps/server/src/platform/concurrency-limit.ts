import pLimit, { type LimitFunction } from 'p-limit';

export interface BoundedLimitOptions {
  /** How many may run at once. */
  readonly concurrency: number;
  /** How many may wait; one more is refused. */
  readonly maxWaiting: number;
  /** Makes the refusal. */
  readonly full: () => Error;
}

export type BoundedLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs work in the order it came, a few at a time.
 * @returns a function that throws what `full` makes when too many wait already
 */
export function createBoundedLimit({ concurrency, maxWaiting, full }: BoundedLimitOptions): BoundedLimit {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting) {
      throw full();
    }
    return limit(work);
  };
}

export type FairLimit = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs one piece of work at a time. Of each owner at most one stands in the common queue, so an owner with sixty pieces
 * of work holds nobody else up by more than one.
 */
export function createFairLimit(): FairLimit {
  const common = pLimit(1);
  const owners = new Map<string, LimitFunction>();
  return async (owner, work) => {
    const own = owners.get(owner) ?? pLimit(1);
    owners.set(owner, own);
    try {
      return await own(() => common(work));
    } finally {
      if (own.activeCount + own.pendingCount === 0) {
        owners.delete(owner);
      }
    }
  };
}
