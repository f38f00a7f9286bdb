import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type Constants, type Employment, updateEmployment } from '../api/investor-profile.ts';
import { employmentBody, employmentValues } from '../lib/employment.ts';
import { useRefreshedEmployment } from '../lib/use-refreshed-employment.ts';
import { useText } from '../text.ts';
import { EmploymentFacts } from './employment-facts.tsx';
import classes from './investor-profile.module.css';

interface EmploymentReviewProps {
  readonly constants: Constants;
  readonly last: Employment;
  readonly onChange: () => void;
}

/** Asks whether what was said last is still correct; yes is one click, which dates it anew (ONB-21). */
export function EmploymentReview({ constants, last, onChange }: EmploymentReviewProps): ReactNode {
  const t = useText();
  const refresh = useRefreshedEmployment();
  const confirm = useMutation({
    mutationFn: () => updateEmployment(employmentBody(employmentValues(last))),
    onSuccess: async () => {
      showToast('success', specifiedText('employmentUpdated'));
      await refresh();
    },
    onError: () => showToast('error', specifiedText('employmentFailed')),
  });
  return (
    <div className={classes.form}>
      <p className={classes.question}>{t('employment.question')}</p>
      <EmploymentFacts constants={constants} last={last} />
      <Group gap="sm">
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('employment.correct')}
        </Button>
        <Button variant="default" disabled={confirm.isPending} onClick={onChange}>
          {t('employment.change')}
        </Button>
      </Group>
    </div>
  );
}
