import { z } from 'zod';
import { day } from '../wire.ts';

/** What the due days of a schedule rest on that may still change (decision 047). */
export const scheduleCalendar = z.object({
  /** The last day of the last year of bank holidays that is entered. */
  known_through: day.nullable(),
  /** Due days that are moved over holidays which are not gazetted yet. */
  provisional: z.array(day),
  /** Due days after the calendar, which avoid weekends only. */
  beyond: z.array(day),
});
