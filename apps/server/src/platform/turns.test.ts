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
      turns(() => {
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
    const failing = turns(() => Promise.reject(new Error('broken')));
    const next = turns(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
