import { Input, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { currentYear, formatDate } from '../../../components/date-text.tsx';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import type { CompanyDraft } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 110;

/** The date of birth in three selects (ONB-29). */
export function BirthdayFields({ draft }: { readonly draft: CompanyDraft }): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const youngest = currentYear() - ADULT_YEARS;
  const months = numbers(1, 12).map((month) => ({ value: month, label: monthName(month) }));
  const selects = [
    ['selected_birthday_day', numbers(1, 31)],
    ['selected_birthday_month', months],
    ['selected_birthday_year', numbers(youngest - (OLDEST_YEARS - ADULT_YEARS), youngest).reverse()],
  ] as const;
  return (
    <Input.Wrapper label={t('field.birthday')} labelElement="div">
      <div className={classes.three}>
        {selects.map(([field, data]) => (
          <Select
            key={field}
            aria-label={t(`field.${field}`)}
            placeholder={t(`field.${field}`)}
            data={[...data]}
            searchable
            {...input.choice(field)}
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
