import { employmentNeeds } from '@titian/contracts/employment';
import type { incomeRanges, occupations } from '@titian/contracts/reference/people-lists';
import type { CallBody } from '../../../lib/api/call-types.ts';
import type { Employment } from '../api/investor-profile.ts';

export type EmploymentValues = {
  readonly occupation: (typeof occupations)[number]['value'] | '';
  readonly employer: string;
  readonly source_of_income: string;
  readonly nature_of_business: string;
  readonly income_range: (typeof incomeRanges)[number]['value'] | '';
};

export const emptyEmployment: EmploymentValues = {
  occupation: '',
  employer: '',
  source_of_income: '',
  nature_of_business: '',
  income_range: '',
};

/** What was last said, as the form begins with it. */
export function employmentValues(last: Employment | null): EmploymentValues {
  if (last === null) {
    return emptyEmployment;
  }
  const { occupation, income_range } = last;
  return {
    ...{ occupation, income_range, employer: last.employer ?? '' },
    source_of_income: last.source_of_income ?? '',
    nature_of_business: last.nature_of_business ?? '',
  };
}

/** Before sending, what the occupation does not require is cleared (ONB-20). */
export function cleared(values: EmploymentValues): EmploymentValues {
  const needs = employmentNeeds(values.occupation);
  return {
    ...values,
    employer: needs.employer ? values.employer : '',
    source_of_income: needs.sourceOfIncome ? values.source_of_income : '',
    nature_of_business: needs.natureOfBusiness ? values.nature_of_business : '',
  };
}

/** The form as it is sent; the server rejects a missing choice at its field. */
export function employmentBody(values: EmploymentValues): CallBody<'investorBasicInformation'> {
  // The server validates every field, an empty choice too.
  return cleared(values) as CallBody<'investorBasicInformation'>;
}
