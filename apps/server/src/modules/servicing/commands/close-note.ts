import { message } from '@titian/contracts/messages/message';
import { noteClose } from '@titian/contracts/schemas/servicing-proposals';
import { addSen, type Sen, senToText, subtractSen, sumSen } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import {
  addNoteUpdate,
  lockNote,
  markCompleted,
  markWrittenOff,
  type Note,
  outstandingOf,
  readNote,
} from '../../notes/public.ts';
import { owedReturnOf, type ServicedInstalment } from '../domain/instalment.ts';
import { listInstalments, updatePaid } from '../store/instalments.ts';
import { insertRecovery } from '../store/recoveries.ts';
import { countRepayments, hasOpenRepayments } from '../store/repayments.ts';

type NoteClose = z.output<typeof noteClose>;

/**
 * Two operators end a note in default: `recovered` where its principal is whole and what else is owed is given up,
 * `written_off` where principal is lost (REC-12). Later money is distributed as well.
 */
export const noteClosing = approvalExecutor<NoteClose>({
  kind: 'note_close',
  subjectKind: 'note',
  after: noteClose,
  async load(ctx, subjectId, { after }) {
    const { note, outstandingSen } = await lockClosable(ctx, subjectId, after);
    return {
      // Any payment in between makes the proposal stale.
      version: (await countRepayments(ctx.reader, subjectId)) + 1,
      label: note.number,
      before: { state: note.state, outstanding: senToText(outstandingSen) },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { outstandingSen } = await lockClosable(ctx, subjectId, after);
    const rows = (await listInstalments(ctx.reader, [subjectId])).get(subjectId) ?? [];
    return {
      outstanding: senToText(outstandingSen),
      return_given_up: senToText(
        sumSen(rows.map((row) => subtractSen(owedReturnOf(row), row.paidReturnSen))),
      ),
      instalments: boundHash(ctx.fieldEncryption, rows),
    };
  },
  async apply(ctx, { id, subjectId, after }) {
    const { note, outstandingSen } = await lockClosable(ctx, subjectId, after);
    await (after.outcome === 'recovered'
      ? closeRecovered(ctx, note)
      : writeOff(ctx, note, outstandingSen, id));
    await recordAudit(ctx, {
      action: `note.${after.outcome}`,
      subjectKind: 'note',
      subjectId,
      after: { outstanding: senToText(outstandingSen) },
    });
  },
});

async function lockClosable(
  ctx: Ctx,
  noteId: string,
  { outcome }: NoteClose,
): Promise<{ note: Note; outstandingSen: Sen }> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note?.state !== 'defaulted') {
    throw new AppError('wrong_state', {}, message('note_not_in_default'));
  }
  if (await hasOpenRepayments(ctx.reader, noteId)) {
    throw new AppError('wrong_state', {}, message('note_distributing'));
  }
  const outstandingSen = (await outstandingOf(ctx, [noteId])).get(noteId);
  const isWhole = outstandingSen === undefined || outstandingSen === 0n;
  if (isWhole !== (outcome === 'recovered')) {
    const sentence = isWhole
      ? message('note_recovered_not_written_off')
      : message('note_written_off_not_recovered');
    throw new AppError('wrong_state', {}, sentence);
  }
  return { note, outstandingSen: outstandingSen ?? (0n as Sen) };
}

/** The principal is whole: the return that is still owed is given up, which settles every instalment. */
async function closeRecovered(ctx: Ctx, note: Note): Promise<void> {
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const open = rows.filter((row) => row.settledOn === null);
  await updatePaid(
    ctx.tx,
    note.id,
    open.map((row) => ({ ...givenUp(row), settledOn: ctx.businessDate })),
  );
  await markCompleted(ctx, note.id, ctx.businessDate);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'recovered',
    title: message('update_recovered'),
    body: message('update_recovered_text'),
  });
}

function givenUp(row: ServicedInstalment): ServicedInstalment & { lateSettledSen: Sen } {
  const unpaidSen = subtractSen(owedReturnOf(row), row.paidReturnSen);
  return {
    ...row,
    waivedReturnSen: addSen(row.waivedReturnSen, unpaidSen),
    lateSettledSen: sumSen(row.payments.flatMap((one) => [one.lateSen, one.charitySen])),
  };
}

/** The state comes first; the holders' losses are booked in chunks by a job. */
async function writeOff(ctx: Ctx, note: Note, lostSen: Sen, approvalId: string): Promise<void> {
  await markWrittenOff(ctx, note.id, ctx.businessDate);
  await insertRecovery(ctx.tx, {
    id: newId(),
    noteId: note.id,
    kind: 'write_off',
    what: 'Principal that was not recovered',
    amountSen: lostSen,
    on: ctx.businessDate,
    approvalId,
  });
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'written_off',
    title: message('update_written_off'),
    body: message('update_written_off_text'),
    amountSen: lostSen,
  });
  await enqueue(ctx, 'write_off_holdings', { note_id: note.id }, { key: `write_off:${note.id}` });
}
