import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShortHmac } from './short-hmac.ts';

describe('a short HMAC', () => {
  it.each(['sha256', 'sha512'] as const)(
    '%s is what the library computes, of any key and text',
    (algorithm) => {
      const hmac = new ShortHmac(algorithm);
      fc.assert(
        fc.property(
          fc.uint8Array({ maxLength: 64 }),
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          (key, text) => {
            const expected = createHmac(algorithm, key).update(text).digest('binary');
            return hmac.useKey(key).digest(text) === expected;
          },
        ),
      );
    },
  );

  it('refuses a text that does not fit', () => {
    const hmac = new ShortHmac('sha256').useKey(new Uint8Array(32));
    expect(() => hmac.digest('x'.repeat(1_025))).toThrow(RangeError);
  });
});
