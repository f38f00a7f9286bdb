import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const full = () => new Error('full');

/** Work that ends when it is told to, so that a test decides the order. */
function held() {
  let end: (failure?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (failure) => (failure ? reject(failure) : resolve());
  });
  return { done, end };
}

describe('taking turns', () => {
  it('refuses who finds the queue full, and runs those who wait', async () => {
    const turns = createTurns({ concurrent: 1, maxWaiting: 1, full });
    const first = held();
    const running = turns(() => first.done);
    const waiting = turns(async () => 'second');
    await expect(turns(async () => 'third')).rejects.toThrow('full');
    first.end();
    await running;
    expect(await waiting).toBe('second');
  });

  it('passes the turn on when work fails', async () => {
    const turns = createTurns({ concurrent: 1, maxWaiting: 5, full });
    const first = held();
    const failing = turns(() => first.done);
    const after = turns(async () => 'after');
    first.end(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('after');
  });

  it('never runs more at once than allowed, and answers everybody', async () => {
    const sizes = fc.record({
      concurrent: fc.integer({ min: 1, max: 5 }),
      count: fc.integer({ min: 1, max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(sizes, async ({ concurrent, count }) => {
        const turns = createTurns({ concurrent, maxWaiting: count, full });
        let running = 0;
        let most = 0;
        const one = async (at: number) => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
          return at;
        };
        const answers = await Promise.all(Array.from({ length: count }, (_, at) => turns(() => one(at))));
        expect(answers).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(most).toBeLessThanOrEqual(concurrent);
      }),
    );
  });
});
