import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addMonths, type Month, parseMonth } from '@titian/finance/calendar';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { moneyInText } from '../../../components/money.tsx';
import type { CashFlow } from '../api/cash-flow.ts';
import { contractOf, expectedOf } from '../lib/amounts.ts';
import { useText } from '../text.ts';
import classes from './cash-flow.module.css';
import { DayGrid } from './day-grid.tsx';
import { DayPayments } from './day-payments.tsx';

/** One month of the calendar, with a way to the months before and after it, and the payments of a chosen day. */
export function MonthView({ flow }: { readonly flow: CashFlow }): ReactNode {
  const t = useText();
  const [first, last] = [monthOf(flow.from), monthOf(flow.to)];
  const [month, setMonth] = useState<Month>(monthOf(flow.today));
  const [day, setDay] = useState<string | null>(null);
  const total = flow.months.find((row) => row.month === month);
  const [expected, contract] = total === undefined ? [0n, 0n] : [expectedOf(total), contractOf(total)];
  const name = formatDate(month, 'month');
  const go = (by: number) => {
    setMonth(addMonths(month, by));
    setDay(null);
  };
  return (
    <div>
      <div className={classes.head}>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('previous')}
          disabled={month <= first}
          onClick={() => go(-1)}
        >
          <IconChevronLeft aria-hidden />
        </ActionIcon>
        <h3 className={classes.month}>{name}</h3>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('next')}
          disabled={month >= last}
          onClick={() => go(1)}
        >
          <IconChevronRight aria-hidden />
        </ActionIcon>
        <p className={classes.sum} role="status">
          {total === undefined || expected === 0n
            ? t('nothingIn', { month: name })
            : t('expectedIn', { month: name, amount: moneyInText(expectedOf(total)) })}
          {total !== undefined && contract !== expected && (
            <span>{t('contractIn', { amount: moneyInText(contractOf(total)) })}</span>
          )}
        </p>
      </div>
      <DayGrid
        month={month}
        today={flow.today}
        days={flow.days.filter((one) => one.day.startsWith(month))}
        chosen={day}
        onChoose={setDay}
      />
      {day !== null && <DayPayments day={day} onClose={() => setDay(null)} />}
    </div>
  );
}

/** Of a day of the wire. Throws RangeError for what is none. */
function monthOf(day: string): Month {
  const month = parseMonth(day.slice(0, 7));
  if (month === null) {
    throw new RangeError(`'${day}' has no month.`);
  }
  return month;
}
