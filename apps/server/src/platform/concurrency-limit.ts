import pLimit, { type LimitFunction } from 'p-limit';

export interface BoundedLimitOptions {
  /** How many may run at once. */
  readonly concurrency: number;
  /** Maximum length of the queue; one more is rejected. */
  readonly maxWaiting: number;
  /** Creates the error for a full queue. */
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
 * Runs one piece of work at a time. Each owner has at most one piece in the common queue, so an owner with sixty
 * pieces delays others by one.
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
