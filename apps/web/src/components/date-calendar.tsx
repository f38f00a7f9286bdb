import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/ms';
import { DatePicker } from '@mantine/dates';
import type { ReactNode } from 'react';
import { businessToday } from '../lib/clock/business-now.ts';
import { useLanguage } from '../lib/text/use-language.ts';
import classes from './date-field.module.css';
import { useText } from './text.ts';

/** Weekends look like other days: the library's red is too pale to read, and no day is forbidden. */
const NO_DAYS: [] = [];

interface DateCalendarProps {
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The calendar of a date field; opens at its day, else at the business date. */
export default function DateCalendar({ value, min = '', max = '', onChoose }: DateCalendarProps): ReactNode {
  const t = useText();
  const locale = useLanguage();
  const today = businessToday();
  return (
    <DatePicker
      locale={locale}
      firstDayOfWeek={1}
      weekendDays={NO_DAYS}
      getDayProps={(on) => (on === today ? { className: classes.today } : {})}
      value={value === '' ? null : value}
      defaultDate={within(value === '' ? today : value, min, max)}
      {...(min === '' ? {} : { minDate: min })}
      {...(max === '' ? {} : { maxDate: max })}
      onChange={(day) => day !== null && onChoose(day)}
      ariaLabels={{
        previousMonth: t('date.previousMonth'),
        nextMonth: t('date.nextMonth'),
        previousYear: t('date.previousYear'),
        nextYear: t('date.nextYear'),
        previousDecade: t('date.previousDecade'),
        nextDecade: t('date.nextDecade'),
        monthLevelControl: t('date.chooseMonth'),
        yearLevelControl: t('date.chooseYear'),
      }}
    />
  );
}

/** The day itself, else the bound that it is beyond. */
function within(day: string, min: string, max: string): string {
  if (min !== '' && day < min) {
    return min;
  }
  return max !== '' && day > max ? max : day;
}
