import { Button, Group, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { DATE_OVERRIDE_KEY } from '../../../lib/api/headers.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { runDay } from '../api/run-day.ts';
import { useText } from '../text.ts';

/** Moves the business date of the demo, for this browser, and runs the end of day on demand (WIRE-8). */
export function Clock(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [current, setCurrent] = useState(() => localStorage.getItem(DATE_OVERRIDE_KEY) ?? '');
  const [date, setDate] = useState(current);
  const run = useMutation({ mutationFn: runDay, onSuccess: () => queries.invalidateQueries() });

  function move(next: string): void {
    next === '' ? localStorage.removeItem(DATE_OVERRIDE_KEY) : localStorage.setItem(DATE_OVERRIDE_KEY, next);
    setCurrent(next);
    setDate(next);
    void queries.invalidateQueries();
  }

  return (
    <Stack gap="lg">
      <PageHeader title={t('clock.title')} subtitle={t('clock.subtitle')} />
      <p role="status">{current === '' ? t('clock.real') : t('clock.now', { date: formatDate(current) })}</p>
      <DateField label={t('clock.date')} value={date} onChange={setDate} />
      <Group gap="sm">
        <Button onClick={() => move(date)} disabled={date === ''}>
          {t('clock.set')}
        </Button>
        <Button variant="default" onClick={() => move('')} disabled={current === ''}>
          {t('clock.clear')}
        </Button>
      </Group>
      <SectionCard title={t('clock.runTitle')} subtitle={t('clock.runBody')}>
        <Stack gap="md">
          <FormErrors {...mapServerErrors(run.error)} />
          <div role="status">
            {run.data && t('clock.ran', { count: run.data.days.length, date: formatDate(run.data.date) })}
          </div>
          <Group>
            <Button loading={run.isPending} disabled={current === ''} onClick={() => run.mutate(current)}>
              {t('clock.run')}
            </Button>
          </Group>
        </Stack>
      </SectionCard>
    </Stack>
  );
}
