/** Choices of the personal application forms (IDN-10). */
export const identityTypeChoices = [
  { value: 'nric', name: 'MyKad' },
  { value: 'old_ic', name: 'Old IC' },
  { value: 'passport', name: 'Passport' },
  { value: 'army', name: 'Army' },
  { value: 'police', name: 'Police' },
] as const;

export const genders = [
  { value: 'male', name: 'Male' },
  { value: 'female', name: 'Female' },
] as const;

export const occupations = [
  { value: 'Unemployed', name: 'Unemployed' },
  { value: 'Student', name: 'Student' },
  { value: 'Full time', name: 'Full time' },
  { value: 'Part time', name: 'Part time' },
  { value: 'Self employed', name: 'Self employed' },
  { value: 'Retired', name: 'Retired' },
] as const;

export const incomeRanges = [
  { value: 'below_50k', name: '50,000 & below' },
  { value: '50k_100k', name: '50,000 - 100,000' },
  { value: '100k_150k', name: '100,000 - 150,000' },
  { value: '150k_300k', name: '150,000 - 300,000' },
  { value: '300k_500k', name: '300,000 - 500,000' },
  { value: '500k_1m', name: '500,000 - 1,000,000' },
  { value: 'above_1m', name: 'Above 1,000,000' },
] as const;

/** The bands of the Premium form. */
export const assetRanges = [
  { value: 'below_50k', name: '50,000 & below' },
  { value: '50k_100k', name: '50,000 - 100,000' },
  { value: '100k_250k', name: '100,000 - 250,000' },
  { value: '250k_500k', name: '250,000 - 500,000' },
  { value: '500k_1m', name: '500,000 - 1,000,000' },
  { value: '1m_3m', name: '1,000,000 - 3,000,000' },
  { value: 'above_3m', name: 'Above 3,000,000' },
] as const;

export const sourcesOfFunds = [
  { value: 'salary_and_bonuses', name: 'Salary and bonuses' },
  { value: 'pension', name: 'Pension' },
  { value: 'savings_or_investment', name: 'Savings or investment' },
  { value: 'property_or_asset_sale', name: 'Property or asset sale' },
  { value: 'company_profits_or_sale', name: 'Company profits or sale' },
  { value: 'inheritance_or_gift', name: 'Inheritance or gift' },
] as const;

export const riskTolerances = [
  { value: 'conservative', name: 'Conservative' },
  { value: 'balanced', name: 'Balanced' },
  { value: 'aggressive', name: 'Aggressive' },
] as const;

/** The meaning of the four levels of experience (ONB-25). */
export const knowledgeLevels = [
  { value: '1', name: 'Unaware' },
  { value: '2', name: 'Understands but has not invested' },
  { value: '3', name: 'One to three years' },
  { value: '4', name: 'Professional or more than three years' },
] as const;
