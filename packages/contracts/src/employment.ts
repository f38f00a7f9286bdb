/** Which employment fields an occupation requires; the others are cleared before sending (ONB-20). */
export interface EmploymentNeeds {
  readonly employer: boolean;
  readonly sourceOfIncome: boolean;
  readonly natureOfBusiness: boolean;
}

/** `occupation` is a value of the fixed list (ONB-20); an unknown one requires nothing. */
export function employmentNeeds(occupation: string): EmploymentNeeds {
  const employed = occupation === 'Full time' || occupation === 'Part time';
  const selfEmployed = occupation === 'Self employed';
  const without = occupation === 'Unemployed' || occupation === 'Student' || occupation === 'Retired';
  return { employer: employed, sourceOfIncome: without || selfEmployed, natureOfBusiness: selfEmployed };
}

/** The answers of a form about employment, whatever its fields are called. */
export interface EmploymentAnswers {
  readonly occupation: string | undefined;
  readonly employer: string | undefined;
  readonly sourceOfIncome: string | undefined;
  readonly natureOfBusiness: string | undefined;
}

const codes = {
  employer: 'employer_required',
  sourceOfIncome: 'income_source_required',
  natureOfBusiness: 'business_nature_required',
} as const;

const fields = Object.keys(codes) as (keyof EmploymentNeeds)[];

/** The required and unanswered fields, each with the code of its message (ONB-20). */
export function missingEmployment(answers: EmploymentAnswers) {
  const needs = employmentNeeds(answers.occupation ?? '');
  return fields
    .filter((field) => needs[field] && answers[field] === undefined)
    .map((field) => ({ field, code: codes[field] }));
}

/** The answers that the occupation requires; the others are cleared, whatever was sent (ONB-20). */
export function neededEmployment(answers: EmploymentAnswers): Omit<EmploymentAnswers, 'occupation'> {
  const needs = employmentNeeds(answers.occupation ?? '');
  return {
    employer: needs.employer ? answers.employer : undefined,
    sourceOfIncome: needs.sourceOfIncome ? answers.sourceOfIncome : undefined,
    natureOfBusiness: needs.natureOfBusiness ? answers.natureOfBusiness : undefined,
  };
}
