import { senToText, sumSen } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { addNoteUpdate, holdingsOf, markCompleted, type Note } from '../../notes/public.ts';
import { markDistributed } from '../store/distribution-progress.ts';
import { completeClaim } from '../store/guarantees.ts';
import { listInstalments } from '../store/instalments.ts';
import { hasOpenRepayments, type Repayment, type RepaymentSource } from '../store/repayments.ts';

const paidBy: Partial<Record<RepaymentSource, string>> = {
  guarantor: 'The guarantor has paid and every investor has received their share.',
  recovery: 'Money was recovered and every investor has received their share.',
};

/** Every holder of a repayment is paid; with the last instalment the note is complete. */
export async function finishRepayment(ctx: Ctx, note: Note, repayment: Repayment): Promise<void> {
  await markDistributed(ctx.tx, repayment.id, ctx.now);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: repayment.sourceKind === 'recovery' ? 'recovery' : 'repayment',
    title: 'A repayment was distributed',
    body: paidBy[repayment.sourceKind] ?? 'The issuer has paid and every investor has received their share.',
    amountSen: sumSen([repayment.principalSen, repayment.returnSen, repayment.lateSen]),
  });
  await completeIfSettled(ctx, note, repayment.sourceKind);
}

/** What settled the last of a note: money by its source, or that the rest was waived. */
type SettledBy = RepaymentSource | 'waiver';

/** With its last instalment a running note is complete, once every holder is paid. */
export async function completeIfSettled(ctx: Ctx, note: Note, by: SettledBy): Promise<void> {
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const isSettled = rows.every((row) => row.settledOn !== null);
  // Money that comes in after a write-off is distributed, but the note stays what it was closed as.
  const isRunning = note.state === 'issued' || note.state === 'defaulted';
  if (isSettled && isRunning && !(await hasOpenRepayments(ctx.reader, note.id))) {
    await completeNote(ctx, note, by);
  }
}

async function completeNote(ctx: Ctx, note: Note, by: SettledBy): Promise<void> {
  const outstandingSen = sumSen((await holdingsOf(ctx, note.id)).map((one) => one.outstandingSen));
  invariant(outstandingSen === 0n, `a settled note owes nothing, not ${senToText(outstandingSen)}`);
  await markCompleted(ctx, note.id, ctx.businessDate);
  if (by === 'guarantor') {
    await completeClaim(ctx.tx, note.id);
  }
  await addNoteUpdate(ctx, { noteId: note.id, ...ending(note, by) });
  await recordAudit(ctx, {
    action: 'note.completed',
    subjectKind: 'note',
    subjectId: note.id,
    after: { by },
  });
  await enqueue(ctx, 'return_excess', { note_id: note.id }, { key: `excess:${note.issuerId}` });
}

interface Ending {
  readonly kind: 'guarantee' | 'recovered' | 'completed';
  readonly title: string;
  readonly body: string;
}

function ending(note: Note, by: SettledBy): Ending {
  return by === 'guarantor'
    ? {
        kind: 'guarantee',
        title: 'The note was completed by its guarantor',
        body: `${note.guarantorName ?? 'The guarantor'} has paid the outstanding principal and the accrued return.`,
      }
    : note.state === 'defaulted'
      ? { kind: 'recovered', title: 'The note is recovered', body: 'Everything that was owed has been paid.' }
      : { kind: 'completed', title: 'The note is complete', body: 'Everything that was due has been paid.' };
}
