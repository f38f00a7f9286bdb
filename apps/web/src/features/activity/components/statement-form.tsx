import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { readStatement, type StatementRequest } from '../api/statement.ts';
import {
  choiceProblems,
  fileNameOf,
  type StatementChoice,
  type StatementKind,
  statementQuery,
  yearsOf,
} from '../lib/statement-choice.ts';
import { useText } from '../text.ts';
import classes from './statement-form.module.css';
import { StatementPeriod } from './statement-period.tsx';

/** A statement of a month or of days as PDF or CSV; a year's income of investors, what companies paid in a year. */
export function StatementForm({ month }: { readonly month: string | undefined }): ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  const { role, account_periods: months } = useCurrentUser();
  const [choice, setChoice] = useState<StatementChoice>(() => firstChoice(months, month));
  const [isRequested, setIsRequested] = useState(false);
  const problems = choiceProblems(choice, businessToday());
  const save = useMutation({
    mutationFn: async (query: StatementRequest) => saveFile(await readStatement(query), fileNameOf(query)),
  });
  const change = (part: Partial<StatementChoice>) => {
    save.reset();
    setIsRequested(false);
    setChoice({ ...choice, ...part });
  };
  const submit = (format: 'pdf' | 'csv') => {
    setIsRequested(true);
    if (Object.keys(problems).length === 0) {
      save.mutate(statementQuery(choice, format));
    }
  };
  const kinds: readonly StatementKind[] =
    role === 'investor' ? ['month', 'days', 'income'] : ['month', 'days', 'paid'];
  const isCsv = save.variables !== undefined && 'format' in save.variables && save.variables.format === 'csv';
  return (
    <Stack gap="md">
      <SegmentedControl<StatementKind>
        fullWidth
        orientation={isPhone ? 'vertical' : 'horizontal'}
        aria-label={t('statement.of')}
        data={kinds.map((kind) => ({ value: kind, label: t(`statement.kind.${kind}`) }))}
        value={choice.kind}
        onChange={(kind) => change({ kind })}
      />
      <StatementPeriod
        choice={choice}
        months={months}
        years={yearsOf(months)}
        problems={isRequested ? problems : {}}
        onChange={change}
      />
      <p className={classes.hint}>{t(`statement.hint.${choice.kind}`)}</p>
      <Group gap="sm">
        <Button
          loading={save.isPending && !isCsv}
          disabled={save.isPending && isCsv}
          onClick={() => submit('pdf')}
        >
          {t('statement.pdf')}
        </Button>
        {(choice.kind === 'month' || choice.kind === 'days') && (
          <Button
            variant="default"
            loading={save.isPending && isCsv}
            disabled={save.isPending && !isCsv}
            onClick={() => submit('csv')}
          >
            {t('statement.csv')}
          </Button>
        )}
      </Group>
      <p role="status" className={classes.hint}>
        {save.isPending && t('statement.working')}
        {save.isSuccess && t('statement.saved', { file: fileNameOf(save.variables) })}
      </p>
      {save.isError && <ErrorState error={save.error} onRetry={() => save.mutate(save.variables)} />}
    </Stack>
  );
}

/** The month of the address; else the one before this one, which is whole, or this one where there is no other. */
function firstChoice(months: readonly string[], wanted: string | undefined): StatementChoice {
  const month = months.find((one) => one === wanted) ?? months[1] ?? months[0] ?? businessToday().slice(0, 7);
  return { kind: 'month', month, year: month.slice(0, 4), from: '', to: '' };
}
