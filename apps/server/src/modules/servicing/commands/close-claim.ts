import { message } from '@titian/contracts/messages/message';
import { guaranteeClose } from '@titian/contracts/schemas/guarantor-proposals';
import { type Sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { approvalExecutor, boundHash } from '../../approvals/public.ts';
import { rejectConventionalWords } from '../../financing/public.ts';
import { addNoteUpdate, lockNote, type Note, readNote } from '../../notes/public.ts';
import { guaranteedOn } from '../queries/guarantee.ts';
import { closeClaim, findClaim, type GuaranteeClaim } from '../store/guarantees.ts';
import { listInstalments } from '../store/instalments.ts';
import { countRepayments } from '../store/repayments.ts';

/**
 * Two operators close a claim on a guarantor short (REC-6): what is open is not expected any more, and its investors
 * and its issuer read why. Money that still comes is used as before.
 */
export const guaranteeClosing = approvalExecutor<z.output<typeof guaranteeClose>>({
  kind: 'guarantee_close',
  subjectKind: 'note',
  after: guaranteeClose,
  async load(ctx, subjectId, { after }) {
    const { note, claim, openSen } = await lockOpenClaim(ctx, subjectId);
    rejectConventionalWords(note.contract, { 'after.explanation': after.explanation });
    return {
      // Any payment in between makes the proposal stale.
      version: (await countRepayments(ctx.reader, subjectId)) + 1,
      label: `${note.number} · ${claim.guarantorName}`,
      before: {
        guarantor: claim.guarantorName,
        paid_before: senToText(claim.paidSen),
        outstanding: senToText(openSen),
      },
    };
  },
  async binds(ctx, subjectId) {
    const { note, claim, openSen } = await lockOpenClaim(ctx, subjectId);
    return {
      contract: note.contract,
      guarantor: boundHash(ctx.fieldEncryption, claim.guarantorName),
      paid_before: senToText(claim.paidSen),
      // It is what is not expected any more: a month that begins in between makes it another sum.
      outstanding: senToText(openSen),
    };
  },
  async apply(ctx, { id: approvalId, subjectId, after, reason }) {
    const { note, claim, openSen } = await lockOpenClaim(ctx, subjectId);
    const { explanation } = after;
    const closing = { on: ctx.businessDate, amountSen: openSen, paidSen: claim.paidSen, explanation };
    await closeClaim(ctx.tx, note.id, { ...closing, approvalId });
    await addNoteUpdate(ctx, {
      noteId: note.id,
      kind: 'guarantee',
      title: message('update_guarantee_closed'),
      body: explanation,
      amountSen: openSen,
    });
    await recordAudit(ctx, {
      action: 'guarantee.closed',
      subjectKind: 'note',
      subjectId: note.id,
      after: { amount: senToText(openSen), explanation },
      reason,
    });
  },
});

interface OpenClaim {
  readonly note: Note;
  readonly claim: GuaranteeClaim;
  readonly openSen: Sen;
}

/** @throws AppError `not_found`, `wrong_state` where nothing was claimed, is open, or the claim is closed */
async function lockOpenClaim(ctx: Ctx, noteId: string): Promise<OpenClaim> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  const claim = await findClaim(ctx.reader, noteId);
  if (note === null || claim === null) {
    throw new AppError('wrong_state', {}, message('guarantor_not_asked'));
  }
  if (claim.closing !== null) {
    throw new AppError('wrong_state', {}, message('claim_closed'));
  }
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  const openSen = await guaranteedOn(ctx, note, rows);
  if (openSen === 0n) {
    throw new AppError('wrong_state', {}, message('claim_nothing_open'));
  }
  return { note, claim, openSen };
}
