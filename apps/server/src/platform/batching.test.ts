import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BatchingOptions, createBatching, type Outcome } from './batching.ts';

const ok = (value: string): Outcome<string> => ({ ok: true, value });

function queue(options: Partial<BatchingOptions<string, string>> = {}) {
  const flushed: string[][] = [];
  const batching = createBatching<string, string>({
    maxBatch: 3,
    maxWaiting: 5,
    maxFlushes: 2,
    full: () => new Error('full'),
    flush: async (key, items) => {
      flushed.push([key, ...items]);
      await turn();
      return items.map((item) => ok(`${key}:${item}`));
    },
    ...options,
  });
  return { batching, flushed };
}

describe('batching', () => {
  it('writes what arrives together in one batch, in arrival order, at most the largest batch', async () => {
    const { batching, flushed } = queue();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((item) => batching.submit('n', item)));
    expect(answers).toEqual(['n:a', 'n:b', 'n:c', 'n:d']);
    expect(flushed).toEqual([
      ['n', 'a', 'b', 'c'],
      ['n', 'd'],
    ]);
  });

  it('rejects one more than may wait, and accepts again when there is room', async () => {
    const { batching } = queue();
    const first = Array.from({ length: 5 }, (_, i) => batching.submit('n', String(i)));
    await expect(batching.submit('n', 'too many')).rejects.toThrow('full');
    await Promise.all(first);
    expect(await batching.submit('n', 'later')).toBe('n:later');
  });

  it('works on one batch of a key at a time, and on several keys at once up to its limit', async () => {
    const running: Record<string, number> = {};
    let most = 0;
    const { batching } = queue({
      maxBatch: 1,
      maxFlushes: 2,
      flush: async (key, items) => {
        running[key] = (running[key] ?? 0) + 1;
        expect(running[key]).toBe(1);
        most = Math.max(
          most,
          Object.values(running).reduce((sum, one) => sum + one, 0),
        );
        await turn();
        running[key] -= 1;
        return items.map(ok);
      },
    });
    await Promise.all(
      ['x', 'y', 'z'].flatMap((key) => ['1', '2', '3'].map((item) => batching.submit(key, item))),
    );
    expect(most).toBe(2);
  });

  it('tries the neighbours of a poisoned item alone, and fails only that one', async () => {
    const { batching } = queue({
      flush: async (_key, items) => {
        if (items.includes('poison')) {
          throw new Error('poisoned');
        }
        return items.map(ok);
      },
    });
    const answers = await Promise.allSettled(['a', 'poison', 'b'].map((item) => batching.submit('n', item)));
    expect(answers.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('answers each item with its own error', async () => {
    const { batching } = queue({
      flush: async (_key, items) =>
        items.map((item) => (item === 'no' ? { ok: false, error: new Error('refused') } : ok(item))),
    });
    const answers = await Promise.allSettled([batching.submit('n', 'no'), batching.submit('n', 'yes')]);
    expect(answers.map((one) => one.status)).toEqual(['rejected', 'fulfilled']);
  });

  it('drains: answers what was accepted and rejects what comes after', async () => {
    const { batching } = queue();
    const accepted = ['a', 'b', 'c', 'd'].map((item) => batching.submit('n', item));
    const drained = batching.drain();
    await expect(batching.submit('n', 'late')).rejects.toThrow('full');
    await drained;
    expect(await Promise.all(accepted)).toHaveLength(4);
    await expect(batching.drain()).resolves.toBeUndefined();
  });

  it('answers every accepted item exactly once, in any mix of keys', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 40 }), async (keys) => {
        const { batching, flushed } = queue({ maxWaiting: 100 });
        const answers = await Promise.all(keys.map((key, i) => batching.submit(key, String(i))));
        expect(answers).toEqual(keys.map((key, i) => `${key}:${i}`));
        expect(flushed.flatMap(([, ...items]) => items).sort()).toEqual(keys.map((_, i) => String(i)).sort());
      }),
    );
  });
});
