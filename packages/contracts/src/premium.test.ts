import { describe, expect, test } from 'vitest';
import { messages } from './messages.ts';
import {
  type AssetBand,
  bandOfAmount,
  deriveNetWorth,
  deriveSophisticated,
  type PremiumAnswers,
  type PremiumFigures,
  premiumProblems,
} from './premium.ts';
import { assetRanges } from './reference/people-lists.ts';
import { textOf } from './testing.ts';

/** The tables of ONB-16 written again, so that a changed table fails. */
const midpoints = [25_000n, 75_000n, 175_000n, 375_000n, 750_000n, 2_000_000n, 5_000_000n];
const upperBounds = [50_000n, 100_000n, 250_000n, 500_000n, 1_000_000n, 3_000_000n, 5_000_000n];
const codes = assetRanges.map((one) => one.value);

function figures(income: AssetBand, liquid: AssetBand, other: AssetBand, owed: AssetBand): PremiumFigures {
  return {
    inv_annual_income: income,
    inv_total_liquid_assets: liquid,
    inv_other_assets_amount: other,
    inv_total_liabilities_amount: owed,
  };
}

describe('the band of an amount', () => {
  test.each(upperBounds.map((bound, at) => [bound, codes[at]] as const))(
    'RM %s is still in %s, a ringgit more is not',
    (bound, code) => {
      expect(bandOfAmount(bound)).toBe(code);
      const next = codes[codes.indexOf(code ?? 'above_3m') + 1] ?? 'above_3m';
      expect(bandOfAmount(bound + 1n)).toBe(next);
    },
  );

  test.each([
    [-1n, 'below_50k'],
    [-5_000_000n, 'below_50k'],
    [0n, 'below_50k'],
    [3_000_001n, 'above_3m'],
    [5_000_001n, 'above_3m'],
    [15_000_000n, 'above_3m'],
  ])('RM %s is %s', (ringgit, code) => {
    expect(bandOfAmount(ringgit)).toBe(code);
  });
});

describe('net worth', () => {
  test('is derived for every combination of the four answers (ONB-16)', () => {
    let seen = 0;
    codes.forEach((income, i) => {
      codes.forEach((liquid, l) => {
        codes.forEach((other, o) => {
          codes.forEach((owed, d) => {
            const sum =
              (midpoints[i] ?? 0n) + (midpoints[l] ?? 0n) + (midpoints[o] ?? 0n) - (midpoints[d] ?? 0n);
            const at = upperBounds.findIndex((bound) => bound >= sum);
            expect(deriveNetWorth(figures(income, liquid, other, owed))).toBe(
              at === -1 ? 'above_3m' : codes[at],
            );
            seen += 1;
          });
        });
      });
    });
    expect(seen).toBe(7 ** 4);
  });

  test.each([
    [
      'three of the lowest less the lowest',
      figures('below_50k', 'below_50k', 'below_50k', 'below_50k'),
      'below_50k',
    ],
    ['RM 100,000 exactly', figures('50k_100k', 'below_50k', 'below_50k', 'below_50k'), '50k_100k'],
    ['debts above assets', figures('below_50k', 'below_50k', 'below_50k', 'above_3m'), 'below_50k'],
    ['more than the highest bound', figures('above_3m', 'above_3m', 'above_3m', 'below_50k'), 'above_3m'],
  ])('%s', (_what, chosen, band) => {
    expect(deriveNetWorth(chosen)).toBe(band);
  });

  test.each([
    'inv_annual_income',
    'inv_total_liquid_assets',
    'inv_other_assets_amount',
    'inv_total_liabilities_amount',
  ])('waits for %s', (field) => {
    const chosen = figures('1m_3m', '1m_3m', '1m_3m', 'below_50k');
    expect(deriveNetWorth({ ...chosen, [field]: undefined })).toBeNull();
    expect(deriveNetWorth({ ...chosen, [field]: '' })).toBeNull();
    expect(deriveNetWorth({ ...chosen, [field]: 'a lot' })).toBeNull();
  });
});

describe('a sophisticated investor', () => {
  const low: PremiumFigures = {
    ...figures('below_50k', 'below_50k', 'below_50k', 'below_50k'),
    inv_net_worth: 'below_50k',
  };

  test('is not met with the lowest bands or without answers', () => {
    expect(deriveSophisticated(low)).toBe(0);
    expect(deriveSophisticated({})).toBe(0);
  });

  test.each(codes.map((code, at) => [code, (upperBounds[at] ?? 0n) > 300_000n ? 1 : 0] as const))(
    'by an income of %s: %s',
    (code, yes) => {
      expect(deriveSophisticated({ ...low, inv_annual_income: code })).toBe(yes);
    },
  );

  test('by liquid and other assets together, in every combination', () => {
    codes.forEach((liquid, l) => {
      codes.forEach((other, o) => {
        const together = (upperBounds[l] ?? 0n) + (upperBounds[o] ?? 0n);
        const chosen = { ...low, inv_total_liquid_assets: liquid, inv_other_assets_amount: other };
        expect(deriveSophisticated(chosen)).toBe(together > 1_000_000n ? 1 : 0);
      });
    });
  });

  test('not by RM 1,000,000 of assets exactly', () => {
    const chosen = { ...low, inv_total_liquid_assets: '250k_500k', inv_other_assets_amount: '250k_500k' };
    expect(deriveSophisticated(chosen)).toBe(0);
  });

  test.each(codes.map((code, at) => [code, (upperBounds[at] ?? 0n) > 3_000_000n ? 1 : 0] as const))(
    'by a net worth of %s: %s',
    (code, yes) => {
      expect(deriveSophisticated({ ...low, inv_net_worth: code })).toBe(yes);
    },
  );
});

/** What the form misses, in English. */
function problems(answers: PremiumAnswers) {
  return Object.fromEntries(
    Object.entries(premiumProblems(answers)).map(([field, message]) => [field, textOf(message)]),
  );
}

describe('what a premium form misses', () => {
  const complete: PremiumAnswers = {
    ...figures('100k_250k', '100k_250k', '100k_250k', 'below_50k'),
    ...{ inv_malaysian_tax_resident: 1, inv_net_worth: '250k_500k', inv_source_of_funds: 'pension' },
    ...{ inv_agree_declaration: true },
    files: { inv_income_slip: 1, inv_personal_assets: 1, inv_additional_documents: 0 },
  };

  test('is nothing when it is complete', () => {
    expect(problems(complete)).toEqual({});
  });

  test('is reported for an empty form field by field, without the fields of non-residents', () => {
    const files = { inv_income_slip: 0, inv_personal_assets: 0, inv_additional_documents: 0 };
    expect(problems({ files })).toEqual({
      inv_annual_income: 'Please provide Estimated Annual Income',
      inv_total_liquid_assets: 'Please provide Estimate value of Liquid Assets',
      inv_other_assets_amount: 'Please provide Estimate value of Other Assets',
      inv_total_liabilities_amount: 'Please provide Estimate value of Total Liabilities',
      inv_net_worth: 'Please provide Estimate of your Net Worth',
      inv_source_of_funds: 'Please provide Source of Funds/Wealth',
      inv_income_slip: 'Please upload 3 Months Latest Bank statement/Income Slip/Income Tax Form',
      inv_personal_assets: 'Please upload Personal Assets',
      inv_agree_declaration: 'Please agree to this declaration',
    });
  });

  test('of a non-resident: country and number', () => {
    const foreign: PremiumAnswers = { ...complete, inv_malaysian_tax_resident: 0 };
    expect(problems(foreign)).toEqual({
      inv_country_tax_resident: 'Please provide Country of Tax Residence',
      inv_non_malaysian_income_tax: 'Please provide Income Tax Number',
    });
    expect(
      problems({
        ...foreign,
        inv_country_tax_resident: 'SG',
        inv_non_malaysian_income_tax: 'S1234567D',
      }),
    ).toEqual({});
  });

  test('Malaysia is no country for them, and blanks are no number', () => {
    const foreign: PremiumAnswers = {
      ...complete,
      ...{
        inv_malaysian_tax_resident: 0,
        inv_country_tax_resident: 'MY',
        inv_non_malaysian_income_tax: '  ',
      },
    };
    expect(problems(foreign)).toEqual({
      inv_country_tax_resident: messages.taxCountryRequired,
      inv_non_malaysian_income_tax: messages.taxNumberRequired,
    });
  });
});
