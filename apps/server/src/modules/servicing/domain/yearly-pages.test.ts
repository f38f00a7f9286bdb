import { sen } from '@titian/finance/sen';
import { expect, it } from 'vitest';
import { yearlyPages } from './yearly-pages.ts';
import { nothingPaid, type PaidOnNote } from './yearly-paid.ts';

const notes = (count: number, contract: 'Conventional' | 'Shariah'): PaidOnNote[] =>
  Array.from({ length: count }, (_none, at) => ({
    ...{ ...nothingPaid, principalSen: sen(100n) },
    note: { id: String(at), number: `N-${at}`, purpose: 'Stock', contract },
  }));

it('has one empty page where nothing was paid', () => {
  expect(yearlyPages([], { first: 4, other: 6 })).toEqual([[]]);
});

it('fits every page, repeats the head, leaves no head alone and ends each contract with its total', () => {
  for (let count = 1; count < 20; count += 1) {
    const all = [...notes(count, 'Conventional'), ...notes(count, 'Shariah')];
    const pages = yearlyPages(all, { first: 4, other: 6 });
    for (const [index, lines] of pages.entries()) {
      expect(lines.length).toBeLessThanOrEqual(index === 0 ? 4 : 6);
      expect(lines[0]?.kind).toBe('head');
      expect(lines.at(-1)?.kind).not.toBe('head');
    }
    const lines = pages.flat();
    expect(lines.filter((line) => line.kind === 'note')).toHaveLength(2 * count);
    const totals = lines.flatMap((line) => (line.kind === 'total' ? [line.paid.principalSen] : []));
    expect(totals).toEqual([sen(BigInt(count) * 100n), sen(BigInt(count) * 100n)]);
  }
});
