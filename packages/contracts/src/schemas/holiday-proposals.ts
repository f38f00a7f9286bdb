import { z } from 'zod';
import { holidayCalendars } from '../holidays.ts';
import { day, id, longText, oneOf, text } from '../wire.ts';

const isProvisional = z.boolean({ error: 'Please say whether the day is gazetted or still provisional' });

/** What two administrators change in one calendar: it counts for schedules that are made from the next day on. */
export const holidayChange = z.strictObject({
  calendar: oneOf(holidayCalendars, 'Please choose a listed calendar'),
  changes: z
    .array(
      z.discriminatedUnion(
        'action',
        [
          z.strictObject({
            action: z.literal('add'),
            day,
            name: text(80, 'Please enter the name of the holiday'),
            /** In Bahasa Malaysia. */
            name_ms: text(80, 'Please enter the name of the holiday in Bahasa Malaysia'),
            is_provisional: isProvisional,
          }),
          z.strictObject({ action: z.literal('move'), id, day, is_provisional: isProvisional }),
          /** A provisional holiday is gazetted for the day on which it stands. */
          z.strictObject({ action: z.literal('confirm'), id }),
          z.strictObject({ action: z.literal('remove'), id }),
        ],
        { error: 'Please choose what changes' },
      ),
      { error: 'Please choose at least one holiday' },
    )
    .min(1, 'Please choose at least one holiday')
    // A whole year of one calendar fits into one proposal.
    .max(40, 'Please change at most 40 holidays at a time'),
});

/** A calendar has no id; its name stands for it. */
export const holidayProposal = z.strictObject({
  kind: z.literal('holiday_change'),
  subject_id: id.optional(),
  after: holidayChange,
  reason: longText(2_000, 'Please give a reason'),
});
