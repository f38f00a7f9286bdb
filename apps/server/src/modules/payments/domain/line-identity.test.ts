import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { type IdentifiedLine, type KeptLine, namesOf, newReferences } from './line-identity.ts';

const line = (bankReference: string | null, amount: bigint, reference = 'X'): IdentifiedLine => ({
  bankReference,
  amountSen: sen(amount),
  bookedOn: day('2026-11-20'),
  reference,
  counterparty: null,
  description: null,
});

/** Keeps what is new of several statements, one after the other; answers how many lines each brought. */
function keep(...statements: IdentifiedLine[][]): number[] {
  const kept: KeptLine[] = [];
  return statements.map((lines) => {
    const references = newReferences(lines, namesOf(lines), kept);
    lines.forEach(({ amountSen, bookedOn }, index) => {
      const bankReference = references[index] ?? null;
      if (bankReference !== null) {
        kept.push({ bankReference, amountSen, bookedOn });
      }
    });
    expect(new Set(kept.map((one) => one.bankReference)).size).toBe(kept.length);
    return references.filter((one) => one !== null).length;
  });
}

it.each<[string, IdentifiedLine[][], number[]]>([
  ['a line that comes again', [[line('A', 1n)], [line('A', 1n)]], [1, 0]],
  [
    'lines without a reference, at other places',
    [[line(null, 1n)], [line(null, 2n), line(null, 1n)]],
    [1, 1],
  ],
  ['payments under one reference', [[line('A', 1n), line('A', 2n), line('A', 1n)]], [3]],
  [
    'those again',
    [
      [line('A', 1n), line('A', 2n), line('A', 1n)],
      [line('A', 1n), line('A', 2n), line('A', 1n)],
    ],
    [3, 0],
  ],
  [
    'a part of them first',
    [[line('A', 2n)], [line('A', 1n), line('A', 2n)], [line('A', 1n), line('A', 2n)]],
    [1, 1, 0],
  ],
  [
    'a payment and its return under one reference',
    [[line('A', -5n)], [line('A', 5n)], [line('A', 5n)]],
    [1, 1, 0],
  ],
])('%s', (_what, statements, fresh) => {
  expect(keep(...statements)).toEqual(fresh);
});
