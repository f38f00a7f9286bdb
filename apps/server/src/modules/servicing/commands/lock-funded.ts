import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import { type BankAccount, currentBankAccount } from '../../onboarding/public.ts';

export interface IssueRequest {
  readonly issuerId: string;
  readonly noteId: string;
  /** What the issuer has seen as raised and accepts. */
  readonly acceptedSen: Sen;
  /** The fresh code that every signature needs: of the second factor, or mailed where none is on (NOTE-15). */
  readonly otpCode: string | null;
}

/**
 * Locks the note and checks that this issuer may sign for it now, for what it has raised.
 * @throws AppError `not_found`, `not_funded`, `wrong_state`, `amount_changed`
 */
export async function lockFunded(ctx: Ctx, request: IssueRequest): Promise<Note> {
  const seen = await readNote(ctx, request.noteId);
  if (seen?.issuerId !== request.issuerId) {
    throw new AppError('not_found');
  }
  await lockNote(ctx, request.noteId);
  const note = await readNote(ctx, request.noteId);
  if (note?.state !== 'funded') {
    throw new AppError(note?.state === 'listed' ? 'not_funded' : 'wrong_state');
  }
  if (note.issueBy !== null && note.issueBy < ctx.businessDate) {
    throw new AppError('wrong_state', {}, message('issue_time_over'));
  }
  if (note.raisedSen !== request.acceptedSen) {
    throw new AppError('amount_changed', { raised: senToText(note.raisedSen) });
  }
  return note;
}

/**
 * Where the note's money is to be paid.
 * @throws AppError `bank_account_missing`
 */
export async function payoutAccount(ctx: Ctx, note: Note): Promise<BankAccount> {
  const account = await currentBankAccount(ctx, note.issuerId);
  if (account === null) {
    throw new AppError('bank_account_missing');
  }
  return account;
}
