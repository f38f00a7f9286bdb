import { message } from '@titian/contracts/messages/message';
import { senFromText, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { lockNote, type Note } from '../../notes/public.ts';
import { countRepayments, duesOf } from '../../servicing/public.ts';
import { cancelPromiseRow, findPromise, insertPromise, listPromises } from '../store/promises.ts';
import { comingDay, lockLateNote } from './lock-late-note.ts';
import { writeStep } from './write-step.ts';

/**
 * Records what the issuer has promised to pay by the end of a day, for its investors to read (REC-18). Payments decide
 * what becomes of it, so there is one open promise at a time.
 * @throws AppError `not_found`, `note_not_late`, `promise_open`; FieldError on amount and due_on
 */
export async function recordPromise(
  ctx: Ctx,
  operator: OperatorPrincipal,
  noteId: string,
  body: { readonly amount: string; readonly due_on: string },
): Promise<void> {
  const note = await lockLateNote(ctx, noteId, operator.id);
  const dueOn = comingDay(ctx, 'due_on', body.due_on);
  const amountSen = await promisedAmount(ctx, note, body.amount);
  const promises = await listPromises(ctx.reader, [note.id], ctx.businessDate);
  if (promises.some(({ state }) => state === 'open')) {
    throw new AppError('promise_open');
  }
  await insertPromise(ctx.tx, {
    ...{ id: newId(), noteId: note.id, operatorId: operator.id, at: ctx.businessNow },
    ...{ amountSen, madeOn: ctx.businessDate, dueOn, afterSeq: await countRepayments(ctx.reader, note.id) },
  });
  const promised = { amount: senToText(amountSen), due_on: dueOn };
  await writeStep(ctx, note.id, { step: 'promise', ...promised });
  await recordAudit(ctx, {
    action: 'collection.promised',
    ...{ subjectKind: 'note', subjectId: note.id, after: promised },
  });
}

async function promisedAmount(ctx: Ctx, note: Note, amount: string) {
  const amountSen = senFromText(amount);
  if (amountSen === 0n) {
    throw fieldError('amount', message('positive_amount_required'));
  }
  const [dues] = await duesOf(ctx, [note]);
  const mostSen = dues?.debt.outstandingSen ?? amountSen;
  if (amountSen > mostSen) {
    throw fieldError('amount', message('promise_above_debt', { most: senToText(mostSen) }));
  }
  return amountSen;
}

/**
 * Cancels an open promise that no longer stands. Investors read that it does not, and the reason stays with operators.
 * @throws AppError `not_found`, `promise_ended`
 */
export async function cancelPromise(
  ctx: Ctx,
  operator: OperatorPrincipal,
  id: string,
  reason: string,
): Promise<string> {
  const found = await findPromise(ctx.reader, id, ctx.businessDate);
  if (found === null) {
    throw new AppError('not_found');
  }
  await lockNote(ctx, found.noteId);
  const one = await findPromise(ctx.reader, id, ctx.businessDate);
  if (one?.state !== 'open') {
    throw new AppError('promise_ended');
  }
  await cancelPromiseRow(ctx.tx, id, { at: ctx.businessNow, by: operator.id, reason });
  const promised = { amount: senToText(one.amountSen), due_on: one.dueOn };
  await writeStep(ctx, one.noteId, { step: 'promise_cancelled', ...promised });
  await recordAudit(ctx, {
    action: 'collection.promise_cancelled',
    ...{ subjectKind: 'note', subjectId: one.noteId, before: promised, reason },
  });
  return one.noteId;
}
