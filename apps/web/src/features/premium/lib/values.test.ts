import { describe, expect, it } from 'vitest';
import { bodyOf, emptyPremium, namesBeside, problemsOf, withBand } from './values.ts';

const chosen = {
  ...emptyPremium,
  ...({ inv_annual_income: '100k_250k', inv_total_liquid_assets: '100k_250k' } as const),
  ...({ inv_other_assets_amount: '250k_500k' } as const),
};
const slip = new File(['a'], 'slip.pdf', { type: 'application/pdf' });

describe('the derived figures', () => {
  it('wait for the fourth answer, then follow every change', () => {
    expect(chosen.inv_net_worth).toBe('');
    const complete = withBand(chosen, 'inv_total_liabilities_amount', '50k_100k');
    expect(complete.inv_net_worth).toBe('500k_1m');
    expect(withBand(complete, 'inv_annual_income', 'above_3m').inv_net_worth).toBe('above_3m');
  });

  it('leave a net worth that the person chose, until another figure changes', () => {
    const complete = withBand(chosen, 'inv_total_liabilities_amount', '50k_100k');
    const own = withBand(complete, 'inv_net_worth', 'above_3m');
    expect([own.inv_net_worth, own.inv_is_sophisticated_investor]).toEqual(['above_3m', '1']);
    expect(withBand(own, 'inv_other_assets_amount', '250k_500k')).toMatchObject({
      inv_net_worth: '500k_1m',
      inv_is_sophisticated_investor: '0',
    });
  });

  it('say sophisticated at once where income alone is enough', () => {
    expect(withBand(emptyPremium, 'inv_annual_income', '250k_500k').inv_is_sophisticated_investor).toBe('1');
  });
});

describe('what is sent', () => {
  it('has no fields of non-residents for a resident', () => {
    const typed = { ...chosen, inv_country_tax_resident: 'SG', inv_non_malaysian_income_tax: 'S1' };
    expect(bodyOf(typed)).toMatchObject({ inv_country_tax_resident: '', inv_non_malaysian_income_tax: '' });
    expect(bodyOf({ ...typed, inv_malaysian_tax_resident: '0' })).toMatchObject({
      inv_country_tax_resident: 'SG',
      inv_non_malaysian_income_tax: 'S1',
    });
  });

  it('is held back with the messages of the specification', () => {
    const problems = problemsOf({ ...chosen, inv_malaysian_tax_resident: '0', inv_income_slip: [slip] });
    expect(Object.keys(problems)).toEqual([
      'inv_country_tax_resident',
      'inv_non_malaysian_income_tax',
      'inv_total_liabilities_amount',
      'inv_net_worth',
      'inv_source_of_funds',
      'inv_personal_assets',
      'inv_agree_declaration',
    ]);
    expect(problems.inv_agree_declaration).toBe('Please agree to this declaration');
  });
});

it('knows the names in the other file inputs', () => {
  expect(namesBeside({ ...chosen, inv_income_slip: [slip] }, 'inv_personal_assets')).toEqual(['slip.pdf']);
  expect(namesBeside({ ...chosen, inv_income_slip: [slip] }, 'inv_income_slip')).toEqual([]);
});
