import { createCipheriv, createHmac } from 'node:crypto';

const WORD_BYTES = 4;
const WORD_VALUES = 2 ** 32;

/** The numbers below `count` in a random order, which is the same whenever it is derived from the same key. */
export function randomOrder(key: Buffer, count: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  const stream = createCipheriv(
    'aes-256-ctr',
    createHmac('sha256', key).update('order').digest(),
    Buffer.alloc(16),
  );
  const random = stream.update(Buffer.alloc(count * WORD_BYTES));
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor((random.readUInt32BE(last * WORD_BYTES) * (last + 1)) / WORD_VALUES);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}
