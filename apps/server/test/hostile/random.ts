import { createHash } from 'node:crypto';

/** Numbers that follow from a seed: the same seed gives the same inputs on every machine. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  /** Whether something happens that happens so many times of a hundred. */
  percent(chance: number): boolean;
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
}

/** A stream of numbers for a seed in words (mulberry32 over its hash). */
export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick<Item>(list: readonly Item[]): Item {
      const item = list[below(list.length)];
      if (item === undefined && list.length === 0) {
        throw new Error('nothing to pick from');
      }
      return item as Item;
    },
  };
}
