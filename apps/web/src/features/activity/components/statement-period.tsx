import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import type { ChoiceProblem, StatementChoice } from '../lib/statement-choice.ts';
import { useText } from '../text.ts';
import classes from './statement-form.module.css';

interface StatementPeriodProps {
  readonly choice: StatementChoice;
  /** Those that the account has, newest first. */
  readonly months: readonly string[];
  readonly years: readonly string[];
  readonly problems: { readonly from?: ChoiceProblem; readonly to?: ChoiceProblem };
  readonly onChange: (part: Partial<StatementChoice>) => void;
}

/** The month, the year, or the two days of a statement. */
export function StatementPeriod({
  choice,
  months,
  years,
  problems,
  onChange,
}: StatementPeriodProps): ReactNode {
  const t = useText();
  if (choice.kind === 'days') {
    const day = (field: 'from' | 'to') => ({
      label: t(`filter.${field}`),
      max: businessToday(),
      value: choice[field],
      error: problems[field] !== undefined && t(`statement.problem.${problems[field]}`),
      onChange: (on: string) => onChange({ [field]: on }),
    });
    return (
      <div className={classes.days}>
        <DateField {...day('from')} />
        <DateField {...day('to')} />
      </div>
    );
  }
  const isMonth = choice.kind === 'month';
  return (
    <Select
      label={isMonth ? t('statement.month') : t('statement.year')}
      allowDeselect={false}
      data={
        isMonth
          ? months.map((month) => ({ value: month, label: formatDate(month, 'month') }))
          : years.map((year) => ({ value: year, label: year }))
      }
      value={isMonth ? choice.month : choice.year}
      onChange={(value) => onChange(isMonth ? { month: value ?? '' } : { year: value ?? '' })}
    />
  );
}
