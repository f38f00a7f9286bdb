import type { Ctx } from '../../../platform/context.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { readFactSheets } from '../store/fact-sheets.ts';
import { findNote } from '../store/notes.ts';
import { listActive } from '../store/subscriptions.ts';

/** Investors notified in one transaction. */
const CHUNK = 1_000;

export interface RevisionNotification {
  readonly noteId: string;
  /** The changed version of the fact sheet: the deduplication key of its notifications. */
  readonly version: number;
}

/**
 * Notifies the next investors of a note of the changes in its revised fact sheet (NOTE-8).
 * @returns the number to continue after, or null when all are notified
 */
export async function notifyRevision(
  ctx: Ctx,
  notification: RevisionNotification,
  afterSeq: bigint,
): Promise<bigint | null> {
  const note = await findNote(ctx.reader, notification.noteId);
  const { revisions } = await readFactSheets(ctx.reader, notification.noteId);
  const changes = revisions.find((one) => one.version === notification.version)?.changes;
  if (note?.state !== 'listed' || changes === undefined) {
    return null;
  }
  const active = await listActive(ctx.reader, note.id, afterSeq, CHUNK);
  const params = { noteNumber: note.number, changes, reader: 'investor' as const };
  await notifyUsers(
    ctx,
    [...new Set(active.map((one) => one.investorId))].map((userId): Notification => {
      const dedupeKey = `fact_sheet_revised:${note.id}:${notification.version}:${userId}`;
      return { userId, dedupeKey, template: 'fact_sheet_revised', params };
    }),
  );
  return active.length === CHUNK ? (active.at(-1)?.seq ?? null) : null;
}
