import type { TestApp } from '../app.ts';
import { type FormFields, picture } from './application-forms.ts';
import { call, type Headers } from './http.ts';

/** A complete Premium form of a resident as the web sends it, without its files; `changes` replaces fields. */
export function premiumForm(changes: FormFields = {}): Record<string, string> {
  return {
    ...{ inv_malaysian_tax_resident: '1', inv_annual_income: '100k_250k' },
    ...{ inv_total_liquid_assets: '100k_250k', inv_other_assets_amount: '250k_500k' },
    ...{ inv_total_liabilities_amount: '50k_100k', inv_net_worth: '500k_1m' },
    ...{ inv_source_of_funds: 'savings_or_investment', inv_is_sophisticated_investor: '0' },
    inv_agree_declaration: '1',
    ...changes,
  };
}

/** Requests the Premium plan with both documents that the form demands. */
export async function requestPremium(app: TestApp, headers: Headers, changes: FormFields = {}) {
  return call(app, 'investorPremiumUpgrade', {
    headers,
    body: premiumForm(changes),
    files: [await picture('inv_income_slip'), await picture('inv_personal_assets')],
  });
}
