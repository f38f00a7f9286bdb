import { message } from '@titian/contracts/messages/message';
import { recoveryCost } from '@titian/contracts/schemas/servicing-proposals';
import { day } from '@titian/finance/calendar';
import { parseSen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { approvalExecutor } from '../../approvals/public.ts';
import { rejectConventionalWords } from '../../financing/public.ts';
import { addNoteUpdate, lockNote, type Note, readNote } from '../../notes/public.ts';
import { costsOf, countRecoveries, insertRecovery } from '../store/recoveries.ts';

type RecoveryCost = z.output<typeof recoveryCost>;

/**
 * Two operators record what recovering a defaulted note has cost. No money moves: the next recovery pays it before
 * anything else, so costs are never above what is recovered (REC-10).
 */
export const recoveryCostRecord = approvalExecutor<RecoveryCost>({
  kind: 'recovery_cost',
  subjectKind: 'note',
  after: recoveryCost,
  async load(ctx, subjectId, { after }) {
    const note = await lockDefaulted(ctx, subjectId);
    rejectConventionalWords(note.contract, { 'after.what': after.what });
    if (day(after.on) > ctx.businessDate || (note.defaultedOn !== null && day(after.on) < note.defaultedOn)) {
      throw fieldError('after.on', message('cost_day_out_of_range'));
    }
    if (parseSen(after.amount) === 0n) {
      throw fieldError('after.amount', message('positive_amount_required'));
    }
    const costs = await costsOf(ctx.reader, subjectId);
    return {
      version: (await countRecoveries(ctx.reader, subjectId)) + 1,
      label: note.number,
      before: { costs: senToText(costs.incurredSen), costs_unpaid: senToText(costs.openSen) },
    };
  },
  async binds(ctx, subjectId) {
    const note = await lockDefaulted(ctx, subjectId);
    const costs = await costsOf(ctx.reader, subjectId);
    return {
      contract: note.contract,
      defaulted_on: note.defaultedOn,
      costs: senToText(costs.incurredSen),
      costs_unpaid: senToText(costs.openSen),
    };
  },
  async apply(ctx, { id, subjectId, after }) {
    const amountSen = parseSen(after.amount);
    invariant(amountSen !== null, 'the contract checked the amount');
    const { what } = after;
    const entry = { id: newId(), noteId: subjectId, what, amountSen, on: day(after.on), approvalId: id };
    await insertRecovery(ctx.tx, { ...entry, kind: 'cost' });
    await addNoteUpdate(ctx, {
      noteId: subjectId,
      kind: 'cost',
      title: message('update_recovery_cost'),
      body: what,
      amountSen,
    });
  },
});

async function lockDefaulted(ctx: Ctx, noteId: string): Promise<Note> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note?.state !== 'defaulted') {
    throw new AppError('wrong_state', {}, message('cost_outside_default'));
  }
  return note;
}
