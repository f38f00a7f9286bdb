import { financingTypes } from '../constants.ts';

/** The 21 sections of MSIC 2008 (IDN-6). */
export const businessIndustries = [
  { value: 'A', name: 'Agriculture, forestry and fishing' },
  { value: 'B', name: 'Mining and quarrying' },
  { value: 'C', name: 'Manufacturing' },
  { value: 'D', name: 'Electricity, gas, steam and air conditioning supply' },
  { value: 'E', name: 'Water supply, sewerage, waste management and remediation' },
  { value: 'F', name: 'Construction' },
  { value: 'G', name: 'Wholesale and retail trade, repair of motor vehicles and motorcycles' },
  { value: 'H', name: 'Transportation and storage' },
  { value: 'I', name: 'Accommodation and food service' },
  { value: 'J', name: 'Information and communication' },
  { value: 'K', name: 'Financial and insurance or takaful' },
  { value: 'L', name: 'Real estate' },
  { value: 'M', name: 'Professional, scientific and technical' },
  { value: 'N', name: 'Administrative and support service' },
  { value: 'O', name: 'Public administration and defence, compulsory social security' },
  { value: 'P', name: 'Education' },
  { value: 'Q', name: 'Human health and social work' },
  { value: 'R', name: 'Arts, entertainment and recreation' },
  { value: 'S', name: 'Other services' },
  { value: 'T', name: 'Households as employers or producing for their own use' },
  { value: 'U', name: 'Extraterritorial organisations and bodies' },
] as const;

/** Industries that are rejected as issuers: financial institutions and investment funds (ONB-12). */
export const ineligibleIndustries: readonly string[] = ['K'];

export const entityTypes = [
  { value: 'sole_proprietorship', name: 'Sole proprietorship' },
  { value: 'partnership', name: 'Partnership' },
  { value: 'llp', name: 'Limited liability partnership' },
  { value: 'private', name: 'Private limited company' },
  { value: 'public', name: 'Public company' },
] as const;

/** `loan_categories` = the four financing types (IDN-9). */
export const loanCategories = financingTypes.map((one) => ({ value: one, name: one }));

export const repaymentProfiles = [
  { value: 'equal_monthly_flat', name: 'Equal monthly payments' },
  { value: 'bullet', name: 'One payment at maturity' },
  { value: 'return_only', name: 'Monthly return, principal at maturity' },
] as const;
