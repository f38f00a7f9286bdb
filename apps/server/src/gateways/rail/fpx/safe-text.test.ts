import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderNumber, newOrderNumber, safeDescription, safeEmail, safeName } from './safe-text.ts';

describe('order numbers', () => {
  it.each(['', "O'1", 'A&B', 'A B', 'A_B', 'é', 'x'.repeat(21), 'A\n'])('reject %j', (text) => {
    expect(isOrderNumber(text)).toBe(false);
  });

  it('are accepted by their own rule at any time', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (at) => {
        const number = newOrderNumber(at);
        expect(number).toHaveLength(20);
        expect(isOrderNumber(number)).toBe(true);
      }),
    );
  });

  it('rise with time and differ within one instant', () => {
    const at = new Date('2026-11-21T03:00:00Z');
    const numbers = Array.from({ length: 5_000 }, () => newOrderNumber(at));
    expect(new Set(numbers).size).toBe(numbers.length);
    const later = newOrderNumber(new Date(at.getTime() + 1));
    expect([...numbers, later].sort().at(-1)).toBe(later);
  });
});

describe('free text', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 120 });

  it('keeps to the characters and lengths that every bank takes', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(safeDescription(text)).toMatch(/^[A-Za-z0-9 ]{0,30}$/);
        expect(safeName(text)).toMatch(/^[A-Za-z0-9@/().,_ -]{0,40}$/);
        expect(safeEmail(text)).toMatch(/^[!-~]{0,50}$/);
        expect(`${safeName(text)}${safeEmail(text)}`).not.toMatch(/[&'|]/);
      }),
    );
  });

  it.each([
    ['Top up TP-0000001', 'Top up TP 0000001'],
    ['Café & Söhne', 'Cafe Sohne'],
    ['  ', ''],
    [`${'a'.repeat(29)} b`, 'a'.repeat(29)],
  ])('describes %j as %j', (text, expected) => {
    expect(safeDescription(text)).toBe(expected);
  });

  it.each([
    ["Nur'ain & Co", 'Nur ain Co'],
    ['Ravi A/L Kumar', 'Ravi A/L Kumar'],
    ['李', ''],
  ])('names %j as %j', (text, expected) => {
    expect(safeName(text)).toBe(expected);
  });

  it.each([
    ['aisyah@example.com', 'aisyah@example.com'],
    ["o'neil@example.com", ''],
    [`${'a'.repeat(50)}@example.com`, ''],
    ['sofía@example.com', ''],
  ])('sends the address %j as %j, never shortened', (text, expected) => {
    expect(safeEmail(text)).toBe(expected);
  });
});
