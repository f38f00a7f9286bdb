import { message } from '@titian/contracts/messages/message';
import type { ClosingCheck } from '../../../platform/account-closing.ts';
import { hasHeldReceipt } from '../store/held-receipts.ts';
import { hasUndecidedIntent } from '../store/intents.ts';
import { hasUnsettledPayout } from '../store/payouts.ts';

/** A customer's payments that the bank has not decided, payouts that have not arrived, and receipts that are held. */
export const paymentsClosingCheck: ClosingCheck = async ({ reader }, userId) => [
  ...((await hasUndecidedIntent(reader, userId)) ? [message('closing_payment')] : []),
  ...((await hasUnsettledPayout(reader, userId)) ? [message('closing_payout')] : []),
  ...((await hasHeldReceipt(reader, userId)) ? [message('closing_held_money')] : []),
];
