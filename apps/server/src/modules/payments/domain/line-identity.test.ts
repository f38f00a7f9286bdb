import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { type IdentifiedLine, identifyLines, namesOf, type StoredLine } from './line-identity.ts';

const line = (bankReference: string | null, amount: bigint, reference = 'X'): IdentifiedLine => ({
  bankReference,
  amountSen: sen(amount),
  bookedOn: day('2026-11-20'),
  reference,
  counterparty: null,
  description: null,
  isReturn: false,
});

/** Stores the new lines of several statements in turn; answers how many each brought. */
function store(...statements: IdentifiedLine[][]): number[] {
  const stored: StoredLine[] = [];
  return statements.map((lines) => {
    const identities = identifyLines(lines, namesOf(lines), stored);
    const fresh = lines.flatMap((one, index) => {
      const identity = identities[index];
      return identity?.is === 'new' ? [{ ...one, bankReference: identity.bankReference }] : [];
    });
    stored.push(...fresh);
    expect(new Set(stored.map((one) => one.bankReference)).size).toBe(stored.length);
    return fresh.length;
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
  expect(store(...statements)).toEqual(fresh);
});

it.each<[string, Partial<IdentifiedLine>, 'known' | 'contradicts']>([
  ['the same in everything', {}, 'known'],
  ['another EndToEndId', { reference: 'TT-2' }, 'contradicts'],
  ['another counterparty', { counterparty: 'FORGER' }, 'contradicts'],
  ['another return flag', { isReturn: true }, 'contradicts'],
  ['another text of the bank', { description: 'RENT' }, 'known'],
  ['a format without names', { reference: null, counterparty: null }, 'known'],
  ['a format that cuts names', { counterparty: 'perniagaan  maju' }, 'known'],
])('a known identity with %s is %s', (_what, over, is) => {
  const stored = { ...line('A', 5n, 'TT-1'), bankReference: 'A', counterparty: 'PERNIAGAAN MAJU SDN BHD' };
  const again = [{ ...stored, ...over }];
  expect(identifyLines(again, namesOf(again), [stored])).toEqual([{ is, bankReference: 'A' }]);
});
