import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { campaignChange as proposedChange } from '@titian/contracts/schemas/operator-proposals';
import { addDays, daysBetween, startOfMalaysiaDay } from '@titian/finance/calendar';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { rejectConventionalWords } from '../../financing/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { Note } from '../domain/note.ts';
import { lockFunding } from '../store/funding.ts';
import { findNote, moveNote, noteStand, writePause } from '../store/notes.ts';
import { addNoteUpdate } from './add-note-update.ts';

type ProposedChange = z.output<typeof proposedChange>;

/**
 * Credit pauses a campaign for a material change, resumes it or cancels it; another credit operator
 * decides. While it is paused it takes no subscriptions and every subscriber may cancel (NOTE-7).
 */
export const campaignChange = approvalExecutor<ProposedChange>({
  kind: 'campaign_change',
  subjectKind: 'note',
  after: proposedChange,
  async load(ctx, subjectId, request) {
    const note = await loadFor(ctx, subjectId, request.after.action);
    rejectConventionalWords(note.contract, { 'after.message': request.after.message });
    const { version } = await noteStand(ctx.tx, note.id);
    return { version, label: note.number, before: { state: note.state, is_paused: note.isPaused } };
  },
  async binds(ctx, subjectId, { after }) {
    const note = await loadFor(ctx, subjectId, after.action);
    const { pausedOn } = await noteStand(ctx.tx, note.id);
    return { state: note.state, paused_on: pausedOn, closes_on: note.closesOn, issuer: note.issuerId };
  },
  async apply(ctx, approval) {
    const note = await loadFor(ctx, approval.subjectId, approval.after.action);
    await changes[approval.after.action](ctx, note, approval);
    await recordAudit(ctx, {
      action: `campaign.${approval.after.action}`,
      subjectKind: 'note',
      subjectId: note.id,
      reason: approval.reason,
    });
    await notifyUsers(ctx, [
      {
        userId: note.issuerId,
        template: 'campaign_changed',
        dedupeKey: `campaign_changed:${approval.id}`,
        params: {
          noteNumber: note.number,
          change: approval.after.action,
          message: approval.after.message,
        },
      },
    ]);
  },
});

/** Under the note's lock, so that no subscription is decided while the campaign changes. */
async function loadFor(ctx: Ctx, noteId: string, action: ProposedChange['action']): Promise<Note> {
  await lockFunding(ctx.tx, noteId);
  const note = await findNote(ctx.tx, noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  const isPossible = {
    pause: note.state === 'listed' && !note.isPaused,
    resume: note.state === 'listed' && note.isPaused,
    cancel: note.state === 'listed' || note.state === 'funded',
  }[action];
  if (!isPossible) {
    throw new AppError('wrong_state');
  }
  return note;
}

type Change = (ctx: Ctx, note: Note, approval: ApprovalOf<ProposedChange>) => Promise<void>;

const changes: Readonly<Record<ProposedChange['action'], Change>> = { pause, resume, cancel };

async function pause(ctx: Ctx, note: Note, { id, after }: ApprovalOf<ProposedChange>): Promise<void> {
  await writePause(ctx.tx, note.id, { pausedOn: ctx.businessDate });
  await notify(ctx, note, 'paused', message('update_campaign_paused'), after.message);
  await enqueue(ctx, 'notify_campaign', { note_id: note.id, approval_id: id, message: after.message });
}

/** The campaign closes later by as many days as it was paused. */
async function resume(ctx: Ctx, note: Note, { id, after }: ApprovalOf<ProposedChange>): Promise<void> {
  const { pausedOn } = await noteStand(ctx.tx, note.id);
  const days = pausedOn === null ? 0 : Math.max(0, daysBetween(pausedOn, ctx.businessDate));
  const closesOn = addDays(note.closesOn, days);
  const closesAt = startOfMalaysiaDay(addDays(closesOn, 1));
  await writePause(ctx.tx, note.id, { pausedOn: null, closesOn, closesAt });
  await notify(ctx, note, 'resumed', message('update_campaign_resumed'), after.message);
  await enqueue(ctx, 'notify_campaign', { note_id: note.id, approval_id: id, message: after.message });
}

async function cancel(ctx: Ctx, note: Note, { after }: ApprovalOf<ProposedChange>): Promise<void> {
  await writePause(ctx.tx, note.id, { pausedOn: null });
  await moveNote(ctx.tx, note.id, [note.state], { state: 'cancelled' });
  await notify(ctx, note, 'cancelled', message('update_campaign_cancelled'), after.message);
  await enqueue(ctx, 'return_subscriptions', { note_id: note.id });
}

async function notify(ctx: Ctx, note: Note, kind: string, title: Message, body: string): Promise<void> {
  await addNoteUpdate(ctx, { noteId: note.id, kind, title, body });
}
