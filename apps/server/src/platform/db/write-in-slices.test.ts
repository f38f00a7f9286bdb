import { expect, it } from 'vitest';
import { writeInSlices } from './write-in-slices.ts';

it('sends every row once and in order, the next slice before the last is answered', async () => {
  const sent: number[][] = [];
  const answers: (() => void)[] = [];
  const done = writeInSlices([1, 2, 3, 4, 5], 2, async (some) => {
    sent.push([...some]);
    await new Promise<void>((resolve) => answers.push(resolve));
    return some.length;
  });
  await expect.poll(() => sent).toEqual([[1, 2], [3, 4], [5]]);
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  for (const answer of answers.slice(1)) answer();
  await Promise.resolve();
  expect(isDone).toBe(false);
  answers[0]?.();
  await done;
});

it('waits for all of them before it fails, and sends nothing for an empty list', async () => {
  const ended: number[] = [];
  const failing = writeInSlices([1, 2, 3], 1, async (some) => {
    if (some[0] === 1) {
      throw new Error('the first was refused');
    }
    await Promise.resolve();
    ended.push(some[0] ?? 0);
  });
  await expect(failing).rejects.toThrow('the first was refused');
  expect(ended).toEqual([2, 3]);
  await writeInSlices([], 10, () => Promise.reject(new Error('nothing to write')));
});
