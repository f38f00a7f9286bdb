/** Chance that comes out the same at every run. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** The same values in another order. */
  shuffled<Value>(values: readonly Value[]): Value[];
}

/** Makes it from a name, so that one part of the scenario can change without moving every other part. */
export function randomFor(name: string): Random {
  const next = mulberry32(hashOf(name));
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    whole,
    shuffled<Value>(values: readonly Value[]): Value[] {
      const left = [...values];
      const order: Value[] = [];
      while (left.length > 0) {
        order.push(...left.splice(whole(0, left.length - 1), 1));
      }
      return order;
    },
  };
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text, 'utf8')) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
