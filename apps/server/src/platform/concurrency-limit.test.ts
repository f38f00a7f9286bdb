import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoundedLimit, createFairLimit } from './concurrency-limit.ts';

const full = () => new Error('full');

/** Work that ends on a signal, so that a test decides the order. */
function held() {
  let end: (failure?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve());
  });
  return { done, end };
}

describe('a bounded limit', () => {
  it('rejects work when the queue is full, and runs the waiting work', async () => {
    const limit = createBoundedLimit({ concurrency: 1, maxWaiting: 1, full });
    const first = held();
    const running = limit(() => first.done);
    const waiting = limit(async () => 'second');
    await expect(limit(async () => 'third')).rejects.toThrow('full');
    first.end();
    await running;
    expect(await waiting).toBe('second');
  });

  it('continues when work fails', async () => {
    const limit = createBoundedLimit({ concurrency: 1, maxWaiting: 5, full });
    const first = held();
    const failing = limit(() => first.done);
    const after = limit(async () => 'after');
    first.end(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('after');
  });

  it('never runs more at once than allowed, and completes all work', async () => {
    const sizes = fc.record({
      concurrency: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(sizes, async ({ concurrency, count }) => {
        const limit = createBoundedLimit({ concurrency, maxWaiting: count, full });
        let running = 0;
        let most = 0;
        const one = async (at: number) => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
          return at;
        };
        const answers = await Promise.all(Array.from({ length: count }, (_, at) => limit(() => one(at))));
        expect(answers).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(most).toBeLessThanOrEqual(concurrency);
      }),
    );
  });
});

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a fair limit', () => {
  it('runs one at a time, those of one owner in the order in which they came', async () => {
    const limit = createFairLimit();
    const begun: number[] = [];
    const all = [held(), held(), held()];
    const running = all.map(({ done }, number) =>
      limit('one', () => {
        begun.push(number);
        return done;
      }),
    );
    for (const [number, one] of all.entries()) {
      await settled();
      expect(begun).toEqual([0, 1, 2].slice(0, number + 1));
      one.end();
    }
    await Promise.all(running);
  });

  it('continues when work fails', async () => {
    const limit = createFairLimit();
    const failing = limit('one', () => Promise.reject(new Error('broken')));
    const next = limit('one', async () => 'next');
    const other = limit('other', async () => 'other');
    await expect(failing).rejects.toThrow('broken');
    expect(await Promise.all([next, other])).toEqual(['next', 'other']);
  });

  it('alternates between waiting owners, however much one of them has', async () => {
    const limit = createFairLimit();
    const begun: string[] = [];
    const all = ['a', 'a', 'a', 'b', 'c', 'b'].map((owner) =>
      limit(owner, async () => void begun.push(owner)),
    );
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });
});
