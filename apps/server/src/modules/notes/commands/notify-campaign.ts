import type { Ctx } from '../../../platform/context.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { findNote } from '../store/notes.ts';
import { listActive } from '../store/subscriptions.ts';

/** Investors notified in one transaction. */
const CHUNK = 1_000;

export interface CampaignNotification {
  readonly noteId: string;
  /** The approval that changed the campaign: the deduplication key of its notifications. */
  readonly approvalId: string;
  readonly message: string;
}

/**
 * Notifies the next investors of a note that its campaign is paused or continues, by its current state.
 * @returns the number to continue after, or null when all are notified
 */
export async function notifyCampaign(
  ctx: Ctx,
  notification: CampaignNotification,
  afterSeq: bigint,
): Promise<bigint | null> {
  const note = await findNote(ctx.reader, notification.noteId);
  if (note?.state !== 'listed') {
    return null;
  }
  const active = await listActive(ctx.reader, note.id, afterSeq, CHUNK);
  const { approvalId, message } = notification;
  const { number: noteNumber, closesOn, isPaused } = note;
  await notifyUsers(
    ctx,
    [...new Set(active.map((one) => one.investorId))].map((userId): Notification => {
      const dedupeKey = `campaign:${approvalId}:${userId}`;
      return isPaused
        ? { userId, dedupeKey, template: 'campaign_paused', params: { noteNumber, message } }
        : { userId, dedupeKey, template: 'campaign_resumed', params: { noteNumber, message, closesOn } };
    }),
  );
  return active.length === CHUNK ? (active.at(-1)?.seq ?? null) : null;
}
