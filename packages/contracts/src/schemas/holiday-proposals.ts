import { z } from 'zod';
import { holidayCalendars } from '../holidays.ts';
import { issueMessage } from '../messages/message.ts';
import { day, id, longText, oneOf, text } from '../wire.ts';

const isProvisional = z.boolean({ error: issueMessage('holiday_status_required') });

/** What two administrators change in one calendar: it counts for schedules that are made from the next day on. */
export const holidayChange = z.strictObject({
  calendar: oneOf(holidayCalendars, issueMessage('calendar_not_listed')),
  changes: z
    .array(
      z.discriminatedUnion(
        'action',
        [
          z.strictObject({
            action: z.literal('add'),
            day,
            name: text(80, issueMessage('holiday_name_required')),
            /** In Bahasa Malaysia. */
            name_ms: text(80, issueMessage('holiday_malay_name_required')),
            is_provisional: isProvisional,
          }),
          z.strictObject({ action: z.literal('move'), id, day, is_provisional: isProvisional }),
          /** A provisional holiday is gazetted for the day on which it stands. */
          z.strictObject({ action: z.literal('confirm'), id }),
          z.strictObject({ action: z.literal('remove'), id }),
        ],
        { error: issueMessage('change_required') },
      ),
      { error: issueMessage('holidays_required') },
    )
    .min(1, issueMessage('holidays_required'))
    // A whole year of one calendar fits into one proposal.
    .max(40, issueMessage('holidays_too_many')),
});

/** A calendar has no id; its name stands for it. */
export const holidayProposal = z.strictObject({
  kind: z.literal('holiday_change'),
  subject_id: id.optional(),
  after: holidayChange,
  reason: longText(2_000, issueMessage('reason_required')),
});
