import { Button, Group, Select, TextInput } from '@mantine/core';
import { employmentNeeds } from '@titian/contracts/employment';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type Constants, type Employment, updateEmployment } from '../api/investor-profile.ts';
import { employmentBody, employmentValues } from '../lib/employment.ts';
import { useRefreshedEmployment } from '../lib/use-refreshed-employment.ts';
import { useText } from '../text.ts';
import classes from './investor-profile.module.css';

interface EmploymentFormProps {
  readonly constants: Constants;
  /** What was said last; the form begins with it. */
  readonly last: Employment | null;
  /** The other way out, beside saving. */
  readonly away: ReactNode;
  readonly onSaved?: () => void;
}

/** The form about an Individual's employment; an occupation decides what is asked for (ONB-20). */
export function EmploymentForm({ constants, last, away, onSaved }: EmploymentFormProps): ReactNode {
  const t = useText();
  const refresh = useRefreshedEmployment();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: employmentValues(last),
    unsent: { name: 'employment' },
    send: (values) => updateEmployment(employmentBody(values)),
    onSuccess: async () => {
      showToast('success', specifiedText('employmentUpdated'));
      await refresh();
      onSaved?.();
    },
    onRejected: (error) => {
      if (error.status === 422) {
        return false;
      }
      showToast('error', specifiedText('employmentFailed'));
      return true;
    },
  });
  const needs = employmentNeeds(form.values.occupation);
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <Select
        label={t('employment.occupation')}
        allowDeselect={false}
        data={optionsOf(constants.occupations, 'occupations')}
        {...form.getInputProps('occupation')}
      />
      {needs.employer && (
        <TextInput
          label={t('employment.employer')}
          autoComplete="organization"
          {...form.getInputProps('employer')}
        />
      )}
      {needs.sourceOfIncome && (
        <TextInput label={t('employment.source_of_income')} {...form.getInputProps('source_of_income')} />
      )}
      {needs.natureOfBusiness && (
        <TextInput label={t('employment.nature_of_business')} {...form.getInputProps('nature_of_business')} />
      )}
      <Select
        label={t('employment.income_range')}
        allowDeselect={false}
        data={optionsOf(constants.income_ranges, 'income_ranges')}
        {...form.getInputProps('income_range')}
      />
      <Group className={classes.ways} gap="sm">
        {away}
        <Button type="submit" loading={working}>
          {t('employment.save')}
        </Button>
      </Group>
    </form>
  );
}
