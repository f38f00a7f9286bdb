import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { tellUsers } from '../../notifications/public.ts';
import type { Note } from '../domain/note.ts';

/**
 * Asks the issuer of a note that has just been funded to issue it in time. A Shariah note's commodity trade is started,
 * because no money moves before it is on record (rules §4).
 */
export async function announceFunded(ctx: Ctx, note: Note, raisedSen: Sen, issueBy: Day): Promise<void> {
  if (note.contract === 'Shariah') {
    await enqueue(ctx, 'record_commodity_trade', { note_id: note.id });
  }
  await tellUsers(ctx, [
    {
      userId: note.issuerId,
      template: 'note_funded',
      dedupeKey: `note_funded:${note.id}`,
      params: { noteNumber: note.number, raised: senToText(raisedSen), issueUntil: issueBy },
    },
  ]);
}
