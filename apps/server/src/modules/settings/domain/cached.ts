import type { QueryCtx } from '../../../platform/context.ts';

const CACHE_MS = 2_000;

interface CachedValue<Value> {
  readonly value: Promise<Value>;
  readonly until: number;
}

/** A read that is repeated at most every two seconds per key; `forget` makes the next one fresh. */
export interface Cached<Value> {
  read(ctx: QueryCtx, key: string): Promise<Value>;
  forget(): void;
}

/**
 * Caches the result of `load`, so that requests do not read settings. Cached
 * per field encryption, which exists once per running product: two products in one process do not mix.
 */
export function cached<Value>(load: (ctx: QueryCtx, key: string) => Promise<Value>): Cached<Value> {
  let products = new WeakMap<object, Map<string, CachedValue<Value>>>();
  return {
    read(ctx, key) {
      const values = products.get(ctx.fieldEncryption) ?? new Map<string, CachedValue<Value>>();
      products.set(ctx.fieldEncryption, values);
      const known = values.get(key);
      if (known !== undefined && ctx.now.getTime() < known.until) {
        return known.value;
      }
      const value = load(ctx, key);
      forgetOld(values, ctx.now.getTime());
      values.set(key, { value, until: ctx.now.getTime() + CACHE_MS });
      value.catch(() => values.delete(key));
      return value;
    },
    forget() {
      products = new WeakMap();
    },
  };
}

function forgetOld<Value>(values: Map<string, CachedValue<Value>>, now: number): void {
  for (const [key, one] of values) {
    if (one.until <= now) {
      values.delete(key);
    }
  }
}
