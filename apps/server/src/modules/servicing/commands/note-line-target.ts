import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { boundHash } from '../../approvals/public.ts';
import { type Note, readNote } from '../../notes/public.ts';
import { isNameOf, readIssuer } from '../../onboarding/public.ts';
import type { LinePart, LineTargetHandler } from '../../payments/public.ts';
import { allocateMoney } from '../queries/allocate-money.ts';
import { noteCandidates } from '../queries/note-candidates.ts';
import { payersOf } from '../queries/payers.ts';
import { countRepayments } from '../store/repayments.ts';
import { bookRepayment, type Receipt } from './book-repayment.ts';

/** Money of a statement's line that is for a note: it is booked as a transfer of its issuer (PAY-42, PAY-43). */
export const noteLineTarget: LineTargetHandler = {
  target: 'note',
  isBookedLater: true,
  find: noteCandidates,
  async preview(ctx, part) {
    const note = await readNote(ctx, part.targetId);
    if (note === null || note.issuedOn === null) {
      return null;
    }
    const use = await allocateMoney(ctx, note, receiptOf(part));
    const posts = [
      { what: 'principal', amountSen: use.principalSen },
      { what: 'return', amountSen: use.returnSen },
      { what: 'late', amountSen: use.lateSen },
      { what: 'charity', amountSen: use.charitySen },
      { what: 'costs', amountSen: use.costSen },
      { what: 'guarantor', amountSen: use.guarantorSen },
      { what: 'excess', amountSen: use.excessSen },
    ] as const;
    const issuer = await readIssuer(ctx, note.issuerId);
    return {
      ...{ label: note.number, party: issuer?.companyName ?? '' },
      posts: posts.filter((one) => one.amountSen > 0n),
    };
  },
  async binds(ctx, part) {
    const note = await bookableNote(ctx, part);
    return {
      note: note.id,
      state: note.state,
      payers: boundHash(ctx.fieldEncryption, await payersOf(ctx, note)),
      // Any payment in between changes what this one pays.
      payments: await countRepayments(ctx.reader, note.id),
    };
  },
  async book(ctx, part) {
    const booked = await bookRepayment(ctx, receiptOf(part));
    invariant(booked, `part ${part.id} of a line is booked once`);
  },
};

/** @throws AppError `wrong_state` where it is not issued, FieldError where the sender may not pay for it */
async function bookableNote(ctx: QueryCtx, { targetId, senderName }: LinePart): Promise<Note> {
  const note = await readNote(ctx, targetId);
  if (note === null || note.issuedOn === null) {
    throw new AppError('wrong_state', {}, message('receipt_before_issue'));
  }
  if (!isNameOf('close', senderName, await payersOf(ctx, note))) {
    throw fieldError('after.parts', message('receipt_payer_not_allowed'));
  }
  return note;
}

function receiptOf(part: LinePart): Receipt {
  return {
    noteId: part.targetId,
    ...{ sourceKind: 'manual', sourceId: part.id },
    amountSen: part.amountSen,
    receivedOn: part.bookedOn,
    payerName: part.senderName,
    bankReference: part.bankReference,
    ends: null,
  };
}
