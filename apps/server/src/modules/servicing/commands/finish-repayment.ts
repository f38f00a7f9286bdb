import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
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

const paidBy: Partial<Record<RepaymentSource, Message>> = {
  guarantor: message('update_repaid_by_guarantor'),
  recovery: message('update_repaid_by_recovery'),
};

/** Every holder of a repayment is paid; with the last instalment the note is complete. */
export async function finishRepayment(ctx: Ctx, note: Note, repayment: Repayment): Promise<void> {
  await markDistributed(ctx.tx, repayment.id, ctx.now);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: repayment.sourceKind === 'recovery' ? 'recovery' : 'repayment',
    title: message('update_repayment_distributed'),
    body: paidBy[repayment.sourceKind] ?? message('update_repaid_by_issuer'),
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
  readonly title: Message;
  readonly body: Message;
}

function ending(note: Note, by: SettledBy): Ending {
  return by === 'guarantor'
    ? {
        kind: 'guarantee',
        title: message('update_completed_by_guarantor'),
        body: message('update_completed_by_guarantor_text', { guarantor: note.guarantorName ?? '–' }),
      }
    : note.state === 'defaulted'
      ? { kind: 'recovered', title: message('update_recovered'), body: message('update_all_owed_paid') }
      : { kind: 'completed', title: message('update_completed'), body: message('update_all_due_paid') };
}
