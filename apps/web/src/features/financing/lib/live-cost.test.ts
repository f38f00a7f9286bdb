import { describe, expect, it } from 'vitest';
import { type Costs, liveCost } from './live-cost.ts';

const costs: Costs = {
  amount_min: '5000.00',
  amount_max: '1000000.00',
  amount_step: '10.00',
  rate_max: '18.00',
  room: '1000000.00',
  knock_outs: [],
  service_tax: '8.00',
  origination_fees: [
    { up_to_months: 12, percent: '1.50' },
    { up_to_months: 36, percent: '4.50' },
  ],
};
const values = { amount: '130000.00', term_months: '12', profile: 'equal_monthly_flat' };
const today = '2026-11-21';

describe('the live cost', () => {
  it.each([
    ['amount', { amount: '' }],
    ['amount of 0', { amount: '0' }],
    ['tenure', { term_months: '' }],
    ['tenure above 36 months', { term_months: '37' }],
    ['repayment', { profile: '' }],
  ])('is not shown without a usable %s', (_what, missing) => {
    expect(liveCost({ ...values, ...missing }, '11.00', costs, today)).toBeNull();
  });

  it('is not shown without a rate above 0', () => {
    expect(liveCost(values, '', costs, today)).toBeNull();
    expect(liveCost(values, '0', costs, today)).toBeNull();
  });

  it('pays out RM127,894 of RM130,000 over 12 months (FEE-2)', () => {
    expect(liveCost(values, '11.00', costs, today)?.disbursement).toMatchObject({
      originationFeeSen: 195_000n,
      serviceTaxSen: 15_600n,
      netSen: 12_789_400n,
    });
  });

  it('takes the fee of the tenure', () => {
    const cost = liveCost({ ...values, term_months: '13' }, '11.00', costs, today);
    expect(cost?.disbursement.originationFeeSen).toBe(585_000n);
  });
});
