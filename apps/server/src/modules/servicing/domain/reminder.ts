import { type Day, daysBetween } from '@titian/finance/calendar';
import type { DueRow } from './due.ts';

/** When an issuer is reminded, in days from the due day; negative is before it. */
const stages = [-7, -1, 1, 8, 15, 30, 60, 90] as const;

/**
 * Which reminder an instalment has reached on a day, or null before the first. Days without an end of day in between
 * skip a stage rather than send two mails at once.
 */
export function reminderStage(row: Pick<DueRow, 'dueOn'>, on: Day): number | null {
  const fromDue = daysBetween(row.dueOn, on);
  return stages.filter((stage) => stage <= fromDue).at(-1) ?? null;
}

/** How far ahead the first reminder looks. */
export const REMINDER_DAYS_AHEAD = 7;
