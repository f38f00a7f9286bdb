import { describe, expect, it } from 'vitest';
import { disbursementFor, offerCost } from './offer-cost.ts';

const offer = {
  amount: '130000.00',
  rate: '11.00',
  term_months: 12,
  origination_fee: '1950.00',
  service_tax: '156.00',
  expires_at: '2026-11-28T03:04:05.000Z',
  letter_id: null,
};

describe('the cost of an offer', () => {
  it('is unknown without an amount or a rate', () => {
    expect(offerCost({ profile: 'bullet' }, { ...offer, amount: '0.00' })).toBeNull();
    expect(offerCost({ profile: 'bullet' }, { ...offer, rate: 'x' })).toBeNull();
  });

  it('pays out the amount less fee and service tax (FEE-2)', () => {
    const cost = offerCost({ profile: 'equal_monthly_flat' }, offer);
    expect(cost?.disbursement).toEqual({
      amountSen: 13_000_000n,
      originationFeeSen: 195_000n,
      serviceTaxSen: 15_600n,
      netSen: 12_789_400n,
    });
    expect(cost?.returnSen).toBe(1_430_000n);
    expect(cost?.schedule).toHaveLength(12);
    expect(Number(cost?.allInBps)).toBeGreaterThan(Number(cost?.effectiveBps));
  });

  it('charges a smaller amount by the same rates', () => {
    expect(disbursementFor(offer, '104000.00')).toEqual({
      amountSen: 10_400_000n,
      originationFeeSen: 156_000n,
      serviceTaxSen: 12_480n,
      netSen: 10_231_520n,
    });
  });

  it('charges nothing where there is no fee', () => {
    const free = { ...offer, origination_fee: '0.00', service_tax: '0.00' };
    expect(disbursementFor(free, '130000.00').netSen).toBe(13_000_000n);
  });
});
