import { message } from '@titian/contracts/messages/message';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { mandateStatus } from './mandate-status.ts';

/** A mandate that has not ended. */
export const directDebitClosingCheck: ClosingCheck = async (ctx, userId) =>
  (await mandateStatus(ctx, userId)).hasMandate ? [message('closing_mandate')] : [];
