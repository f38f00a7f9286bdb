import type { Obligation } from '@titian/contracts/treasury';
import {
  addMonths,
  addMonthsClamped,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
} from '@titian/finance/calendar';

/** Business days, both included. */
export interface Period {
  readonly from: Day;
  readonly through: Day;
}

/** The first month of the two-month taxable periods: 1 for January–February, 2 for February–March. */
export type FirstTaxMonth = 1 | 2;

/** The setting as a month; only these two are allowed there. */
export function firstTaxMonth(setting: number): FirstTaxMonth {
  return setting === 2 ? 2 : 1;
}

/**
 * The taxable period that a day belongs to: two months for service tax, one for withholding tax (TRE-3); null where
 * any day that is over may end a period.
 */
export function taxPeriodOf(obligation: Obligation, on: Day, firstMonth: FirstTaxMonth): Period | null {
  const month = monthOf(on);
  if (obligation === 'withholding_tax') {
    return monthsFrom(month, 1);
  }
  if (obligation !== 'service_tax') {
    return null;
  }
  const isSecond = (Number(month.slice(5)) - firstMonth + 12) % 2 === 1;
  return monthsFrom(isSecond ? addMonths(month, -1) : month, 2);
}

function monthsFrom(month: Month, months: number): Period {
  return { from: firstDayOf(month), through: lastDayOf(addMonths(month, months - 1)) };
}

/**
 * The last day on which a period may be remitted: service tax by the end of the month after its period, withholding tax a
 * month after its earliest payment; null where no law sets a day.
 * @param earliest the business day of the earliest transfer behind the sum
 */
export function dueOn(obligation: Obligation, through: Day, earliest: Day): Day | null {
  if (obligation === 'service_tax') {
    return lastDayOf(addMonths(monthOf(through), 1));
  }
  return obligation === 'withholding_tax' ? addMonthsClamped(earliest, 1) : null;
}
