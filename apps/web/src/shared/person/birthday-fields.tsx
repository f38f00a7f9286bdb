import { Input, Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { currentYear, formatDate } from '../../components/date-text.tsx';
import classes from '../draft/draft.module.css';
import { type BirthdayField, birthdayFields } from './mykad.ts';
import { useText } from './text.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 110;

// Made once: the form renders with every keystroke.
const days = numbers(1, 31);
const months = numbers(1, 12);

interface BirthdayFieldsProps {
  /** What the form gives the select of a field: value, error and change. */
  readonly input: (field: BirthdayField) => Partial<SelectProps>;
}

/** The date of birth in three selects (ONB-29). */
export function BirthdayFields({ input }: BirthdayFieldsProps): ReactNode {
  const t = useText();
  const youngest = currentYear() - ADULT_YEARS;
  const data = {
    selected_birthday_day: days,
    selected_birthday_month: months.map((month) => ({ value: month, label: monthName(month) })),
    selected_birthday_year: numbers(youngest - (OLDEST_YEARS - ADULT_YEARS), youngest).reverse(),
  };
  return (
    <Input.Wrapper label={t('birthday')} labelElement="div">
      <div className={classes.three}>
        {birthdayFields.map((field) => (
          <Select
            key={field}
            aria-label={t(field)}
            placeholder={t(field)}
            data={data[field]}
            searchable
            {...input(field)}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}

function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

function monthName(month: string): string {
  return formatDate(`2000-${month.padStart(2, '0')}`, 'monthShort');
}
