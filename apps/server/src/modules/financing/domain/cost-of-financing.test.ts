import { day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { costOfFinancing } from './cost-of-financing.ts';
import type { OfferTerms } from './offer.ts';

const terms: OfferTerms = {
  type: 'Term Financing',
  contract: 'Conventional',
  isGuaranteed: false,
  guarantorName: null,
  amountSen: sen(13_000_000n),
  rateBps: rateBps(1_100),
  termMonths: 4,
  profile: 'equal_monthly_flat',
  grade: 'A',
  originationFeeBps: rateBps(150),
  serviceTaxBps: rateBps(800),
};
const on = day('2026-11-21');

describe('costOfFinancing', () => {
  it('gives the published example: RM 130,000 at 11 % over 4 months costs 17.47 % effective', () => {
    const cost = costOfFinancing(terms, on);
    expect([cost.simpleRateBps, cost.effectiveRateBps]).toEqual([1_100, 1_747]);
  });

  it('pays out RM 127,894.00 of RM 130,000 at 1.5 %', () => {
    const { disbursement } = costOfFinancing({ ...terms, termMonths: 12 }, on);
    expect(disbursement).toMatchObject({
      originationFeeSen: 195_000n,
      serviceTaxSen: 15_600n,
      netSen: 12_789_400n,
    });
  });

  it('costs more all in than effectively, and the same where there is no fee', () => {
    const cost = costOfFinancing(terms, on);
    expect(cost.allInRateBps).toBeGreaterThan(cost.effectiveRateBps);
    const free = costOfFinancing({ ...terms, originationFeeBps: rateBps(0) }, on);
    expect(free.allInRateBps).toBe(free.effectiveRateBps);
  });

  it('is the bullet formula for one payment at maturity', () => {
    // 12 × ((1 + return ÷ P)^(1 ÷ months) − 1), return = P × rate × 365 ÷ 365.
    const { effectiveRateBps } = costOfFinancing({ ...terms, profile: 'bullet', termMonths: 12 }, on);
    expect(effectiveRateBps).toBe(Math.round(120_000 * (1.11 ** (1 / 12) - 1)));
  });
});
