import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineCandidate } from './line-candidate.ts';
import { namesReference, withoutTitles, wordsOf } from './line-words.ts';
import { type ComparedLine, exactOf, rankCandidates } from './rank-candidates.ts';

const note: LineCandidate = {
  ...{ target: 'note', id: 'note-1', label: 'N-000101', party: 'Rempah Utara Sdn Bhd' },
  references: ['N-000101', 'N000101'],
  names: ['Rempah Utara Sdn Bhd'],
  otherNames: ['Jaminan Utama Berhad'],
  ...{ expectedSen: sen(343_333n), takesLess: true, isOpen: true },
};
const line: ComparedLine = {
  amountSen: sen(343_333n),
  reference: null,
  description: 'REPAYMENT N-000101 JAN',
  counterparty: 'REMPAH UTARA SDN. BHD.',
};
const rank = (over: Partial<ComparedLine>, candidates: readonly LineCandidate[] = [note]) =>
  rankCandidates({ ...line, ...over }, candidates).map(({ confidence, reasons }) => [confidence, ...reasons]);

describe('what an unidentified line is for', () => {
  it.each<[string, Partial<ComparedLine>, unknown[][]]>([
    ['all exact', {}, [['exact', 'reference_named', 'name_equal', 'amount_equal']]],
    [
      'a part of what is due',
      { amountSen: sen(100n) },
      [['exact', 'reference_named', 'name_equal', 'amount_part']],
    ],
    [
      'more than is due',
      { amountSen: sen(343_334n) },
      [['likely', 'reference_named', 'name_equal', 'amount_larger']],
    ],
    [
      'a name that the bank cut',
      { counterparty: 'REMPAH UTARA SDN' },
      [['likely', 'reference_named', 'name_close', 'amount_equal']],
    ],
    [
      'the guarantor',
      { counterparty: 'Jaminan Utama Bhd' },
      [['likely', 'reference_named', 'name_other_payer', 'amount_equal']],
    ],
    ['no name', { counterparty: null }, [['likely', 'reference_named', 'name_absent', 'amount_equal']]],
    [
      'another name',
      { counterparty: 'SOMEBODY ELSE' },
      [['possible', 'reference_named', 'name_different', 'amount_equal']],
    ],
    [
      'no reference',
      { description: 'PAYMENT' },
      [['likely', 'reference_absent', 'name_equal', 'amount_equal']],
    ],
    [
      'no reference and a part',
      { description: null, amountSen: sen(5n) },
      [['possible', 'reference_absent', 'name_equal', 'amount_part']],
    ],
    [
      'no reference and more, which may be for several notes',
      { description: null, amountSen: sen(900_000n) },
      [['possible', 'reference_absent', 'name_equal', 'amount_larger']],
    ],
    ['nothing but the amount', { description: null, counterparty: 'SOMEBODY ELSE' }, []],
    ['nothing at all', { description: null, counterparty: null, amountSen: sen(1n) }, []],
    ['a longer number', { description: 'N-0001011', counterparty: 'SOMEBODY ELSE' }, []],
  ])('with %s', (_case, over, expected) => {
    expect(rank(over)).toEqual(expected);
  });

  it('is exact for none of two notes that it names', () => {
    const other = { ...note, id: 'note-2', label: 'N-000102', references: ['N-000102'] };
    expect(rank({ description: 'N-000101 N-000102' }, [note, other])).toEqual([
      ['likely', 'reference_named', 'name_equal', 'amount_equal', 'several_named'],
      ['likely', 'reference_named', 'name_equal', 'amount_equal', 'several_named'],
    ]);
  });

  it('is only possibly a note that takes no more money', () => {
    expect(rank({}, [{ ...note, isOpen: false }])).toEqual([
      ['possible', 'reference_named', 'name_equal', 'amount_equal', 'target_closed'],
    ]);
  });

  it('is no payout of the same amount and name without its reference', () => {
    const payout: LineCandidate = { ...note, target: 'payout', references: ['ABCD'], takesLess: false };
    expect(rank({ description: null }, [payout])[0]?.[0]).toBe('possible');
    expect(rank({ amountSen: sen(343_000n), description: 'ABCD' }, [payout])[0]?.[0]).toBe('likely');
  });

  it('is a deposit of whom it names, whatever its amount, and only possibly of a name alone', () => {
    const investor: LineCandidate = {
      ...{ ...note, target: 'deposit', id: 'investor-1', label: 'INV-0001204', party: 'Aminah' },
      ...{ references: ['INV-0001204'], names: ['Aminah binti Yusof'], otherNames: [], expectedSen: null },
    };
    const from = { counterparty: 'AMINAH BINTI YUSOF' };
    expect(rank({ ...from, description: 'INV-0001204' }, [investor])).toEqual([
      ['exact', 'reference_named', 'name_equal'],
    ]);
    expect(rank({ ...from, description: null }, [investor])).toEqual([
      ['possible', 'reference_absent', 'name_equal'],
    ]);
    expect(rank({ counterparty: 'SOMEBODY ELSE', description: null }, [investor])).toEqual([]);
  });
});

const anyLine = fc.record({
  amountSen: fc.bigInt({ min: 1n, max: 400_000n }).map((amount) => sen(amount)),
  reference: fc.option(fc.oneof(fc.string(), fc.constantFrom('N-000101', 'n000101', 'X N-000101'))),
  description: fc.option(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('PAY N-000101'))),
  counterparty: fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Rempah Utara Sendirian Berhad', 'M/S Rempah Utara'),
    ),
  ),
});

it('is never exact without reference, name and amount, whatever is written on it', () => {
  fc.assert(
    fc.property(anyLine, (any) => {
      for (const { confidence, reasons } of rankCandidates(any, [note])) {
        const all = ['reference_named', 'name_equal'].every((one) =>
          reasons.some((reason) => reason === one),
        );
        const isWhole = reasons.includes('amount_equal') || reasons.includes('amount_part');
        expect(confidence === 'exact').toBe(all && isWhole);
        expect(confidence !== 'exact' || any.amountSen <= (note.expectedSen ?? 0n)).toBe(true);
      }
    }),
  );
});

it('finds whole words only, and takes no text for more than its words', () => {
  expect(wordsOf(['Pay:N-000101/JAN', null, '(TU-ABC)'])).toEqual(['N-000101', 'TU-ABC']);
  expect(namesReference(wordsOf(['XN-000101Y']), ['N-000101'])).toBe(false);
  expect(wordsOf(['A'.repeat(100_000)])).toEqual([]);
  expect(wordsOf(['word '.repeat(10_000)])).toEqual(['WORD']);
  // A dotless i is no letter of a reference.
  expect(namesReference(wordsOf(['TU-ı23456']), ['TU-I23456'])).toBe(false);
  expect(exactOf([])).toBeNull();
});

it('takes titles off a name, and leaves a name of its own', () => {
  expect(withoutTitles("DATO' SERI AHMAD BIN ALI")).toBe('AHMAD BIN ALI');
  expect(withoutTitles('M/S Rempah Utara')).toBe('Rempah Utara');
  expect(withoutTitles('Tan Sri')).toBe('Tan Sri');
  expect(withoutTitles('Tan Mei')).toBe('Tan Mei');
});
