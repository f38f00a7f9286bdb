import { addDays, type Day } from '@titian/finance/calendar';
import { mulDivFloor } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { readSettings } from '../../settings/public.ts';
import type { Note } from '../domain/note.ts';
import { lockFunding } from '../store/funding.ts';
import { endedCampaigns, unissuedNotes } from '../store/note-lists.ts';
import { findNote, moveNote } from '../store/notes.ts';
import { notifyFunded } from './notify-funded.ts';

/** Notes that the end of a day has to close: campaigns that end, and funded notes that were not issued. */
export async function notesToClose(ctx: QueryCtx, day: Day): Promise<string[]> {
  return [...(await endedCampaigns(ctx.reader, day)), ...(await unissuedNotes(ctx.reader, day))];
}

/**
 * Ends one campaign, or gives up one funded note that was not issued in time (NOTE-4): enough raised waits
 * for the issuer to accept the smaller amount, too little gives every subscription back. Safe to call again.
 */
export async function closeCampaign(ctx: Ctx, noteId: string, day: Day): Promise<void> {
  await lockFunding(ctx.tx, noteId);
  const note = await findNote(ctx.tx, noteId);
  if (note?.state === 'listed' && !note.isPaused && note.closesOn <= day) {
    await endCampaign(ctx, note, day);
  } else if (note?.state === 'funded' && note.issueBy !== null && note.issueBy < day) {
    await giveUp(ctx, note, 'cancelled');
  }
}

async function endCampaign(ctx: Ctx, note: Note, day: Day): Promise<void> {
  const settings = await readSettings(ctx);
  const enough = mulDivFloor(note.targetSen, BigInt(settings.minimumFundedPercent), 100n);
  if (note.raisedSen < enough) {
    return giveUp(ctx, note, 'expired');
  }
  const issueBy = addDays(day, settings.smallerAmountDays);
  await moveNote(ctx.tx, note.id, ['listed'], { state: 'funded', funded_on: day, issue_by: issueBy });
  await notifyFunded(ctx, note, note.raisedSen, issueBy);
  await recordAudit(ctx, { action: 'note.funded_in_part', subjectKind: 'note', subjectId: note.id });
}

async function giveUp(ctx: Ctx, note: Note, state: 'expired' | 'cancelled'): Promise<void> {
  await moveNote(ctx.tx, note.id, [note.state], { state });
  await enqueue(ctx, 'return_subscriptions', { note_id: note.id });
  await recordAudit(ctx, { action: `note.${state}`, subjectKind: 'note', subjectId: note.id });
}
