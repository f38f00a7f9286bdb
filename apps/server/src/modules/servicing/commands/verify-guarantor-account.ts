import { message } from '@titian/contracts/messages/message';
import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockNote, readNote } from '../../notes/public.ts';
import {
  type EnteredAccount,
  type RefundDeps,
  type RefundSubject,
  verifyAccount,
} from '../../payments/public.ts';
import { guarantorQueue, guarantorSubject } from '../queries/guarantor-money.ts';
import { findClaim } from '../store/guarantees.ts';

/**
 * Verifies the account to which a guarantor is paid what its issuer owes it, or its overpayment: the bank confirms
 * that it is in the guarantor's name (REC-5).
 * @throws FieldError on `bic` or `number`; AppError `not_found`, `wrong_state`, `unavailable`
 */
export function verifyGuarantorAccount(
  deps: RefundDeps,
  scope: Scope,
  noteId: string,
  notified: Omit<EnteredAccount, 'document'>,
): Promise<void> {
  return verifyAccount(
    deps,
    scope,
    { ...notified, document: null },
    {
      find: (ctx) => payable(ctx, noteId),
      lock: async (ctx) => {
        await lockNote(ctx, noteId);
        return payable(ctx, noteId);
      },
    },
  );
}

async function payable(ctx: QueryCtx, noteId: string): Promise<RefundSubject> {
  const note = await readNote(ctx, noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  const queue = await guarantorQueue(ctx, note, await findClaim(ctx.reader, noteId));
  if (queue === null) {
    throw new AppError('wrong_state', {}, message('guarantor_paid_nothing'));
  }
  if (queue.isProposed) {
    throw new AppError('wrong_state', {}, message('guarantor_payout_pending'));
  }
  return guarantorSubject(note);
}
