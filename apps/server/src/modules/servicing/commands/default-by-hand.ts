import { message } from '@titian/contracts/messages/message';
import { senToText, sumSen } from '@titian/finance/sen';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import { daysPastDue, defaultAfterDays } from '../domain/default-rule.ts';
import { unpaidOf } from '../domain/instalment.ts';
import { daysUnpaid } from '../queries/days-unpaid.ts';
import { listInstalments } from '../store/instalments.ts';
import { countRepayments } from '../store/repayments.ts';
import { defaultNote } from './mark-late.ts';

/** Finance marks a note as defaulted, once it is past due for long enough; another decides (REC-8). */
export const noteDefault = approvalExecutor<Record<string, never>>({
  kind: 'note_default',
  subjectKind: 'note',
  after: z.strictObject({}),
  async load(ctx, subjectId) {
    const { note, daysLate } = await loadOverdue(ctx, subjectId);
    return {
      // Any payment in between makes the proposal stale.
      version: (await countRepayments(ctx.reader, subjectId)) + 1,
      label: note.number,
      before: { state: note.state, days_past_due: daysLate },
    };
  },
  async binds(ctx, subjectId) {
    const { note } = await loadOverdue(ctx, subjectId);
    const rows = (await listInstalments(ctx.reader, [subjectId])).get(subjectId) ?? [];
    // Late charges are left out: they grow until the day of the default, whichever day that is.
    return {
      debt: senToText(sumSen(rows.map(unpaidOf))),
      instalments: boundHash(ctx.fieldEncryption, rows),
      guarantor: boundHash(ctx.fieldEncryption, note.guarantorName),
      default_after_days: defaultAfterDays(note.type, await readSettings(ctx)),
    };
  },
  async apply(ctx, approval) {
    const { daysLate } = await loadOverdue(ctx, approval.subjectId);
    await defaultNote(ctx, approval.subjectId, ctx.businessDate, daysLate);
  },
});

async function loadOverdue(ctx: Ctx, noteId: string): Promise<{ note: Note; daysLate: number }> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note?.state !== 'issued') {
    throw new AppError('wrong_state');
  }
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  const daysLate = await daysUnpaid(ctx, note, rows, ctx.businessDate);
  const needed = defaultAfterDays(note.type, await readSettings(ctx));
  if (daysLate < needed && daysPastDue(rows, ctx.businessDate) >= needed) {
    throw new AppError('wrong_state', {}, message('note_money_held'));
  }
  if (daysLate < needed) {
    const sentence = message('default_too_early', { days: daysLate, needed });
    throw new AppError('wrong_state', {}, sentence);
  }
  return { note, daysLate };
}
