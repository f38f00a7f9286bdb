/** The sections in which an application is read, with the fields of each, in their order. */
export const applicationSections = {
  company: [
    'company_name',
    'bo_registration_number',
    'entity_type',
    'incorporated_on',
    'bo_industry_select',
    'annual_revenue',
    'employees',
    'on_lending',
    'net_assets',
  ],
  person: ['full_name', 'identity_type', 'identity_number', 'gender', 'nationality', 'tax_residence'],
  contact: [
    'phone_country_code',
    'phone_number',
    'business_phonenumber',
    'bo_personal_phonenumber',
    'address_line_1',
    'address_line_2',
    'postcode',
    'city',
    'state',
    'country',
  ],
  work: [
    'inv_occupation',
    'inv_employer',
    'inv_source_of_income',
    'inv_nature_of_business',
    'inv_income_range',
    'inv_source_of_funds',
    'is_politically_exposed',
  ],
  risk: [
    'inv_risk_tolerance',
    'invested_in_p2p',
    'inv_estimated_p2p_invested',
    'inv_stocks_knowledge_years',
    'inv_bonds_knowledge_years',
    'inv_mutual_funds_knowledge_years',
    'inv_others_knowledge_years',
    'inv_p2p_lending_knowledge_years',
  ],
  bank: ['bank_bic', 'bank_account_no', 'bank_account_name'],
  declarations: ['agree_conventional', 'agree_islamic', 'agree_terms', 'agree_privacy', 'agree_biometric'],
} as const;

export type ApplicationSection = keyof typeof applicationSections;

/** Whether a form has a field that the company form has for one of its two kinds only. */
export function hasField(field: string, form: 'individual' | 'institution' | 'business'): boolean {
  return field !== 'net_assets' || form === 'institution';
}
