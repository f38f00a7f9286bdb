/** Which employment fields an occupation asks for; the others are cleared before sending (ONB-20). */
export interface EmploymentNeeds {
  readonly employer: boolean;
  readonly sourceOfIncome: boolean;
  readonly natureOfBusiness: boolean;
}

/** `occupation` is a value of the fixed list (ONB-20); an unknown one asks for nothing. */
export function employmentNeeds(occupation: string): EmploymentNeeds {
  const employed = occupation === 'Full time' || occupation === 'Part time';
  const selfEmployed = occupation === 'Self employed';
  const without = occupation === 'Unemployed' || occupation === 'Student' || occupation === 'Retired';
  return { employer: employed, sourceOfIncome: without || selfEmployed, natureOfBusiness: selfEmployed };
}
