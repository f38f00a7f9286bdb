import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** A piece of work that ends when it is told to. */
function work() {
  let resolve: (answer: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  return { run: () => promise, resolve: (answer: string) => resolve(answer) };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('run as many at once as they may, the others in the order in which they came', async () => {
    const turns = createTurns(2);
    const begun: number[] = [];
    const all = [work(), work(), work(), work()];
    const answers = all.map((one, number) =>
      turns('one', () => {
        begun.push(number);
        return one.run();
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    all[1]?.resolve('second');
    await answers[1];
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const one of all) {
      one.resolve('done');
    }
    expect(await Promise.all(answers)).toEqual(['done', 'second', 'done', 'done']);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('are handed on also by one that fails', async () => {
    const turns = createTurns(1);
    const failing = turns('one', () => Promise.reject(new Error('broken')));
    const next = turns('one', async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });

  it('go round among those who wait, however much one of them has', async () => {
    const turns = createTurns(1);
    const begun: string[] = [];
    const all = ['a', 'a', 'a', 'b', 'c', 'b'].map((who) => turns(who, async () => void begun.push(who)));
    await Promise.all(all);
    expect(begun).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });
});
