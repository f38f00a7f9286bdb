import { expect, it } from 'vitest';
import { instalmentCover, ratiosOf, ratioText } from './ratios.ts';
import { senFromText } from './sen.ts';

const year = {
  revenueSen: senFromText('2400000.00'),
  profitBeforeTaxSen: senFromText('168000.00'),
  equitySen: senFromText('600000.00'),
  liabilitiesSen: senFromText('900000.00'),
  currentAssetsSen: senFromText('700000.00'),
  currentLiabilitiesSen: senFromText('500000.00'),
  debtServiceSen: senFromText('120000.00'),
};
const none = senFromText('0.00');

it('divides the amounts of a year to hundredths', () => {
  expect(ratiosOf(year)).toEqual({ current: 140, gearing: 150, margin: 700, debtService: 240 });
});

it('has no ratio where nothing divides it', () => {
  const lost = {
    ...year,
    equitySen: senFromText('-1.00'),
    currentLiabilitiesSen: none,
    debtServiceSen: none,
  };
  expect(ratiosOf({ ...lost, revenueSen: none })).toEqual({
    ...{ current: null, gearing: null, margin: null, debtService: null },
  });
  expect(instalmentCover(year.revenueSen, none)).toBeNull();
});

it('writes hundredths with two decimals, a loss with a minus', () => {
  expect([185, 5, 0, -1240].map(ratioText)).toEqual(['1.85', '0.05', '0.00', '-12.40']);
});

it('covers instalments by the surplus', () => {
  expect(instalmentCover(senFromText('40000.00'), senFromText('16000.00'))).toBe(250);
});
