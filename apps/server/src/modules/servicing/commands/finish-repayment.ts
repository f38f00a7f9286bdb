import { senToText, sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import { addNoteUpdate, holdingsOf, markCompleted, type Note } from '../../notes/public.ts';
import { listInstalments } from '../store/instalments.ts';
import { hasOpenRepayments, markDistributed, type Repayment } from '../store/repayments.ts';

/** Every holder of a repayment is paid; with the last instalment the note is complete. */
export async function finishRepayment(ctx: Ctx, note: Note, repayment: Repayment): Promise<void> {
  await markDistributed(ctx.tx, repayment.id, ctx.now);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'repayment',
    title: 'A repayment was distributed',
    body: 'The issuer has paid and every investor has received their share.',
    amountSen: sumSen([repayment.principalSen, repayment.returnSen, repayment.lateSen]),
  });
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  if (rows.every((row) => row.settledOn !== null) && !(await hasOpenRepayments(ctx.reader, note.id))) {
    await completeNote(ctx, note);
  }
}

async function completeNote(ctx: Ctx, note: Note): Promise<void> {
  const outstandingSen = sumSen((await holdingsOf(ctx, note.id)).map((one) => one.outstandingSen));
  assertOurs(outstandingSen === 0n, `a settled note owes nothing, not ${senToText(outstandingSen)}`);
  await markCompleted(ctx, note.id, ctx.businessDate);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'completed',
    title: 'The note is complete',
    body: 'Everything that was due has been paid.',
  });
  await recordAudit(ctx, { action: 'note.completed', subjectKind: 'note', subjectId: note.id });
}
