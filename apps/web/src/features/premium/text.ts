import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('premium', {
  title: 'Premium upgrade',
  intro:
    'Premium gives you early access to new notes and removes the confirmation above the recommended limit. Two of our officers review your answers and documents.',
  pendingClose: 'Close',
  cancel: 'Cancel',
  submit: 'Submit',
  about: 'Help: {{field}}',
  yes: 'Yes',
  no: 'No',
  nothingFound: 'No results',
  part: { tax: 'Tax residence', figures: 'Income and net worth (RM)', documents: 'Documents' },
  field: {
    inv_malaysian_tax_resident: 'Malaysian tax resident',
    inv_country_tax_resident: 'Country of tax residence',
    inv_non_malaysian_income_tax: 'Income tax number',
    inv_annual_income: 'Estimated annual income',
    inv_total_liquid_assets: 'Estimated value of liquid assets',
    inv_other_assets_amount: 'Estimated value of other assets',
    inv_total_liabilities_amount: 'Estimated value of total liabilities',
    inv_net_worth: 'Estimated net worth',
    inv_source_of_funds: 'Source of funds or wealth',
    inv_is_sophisticated_investor: 'Sophisticated investor',
    inv_income_slip: '3 months bank statement, income slip or income tax form',
    inv_personal_assets: 'Personal assets',
    inv_additional_documents: 'Additional documents (optional)',
    inv_agree_declaration: 'Declaration',
  },
  help: {
    inv_malaysian_tax_resident: 'In general, an individual in Malaysia for 182 days or more in a year.',
    inv_country_tax_resident: 'The country whose tax authority you report your income to.',
    inv_non_malaysian_income_tax: 'The number that this country’s tax authority has given you.',
    inv_annual_income: 'Before tax, from all sources, in one year.',
    inv_total_liquid_assets: 'What can be turned into cash within days: deposits, shares, unit trusts.',
    inv_other_assets_amount: 'Everything else that you own, such as property, vehicles or a business.',
    inv_total_liabilities_amount: 'All that you owe: loans, mortgages, credit cards.',
    inv_net_worth:
      'Calculated from the four answers above: income and assets less liabilities. You can adjust it.',
    inv_source_of_funds: 'Main source of the money you invest.',
    inv_is_sophisticated_investor:
      'Net personal assets above RM3 million; gross annual income above RM300,000; combined gross annual income above RM400,000; or a net personal investment portfolio above RM1 million. Set from your answers; change it where it does not fit.',
    inv_income_slip: 'One of them is enough. PDF or images, at most 10 MB each.',
    inv_personal_assets: 'For example a statement of deposits or shares, or a land title.',
    inv_additional_documents: 'For example an EA form, pension slip or SPA.',
    inv_agree_declaration: 'Two of our officers compare your answers with your documents.',
  },
  declaration:
    'I declare that the information given is true, correct and complete. I understand that false statements may have legal consequences.',
});
