import type { Month } from '@titian/finance/calendar';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import type { CashDay } from '../api/cash-flow.ts';
import { contractOf, expectedOf } from '../lib/amounts.ts';
import { weeksOf } from '../lib/grid.ts';
import { useText } from '../text.ts';
import classes from './cash-flow.module.css';

interface DayGridProps {
  readonly month: Month;
  readonly today: string;
  /** Days of this month on which something is due or expected. */
  readonly days: readonly CashDay[];
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
}

/** The days of a month: on a large screen as weeks, on a phone as a list of those with money. */
export function DayGrid({ month, today, days, chosen, onChoose }: DayGridProps): ReactNode {
  const t = useText();
  const byDay = new Map(days.map((one) => [one.day, one]));
  return (
    <div className={classes.grid}>
      {t('weekdays')
        .split(' ')
        .map((name) => (
          <span key={name} className={classes.weekday} aria-hidden>
            {name}
          </span>
        ))}
      {weeksOf(month).flatMap((week, at) =>
        week.map((day, column) => {
          const planned = day === null ? undefined : byDay.get(day);
          if (day === null || planned === undefined) {
            return (
              <div
                key={day ?? `${at}-${column}`}
                className={classes.cell}
                data-empty
                data-today={day === today}
              >
                {day !== null && <span className={classes.number}>{Number(day.slice(8))}</span>}
              </div>
            );
          }
          return (
            <button
              key={day}
              type="button"
              className={classes.cell}
              data-today={day === today}
              aria-pressed={day === chosen}
              aria-label={labelOf(planned)}
              onClick={() => onChoose(day)}
            >
              <DayCell planned={planned} isToday={day === today} />
            </button>
          );
        }),
      )}
    </div>
  );

  function labelOf(planned: CashDay): string {
    const day = formatDate(planned.day);
    return expectedOf(planned) === 0n
      ? t('dayContract', { day, amount: formatMoney(contractOf(planned)) })
      : t('day', { day, amount: formatMoney(expectedOf(planned)) });
  }
}

function DayCell({ planned, isToday }: { readonly planned: CashDay; readonly isToday: boolean }): ReactNode {
  const t = useText();
  const expected = expectedOf(planned);
  return (
    <>
      <span className={classes.number}>
        <span className={classes.short}>{Number(planned.day.slice(8))}</span>
        <span className={classes.long}>{formatDate(planned.day, 'dayShort')}</span>
        {isToday && <span className={classes.now}>{t('today')}</span>}
      </span>
      <span className={classes.amount} data-moved={expected === 0n}>
        {formatMoney(expected === 0n ? contractOf(planned) : expected)}
      </span>
      <span className={classes.count}>
        {expected === 0n ? t('late') : t('payments', { count: planned.payments })}
      </span>
    </>
  );
}
