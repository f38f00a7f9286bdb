import { Button, Group, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { employmentNeeds } from '@titian/contracts/employment';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type Constants, constantsQuery, updateEmployment } from '../api/investor-profile.ts';
import { employmentBody, emptyEmployment } from '../lib/employment.ts';
import { useRefreshedUser } from '../lib/use-refreshed-user.ts';
import { useText } from '../text.ts';
import classes from './investor-profile.module.css';

/** The employment modal: closed by saving or logging out only (NAV-9, NAV-4). */
export default function EmploymentModal({ logOut }: { readonly logOut: ReactNode }): ReactNode {
  const t = useText();
  const constants = useQuery(constantsQuery);
  return (
    <Dialog opened title={t('employment.title')} onClose={() => undefined} closable={false}>
      <QueryView query={constants}>{(data) => <EmploymentForm constants={data} logOut={logOut} />}</QueryView>
    </Dialog>
  );
}

interface EmploymentFormProps {
  readonly constants: Constants;
  readonly logOut: ReactNode;
}

function EmploymentForm({ constants, logOut }: EmploymentFormProps): ReactNode {
  const t = useText();
  const refresh = useRefreshedUser();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: emptyEmployment,
    unsent: { name: 'employment' },
    send: (values) => updateEmployment(employmentBody(values)),
    onSuccess: async () => {
      showToast('success', specifiedText('employmentUpdated'));
      await refresh();
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
      <p className={classes.body}>{t('employment.body')}</p>
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
        {logOut}
        <Button type="submit" loading={working}>
          {t('employment.save')}
        </Button>
      </Group>
    </form>
  );
}
