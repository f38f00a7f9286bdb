import { expect, it } from 'vitest';
import { newRow, sendRows } from './order-rows.ts';

it('sends every row, and leaves those that were not taken with why, under their key', async () => {
  const rows = [1, 2, 3].map((amount) => ({ ...newRow(), amount: String(amount) }));
  const sent: string[] = [];
  const left = await sendRows(rows, ({ amount }) => {
    sent.push(amount);
    return amount === '2' ? Promise.reject(new Error('The note is full.')) : Promise.resolve();
  });
  expect(sent).toEqual(['1', '2', '3']);
  expect(left).toMatchObject([{ amount: '2', errors: { message: expect.any(String) } }]);
  expect(left[0]?.key).toBe(rows[1]?.key);
});
