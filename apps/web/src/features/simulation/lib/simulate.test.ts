import { parseSen, senToText, sumSen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import { platformTerms } from '../../../testing/platform.ts';
import { amountStops, figuresOf, formOf, limitsOf, searchOf, stopOf } from './form.ts';
import { curveOf, simulate } from './simulate.ts';

const limits = limitsOf(platformTerms);

function run(search: Parameters<typeof formOf>[0]) {
  const form = formOf(search);
  return simulate(form, figuresOf(form, limits), platformTerms, '2026-11-21');
}

describe('an address', () => {
  it.each([
    [{ amount: '1e5' }, 'amount', '1000.00'],
    [{ rate: '-3' }, 'rate', '12.00'],
    [{ months: '4.5' }, 'months', '12'],
    [{ failed: 'all' }, 'failed', '0.00'],
    [{ profile: 'balloon' }, 'profile', 'equal_monthly_flat'],
    [{ contract: 'islamic' }, 'contract', 'conventional'],
    [{ residence: '' }, 'residence', 'resident'],
  ] as const)('%j keeps the default of %s', (search, field, value) => {
    expect(formOf(search)[field]).toBe(value);
  });

  it('means the form that it was made from', () => {
    const form = formOf({
      amount: '130000',
      rate: '11',
      months: '4',
      profile: 'bullet',
      contract: 'shariah',
    });
    expect(formOf(searchOf(form))).toEqual(form);
  });
});

describe('limits', () => {
  it.each([
    [{ amount: '49.99' }],
    [{ amount: '1000000.01' }],
    [{ rate: '0.00' }],
    [{ rate: '18.01' }],
    [{ months: '0' }],
    [{ months: '37' }],
    [{ failed: '100.01' }],
  ])('leave %j without figures', (search) => {
    expect(run(search)).toBeNull();
  });

  it.each([
    [{ amount: '50' }],
    [{ amount: '1000000' }],
    [{ rate: '0.01' }],
    [{ rate: '18' }],
    [{ months: '1' }],
    [{ months: '36' }],
    [{ failed: '100' }],
  ])('take %j', (search) => {
    expect(run(search)).not.toBeNull();
  });

  it('are where the slider of the amount begins and ends', () => {
    const stops = amountStops(limits.amountSen).map(senToText);
    expect(stops).toEqual([
      ...['50.00', '100.00', '200.00', '500.00', '1000.00', '2000.00', '5000.00', '10000.00'],
      ...['20000.00', '50000.00', '100000.00', '200000.00', '500000.00', '1000000.00'],
    ]);
  });

  it.each([
    [null, 0],
    ['10.00', 0],
    ['50.00', 0],
    ['130.00', 1],
    ['200.00', 2],
    ['9000000.00', 13],
  ])('put the amount %s at stop %i', (amount, stop) => {
    const stops = amountStops(limits.amountSen);
    expect(stopOf(stops, amount === null ? null : parseSen(amount))).toBe(stop);
  });
});

describe('figures', () => {
  it('RM130,000 at 11% for 4 months', () => {
    const simulated = run({ amount: '130000', rate: '11', months: '4' });
    const totals = simulated?.months.map((one) => senToText(sumSen([one.principalSen, one.returnSen])));
    expect(totals).toEqual(['33691.67', '33691.67', '33691.67', '33691.66']);
    expect(simulated?.effectiveRateBps).toBe(1747);
  });

  it('withhold tax from non-residents only', () => {
    expect(senToText(run({})?.quote.returnNetSen ?? parseZero)).toBe('100.56');
    expect(senToText(run({ residence: 'non_resident' })?.quote.returnNetSen ?? parseZero)).toBe('82.56');
  });

  it.each([
    [{}, 2_000],
    [{ rate: '0.01' }, 500],
    [{ failed: '35' }, 5_000],
    [{ failed: '100' }, 10_000],
    [{ rate: '18', months: '36' }, 10_000],
  ])('of %j are drawn up to %i basis points', (search, reach) => {
    const simulated = run(search);
    const curve = simulated === null ? [] : curveOf(simulated);
    expect(curve.at(-1)?.failedBps).toBe(reach);
    expect(curve[0]?.outcomeSen).toBe(simulated?.quote.returnNetSen);
  });
});

const parseZero = parseSen('0') ?? sumSen([]);
