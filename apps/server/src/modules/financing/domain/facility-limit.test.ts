import { addDays, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundSen,
  type Commitment,
  coversBuyer,
  drawsOnLimit,
  type FacilityLimit,
  freeSen,
  hasEnded,
  limitOn,
  usedSen,
} from './facility-limit.ts';

const from = day('2026-03-01');
const limit: FacilityLimit = {
  ...{ id: 'a', issuerId: 'b', amountSen: sen(5_000_000n) },
  ...{ from, until: day('2026-12-31'), buyers: [] },
};
const invoice = (amountSen: bigint): Commitment => ({
  type: 'Invoice Financing - Payable',
  amountSen: sen(amountSen),
});
const term = (amountSen: bigint): Commitment => ({ type: 'Term Financing', amountSen: sen(amountSen) });

describe('the limit that counts', () => {
  it('is the one recorded last of those that have begun', () => {
    const later = { ...limit, id: 'later', from: day('2026-06-01') };
    const corrected = { ...limit, id: 'corrected', from: day('2026-04-01') };
    const newestFirst = [corrected, later, limit];
    const on = (text: string) => limitOn(newestFirst, day(text))?.id ?? null;
    expect(on('2026-02-28')).toBeNull();
    expect(on('2026-03-01')).toBe('a');
    expect(on('2026-04-01')).toBe('corrected');
    expect(on('2026-06-01')).toBe('corrected');
    expect(limitOn([later, limit], day('2026-06-01'))?.id).toBe('later');
  });

  it('counts with nothing free after its last day', () => {
    expect([hasEnded(limit, limit.until), hasEnded(limit, addDays(limit.until, 1))]).toEqual([false, true]);
    expect(freeSen(limit, sen(0n), limit.until)).toBe(5_000_000n);
    expect(freeSen(limit, sen(0n), addDays(limit.until, 1))).toBe(0n);
    expect(limitOn([limit], addDays(limit.until, 1))).toBe(limit);
  });
});

describe('what is used', () => {
  it('is invoice financing alone, of notes, offers and applications', () => {
    const all = {
      notes: [invoice(100n), term(7n)],
      offers: [invoice(20n), term(7n)],
      applications: [invoice(3n), term(7n)],
    };
    expect([boundSen(all), usedSen(all)]).toEqual([120n, 123n]);
    expect(drawsOnLimit('Contract Financing')).toBe(false);
    expect(drawsOnLimit('Invoice Financing - Receivable')).toBe(true);
  });

  it('and what is free never come to more than the limit, nor below zero', () => {
    const amount = fc.bigInt({ min: 0n, max: 9_000_000n });
    fc.assert(
      fc.property(amount, amount, amount, (notes, offers, applications) => {
        const all = {
          notes: [invoice(notes)],
          offers: [invoice(offers)],
          applications: [invoice(applications)],
        };
        const used = usedSen(all);
        const free = freeSen(limit, used, from);
        expect(used).toBe(notes + offers + applications);
        expect(free).toBe(used >= limit.amountSen ? 0n : limit.amountSen - used);
        expect(freeSen(limit, boundSen(all), from) >= free).toBe(true);
      }),
    );
  });
});

describe('whose invoices', () => {
  const named = { buyers: ['Pasar Besar Sdn. Bhd.', 'Kedai Kita'] };
  const cases: [readonly string[], string | null, boolean][] = [
    [[], 'Anybody', true],
    [named.buyers, 'PASAR BESAR  SDN BHD', true],
    [named.buyers, 'Pasar Kecil Sdn Bhd', false],
    [named.buyers, null, true],
    [named.buyers, '', false],
  ];
  it.each(cases)('a limit for %j and a buyer %j: %s', (buyers, buyer, isCovered) => {
    expect(coversBuyer({ buyers }, buyer)).toBe(isCovered);
  });
});
