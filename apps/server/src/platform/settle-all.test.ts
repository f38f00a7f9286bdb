import { expect, it } from 'vitest';
import { settleAll } from './settle-all.ts';

it('ends only when all have ended, and fails with the first failure', async () => {
  let finish = () => {};
  let ended = false;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  }).then(() => {
    ended = true;
  });
  const all = settleAll([slow, Promise.reject(new Error('first')), Promise.reject(new Error('second'))]);
  all.catch(() => undefined);
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  finish();
  await expect(all).rejects.toThrow('first');
  expect(ended).toBe(true);
});

it('ends with nothing to wait for', async () => {
  await expect(settleAll([])).resolves.toBeUndefined();
});
