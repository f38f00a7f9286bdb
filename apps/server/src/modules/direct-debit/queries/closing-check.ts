import { message } from '@titian/contracts/messages/message';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { findRunning } from '../store/mandates.ts';

/** A mandate that has not ended, in the words of what is collected under it. */
export const directDebitClosingCheck: ClosingCheck = async (ctx, userId) => {
  const running = await findRunning(ctx.reader, userId);
  if (running === null) {
    return [];
  }
  return [message(running.purpose === 'deposit' ? 'closing_deposit' : 'closing_mandate')];
};
