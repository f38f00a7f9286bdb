import { Input, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { currentYear, formatDate } from '../../../components/date-text.tsx';
import type { Application } from '../lib/use-application.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { fieldsOf } from './fields-of.tsx';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 110;

// Made once: the form renders with every keystroke.
const days = numbers(1, 31);
const months = numbers(1, 12);

/** The date of birth in three selects (ONB-29). */
export function BirthdayFields({ application }: { readonly application: Application }): ReactNode {
  const t = useText();
  const input = fieldsOf(application);
  const youngest = currentYear() - ADULT_YEARS;
  return (
    <Input.Wrapper label={t('field.birthday')} labelElement="div">
      <div className={classes.birthday}>
        <Select
          aria-label={t('field.selected_birthday_day')}
          placeholder={t('field.selected_birthday_day')}
          data={days}
          searchable
          {...input('selected_birthday_day')}
        />
        <Select
          aria-label={t('field.selected_birthday_month')}
          placeholder={t('field.selected_birthday_month')}
          data={months.map((month) => ({ value: month, label: monthName(month) }))}
          searchable
          {...input('selected_birthday_month')}
        />
        <Select
          aria-label={t('field.selected_birthday_year')}
          placeholder={t('field.selected_birthday_year')}
          data={numbers(youngest - (OLDEST_YEARS - ADULT_YEARS), youngest).reverse()}
          searchable
          {...input('selected_birthday_year')}
        />
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
