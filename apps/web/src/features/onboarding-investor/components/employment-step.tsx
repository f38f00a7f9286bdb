import { Select, TextInput } from '@mantine/core';
import { employmentNeeds } from '@titian/contracts/employment';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../lib/text/options.ts';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import type { StepProps } from '../lib/use-investor-draft.ts';
import { useText } from '../text.ts';

/** Employment and income; only the fields of the chosen occupation are shown (ONB-20). */
export function EmploymentStep({ draft, constants }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const needs = employmentNeeds(draft.values.inv_occupation);
  return (
    <>
      <Select
        label={t('field.inv_occupation')}
        allowDeselect={false}
        data={optionsOf(constants.occupations, 'occupations')}
        {...input.choice('inv_occupation')}
      />
      {needs.employer && (
        <TextInput
          label={t('field.inv_employer')}
          autoComplete="organization"
          {...input.text('inv_employer')}
        />
      )}
      {needs.sourceOfIncome && (
        <TextInput label={t('field.inv_source_of_income')} {...input.text('inv_source_of_income')} />
      )}
      {needs.natureOfBusiness && (
        <TextInput label={t('field.inv_nature_of_business')} {...input.text('inv_nature_of_business')} />
      )}
      <Select
        label={t('field.inv_income_range')}
        allowDeselect={false}
        data={optionsOf(constants.income_ranges, 'income_ranges')}
        {...input.choice('inv_income_range', t('help.inv_income_range'))}
      />
      <Select
        label={t('field.inv_source_of_funds')}
        allowDeselect={false}
        data={optionsOf(constants.sources_of_funds, 'sources_of_funds')}
        {...input.choice('inv_source_of_funds', t('help.inv_source_of_funds'))}
      />
    </>
  );
}
