import { z } from 'zod';
import type { operatorHolidayEndpoints } from '../endpoints/operator-holidays.ts';
import { holidayCalendars } from '../holidays.ts';
import { issueMessage } from '../messages/message.ts';
import { day, id, ok, oneOf } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const instalment = z.object({ note_id: id, note_number: z.string(), instalment: z.int() });

const holiday = z.object({
  id,
  day,
  name: z.string(),
  name_ms: z.string(),
  is_provisional: z.boolean(),
  /** Off in place of a holiday on a Sunday. */
  is_substitute: z.boolean(),
  /** It counts for what is made from this day on, until the other. */
  known_from: day,
  known_until: day.nullable(),
  can: z.object({ change: z.boolean() }),
});

export const operatorHolidaySchemas = {
  operatorHolidays: {
    query: z.object({
      calendar: oneOf(holidayCalendars, issueMessage('calendar_not_listed')),
      year: z.string().regex(/^20\d{2}$/, issueMessage('year_not_listed')),
    }),
    response: ok({
      items: z.array(holiday),
      years: z.array(z.string()),
      /** The last day of the last year that is entered; after it only weekends are known. */
      known_through: day.nullable(),
      /** The longest notes will soon reach past it. */
      runs_out: z.boolean(),
      can: z.object({ propose: z.boolean() }),
    }),
  },
  operatorHolidayDues: {
    query: z.object({ day }),
    response: ok({
      /** What is due on the day and stays there. */
      notes: z.array(instalment),
      /** What would be due on it of notes that are not issued, were they issued today (OPS-46). */
      expected: z.array(instalment),
    }),
  },
} satisfies AreaSchemas<typeof operatorHolidayEndpoints>;
