import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eachFile } from './each-file.ts';

const items = Array.from({ length: 100 }, (_, index) => index);

it('begins nothing after a failure, and throws it when what was begun has ended', async () => {
  let begun = 0;
  let ended = 0;
  const work = async (item: number) => {
    begun += 1;
    await setImmediate();
    ended += 1;
    if (item >= 20) {
      throw new Error(`no ${item}`);
    }
  };
  await expect(eachFile(items, work)).rejects.toThrow('no 20');
  expect(ended).toBe(begun);
  expect(begun).toBeLessThan(40);
});

it('gives the results in order, several at once', async () => {
  let [running, most] = [0, 0];
  const work = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return item * 2;
  };
  expect(await eachFile(items, work)).toEqual(items.map((item) => item * 2));
  expect(most).toBeGreaterThan(1);
  expect(await eachFile([], work)).toEqual([]);
});
