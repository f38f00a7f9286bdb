import type { FinancingType } from '@titian/contracts/constants';
import type { Day } from '@titian/finance/calendar';
import { daysLate } from '@titian/finance/late';
import type { Settings } from '../../settings/public.ts';
import { isOverdue, type ScheduledInstalment } from './instalment.ts';

/** How many days a note is past due: by its oldest instalment with principal or return unpaid. */
export function daysPastDue(rows: readonly ScheduledInstalment[], on: Day): number {
  return rows
    .filter((row) => isOverdue(row, on))
    .reduce((most, row) => Math.max(most, daysLate(row.dueOn, on)), 0);
}

/** From how many days past due a note of this type defaults (REC-7). */
export function defaultAfterDays(
  type: FinancingType,
  settings: Pick<Settings, 'defaultAfterDaysTerm' | 'defaultAfterDaysInvoice'>,
): number {
  return type.startsWith('Invoice') ? settings.defaultAfterDaysInvoice : settings.defaultAfterDaysTerm;
}
