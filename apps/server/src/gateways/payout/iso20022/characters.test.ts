import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReference, swiftText } from './characters.ts';

describe('a reference', () => {
  it.each(['', ' ', 'a'.repeat(36), '/A', 'A/', 'A//B', ' A', 'A ', 'A&B', 'A_B', 'é', 'A\nB', 'A;B'])(
    'is not %j',
    (text) => {
      expect(isReference(text)).toBe(false);
    },
  );

  it.each([
    'A',
    'a'.repeat(35),
    'WD-2026/11(1)?:.,+',
    "O'1",
    '0192f0c4-7a7e-7000-8000-000000000000'.slice(0, 35),
  ])('may be %j', (text) => {
    expect(isReference(text)).toBe(true);
  });
});

describe('free text', () => {
  it('always ends up in the SWIFT set, within its length, without loose blanks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 1, max: 140 }),
        (text, max) => {
          const written = swiftText(text, max);
          expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*$/);
          expect(written.length).toBeLessThanOrEqual(max);
          expect(written).toBe(written.trim());
          expect(written).not.toContain('  ');
        },
      ),
    );
  });

  it.each([
    ['Ravi A/L Kumar', 'Ravi A/L Kumar'],
    ['Café Söhne & Co. <Sdn Bhd>', 'Cafe Sohne + Co. Sdn Bhd'],
    ['one\ntwo_three', 'one two three'],
    ['李', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(swiftText(text, 70)).toBe(expected);
  });
});
