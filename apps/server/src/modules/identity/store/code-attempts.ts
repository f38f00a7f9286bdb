import { LRUCache } from 'lru-cache';

const REMEMBERED = 50_000;
const counts = new LRUCache<string, number>({ max: REMEMBERED });

/**
 * Counts an attempt in this process, at once: the count in the database only follows when the rejected transaction is
 * over, and many attempts sent together must not all be checked before that.
 * @returns how many attempts of this key there have been, this one included
 */
export function countAttempts(key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
