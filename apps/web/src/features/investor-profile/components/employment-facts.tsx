import type { ReactNode } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import type { Constants, Employment } from '../api/investor-profile.ts';
import { useText } from '../text.ts';

interface EmploymentFactsProps {
  readonly constants: Constants;
  readonly last: Employment;
}

/** What was last said about the employment, to read. */
export function EmploymentFacts({ constants, last }: EmploymentFactsProps): ReactNode {
  const t = useText();
  const occupations = optionsOf(constants.occupations, 'occupations');
  const ranges = optionsOf(constants.income_ranges, 'income_ranges');
  const free = (['employer', 'source_of_income', 'nature_of_business'] as const).flatMap((field) =>
    last[field] === null ? [] : [[t(`employment.${field}`), last[field]] as const],
  );
  return (
    <Facts
      rows={[
        [t('employment.occupation'), occupations.find((one) => one.value === last.occupation)?.label],
        ...free,
        [t('employment.income_range'), ranges.find((one) => one.value === last.income_range)?.label],
      ]}
    />
  );
}
