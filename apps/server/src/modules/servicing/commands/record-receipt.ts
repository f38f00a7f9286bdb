import { message } from '@titian/contracts/messages/message';
import { noteReceipt } from '@titian/contracts/schemas/servicing-proposals';
import { day } from '@titian/finance/calendar';
import { parseSen, type Sen } from '@titian/finance/sen';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  approvalExecutor,
  boundHash,
} from '../../approvals/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import { isNameOf } from '../../onboarding/public.ts';
import { type BankLine, boundLine, type ReceiptLines } from '../../payments/public.ts';
import { payersOf } from '../queries/payers.ts';
import { findClaim } from '../store/guarantees.ts';
import { countRepayments, isReferenceBooked } from '../store/repayments.ts';
import { bindAllocation, bookRepayment, type Receipt } from './book-repayment.ts';

type NoteReceipt = z.output<typeof noteReceipt>;

const sourceKinds = { issuer: 'manual', guarantor: 'guarantor', recovery: 'recovery' } as const;

/**
 * Money on a note that came by a transfer instead of the rail: from the issuer, the guarantor, or a recovery. Two
 * operators record it by naming the open line of the trust account's statement that shows it (REP-7).
 */
export function noteReceiptRecord(lines: ReceiptLines): ApprovalExecutor {
  return approvalExecutor<NoteReceipt>({
    kind: 'note_receipt',
    subjectKind: 'note',
    after: noteReceipt,
    async load(ctx, subjectId, { after }) {
      const note = await lockIssued(ctx, subjectId);
      await rejectImpossible(ctx, note, after);
      const line = await lockNamed(ctx, lines, after);
      return {
        // Any payment in between makes the proposal stale.
        version: (await countRepayments(ctx.reader, subjectId)) + 1,
        label: note.number,
        before: {
          ...{ state: note.state, guarantor: note.guarantorName },
          ...{ booked_on: line.bookedOn, counterparty: line.counterparty },
        },
      };
    },
    async binds(ctx, subjectId, { after, proposalId }) {
      const note = await lockIssued(ctx, subjectId);
      return {
        payers: boundHash(ctx.fieldEncryption, await payersOf(ctx, note)),
        guarantor: boundHash(ctx.fieldEncryption, note.guarantorName),
        line: boundLine(ctx, await lockNamed(ctx, lines, after)),
        // As of `received_on`, which is part of the change: the day of the decision changes nothing.
        allocation: await bindAllocation(ctx, receiptOf({ id: proposalId, subjectId, after })),
      };
    },
    apply: (ctx, approval) => record(ctx, lines, approval),
  });
}

async function record(ctx: Ctx, lines: ReceiptLines, approval: ApprovalOf<NoteReceipt>): Promise<void> {
  const { after } = approval;
  const line = await lockNamed(ctx, lines, after);
  await takeIn(ctx, lines, line, approval.id);
  const booked = await bookRepayment(ctx, receiptOf(approval));
  invariant(booked !== null, `approval ${approval.id} is booked once`);
}

/** The open line that shows the money: without one nothing is recorded (REP-7). */
async function lockNamed(ctx: Ctx, lines: ReceiptLines, after: NoteReceipt): Promise<BankLine> {
  const line = await lines.lock(ctx, {
    bankReference: after.bank_reference,
    amountSen: senOf(after.amount),
    field: 'after.bank_reference',
  });
  if (line.bookedOn !== after.received_on) {
    throw fieldError('after.received_on', message('receipt_day_differs_from_line', { day: line.bookedOn }));
  }
  return line;
}

function receiptOf({
  id,
  subjectId,
  after,
}: Pick<ApprovalOf<NoteReceipt>, 'id' | 'subjectId' | 'after'>): Receipt {
  return {
    noteId: subjectId,
    sourceKind: sourceKinds[after.source],
    sourceId: id,
    amountSen: senOf(after.amount),
    receivedOn: day(after.received_on),
    payerName: after.payer_name,
    bankReference: after.bank_reference,
    ends: after.source === 'guarantor' ? { by: 'guarantor', asOf: day(after.received_on) } : null,
  };
}

/** The money is in the trust account: it is taken into `receipts_clearing` as the rail's is. */
async function takeIn(ctx: Ctx, lines: ReceiptLines, line: BankLine, approvalId: string): Promise<void> {
  const transferId = newId();
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount('trust_bank'),
      creditAccountId: platformAccount('receipts_clearing'),
      amountSen: line.amountSen,
      kind: 'transfer_received',
      referenceId: approvalId,
      noteId: null,
    },
  ]);
  await lines.match(ctx, line, transferId);
}

async function lockIssued(ctx: Ctx, noteId: string): Promise<Note> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note === null || note.issuedOn === null) {
    throw new AppError('wrong_state', {}, message('receipt_before_issue'));
  }
  return note;
}

async function rejectImpossible(ctx: Ctx, note: Note, after: NoteReceipt): Promise<void> {
  const receivedOn = day(after.received_on);
  if (senOf(after.amount) === 0n) {
    throw fieldError('after.amount', message('positive_amount_required'));
  }
  if (receivedOn > ctx.businessDate || receivedOn < (note.issuedOn ?? receivedOn)) {
    throw fieldError('after.received_on', message('receipt_day_out_of_range'));
  }
  if (await isReferenceBooked(ctx.reader, after.bank_reference)) {
    throw fieldError('after.bank_reference', message('receipt_reference_known'));
  }
  const payers = after.source === 'guarantor' ? [note.guarantorName ?? ''] : await payersOf(ctx, note);
  if (after.source !== 'recovery' && !isNameOf('close', after.payer_name, payers)) {
    throw fieldError('after.payer_name', message('receipt_payer_not_allowed'));
  }
  if (after.source === 'recovery' && note.defaultedOn === null) {
    throw fieldError('after.source', message('recovery_before_default'));
  }
  if (after.source === 'guarantor' && (await findClaim(ctx.reader, note.id)) === null) {
    throw fieldError('after.source', message('guarantor_not_asked'));
  }
}

function senOf(text: string): Sen {
  const amountSen = parseSen(text);
  invariant(amountSen !== null, 'the contract checked the amount');
  return amountSen;
}
