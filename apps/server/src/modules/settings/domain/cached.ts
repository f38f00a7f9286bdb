import type { Ctx, QueryCtx } from '../../../platform/context.ts';

const CACHE_MS = 2_000;

interface CachedValue<Value> {
  readonly value: Value;
  readonly until: number;
}

/** What one product knows, and what it is about to know. */
interface Values<Value> {
  readonly known: Map<string, CachedValue<Value>>;
  /** Loads outside transactions that have not ended. */
  readonly pending: Map<string, Promise<Value>>;
}

/** A read that is repeated at most every two seconds per key; `forget` makes the next one fresh. */
export interface Cached<Value> {
  read(ctx: QueryCtx, key: string): Promise<Value>;
  forget(): void;
}

/**
 * Caches the result of `load`, so that requests do not read settings. Cached
 * per field encryption, which exists once per running product: two products in one process do not mix.
 *
 * A transaction neither waits for the load of another one nor lets another one wait for its own: a load that is queued
 * behind a lock on its connection would never end while the transaction that holds the lock waits for it, which no
 * deadlock detection sees.
 */
export function cached<Value>(load: (ctx: QueryCtx, key: string) => Promise<Value>): Cached<Value> {
  let products = new WeakMap<object, Values<Value>>();
  return {
    async read(ctx, key) {
      const values = products.get(ctx.fieldEncryption) ?? { known: new Map(), pending: new Map() };
      products.set(ctx.fieldEncryption, values);
      const known = values.known.get(key);
      if (known !== undefined && ctx.now.getTime() < known.until) {
        return known.value;
      }
      if (ctx.mayBeOld) {
        return load(ctx, key);
      }
      return isInTransaction(ctx)
        ? loadAndStore(values, load, ctx, key)
        : loadTogether(values, key, () => loadAndStore(values, load, ctx, key));
    },
    forget() {
      products = new WeakMap();
    },
  };
}

function isInTransaction(ctx: QueryCtx | Ctx): boolean {
  return 'tx' in ctx;
}

async function loadAndStore<Value>(
  { known }: Values<Value>,
  load: (ctx: QueryCtx, key: string) => Promise<Value>,
  ctx: QueryCtx,
  key: string,
): Promise<Value> {
  const value = await load(ctx, key);
  forgetOld(known, ctx.now.getTime());
  known.set(key, { value, until: ctx.now.getTime() + CACHE_MS });
  return value;
}

async function loadTogether<Value>(
  { pending }: Values<Value>,
  key: string,
  start: () => Promise<Value>,
): Promise<Value> {
  const shared = pending.get(key);
  if (shared !== undefined) {
    return shared;
  }
  const started = start();
  pending.set(key, started);
  try {
    return await started;
  } finally {
    pending.delete(key);
  }
}

function forgetOld<Value>(values: Map<string, CachedValue<Value>>, now: number): void {
  for (const [key, one] of values) {
    if (one.until <= now) {
      values.delete(key);
    }
  }
}
