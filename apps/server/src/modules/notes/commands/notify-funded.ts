import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { Note } from '../domain/note.ts';

/** Notifies the issuer of a newly funded note to sign and issue it in time. */
export async function notifyFunded(ctx: Ctx, note: Note, raisedSen: Sen, issueBy: Day): Promise<void> {
  await notifyUsers(ctx, [
    {
      userId: note.issuerId,
      template: 'note_funded',
      dedupeKey: `note_funded:${note.id}`,
      params: { noteNumber: note.number, raised: senToText(raisedSen), issueUntil: issueBy },
    },
  ]);
}
