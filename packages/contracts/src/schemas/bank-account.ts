import { z } from 'zod';
import type { bankAccountEndpoints } from '../endpoints/bank-account.ts';
import { issueMessage } from '../messages/message.ts';
import { addressAndBank } from '../people.ts';
import { id, instant, ok, okList, oneOf, otpCode, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

/** What two operators decide about a wanted account whose holder the bank does not name clearly. */
export const bankAccountReview = z.strictObject({
  decision: oneOf(['accept', 'refuse'], issueMessage('accept_or_refuse_required')),
});

const waiting = z.object({
  id,
  user_id: id,
  verified_name: z.string(),
  bank_name: z.string(),
  last4: z.string(),
  /** As the customer wrote it, and as the bank names them; null where it names no holder. */
  holder_name: z.string(),
  bank_holder_name: z.string().nullable(),
  name_check: z.enum(['equal', 'close', 'absent', 'different']).nullable(),
  requested_at: instant,
  can: z.object({ accept: z.boolean(), refuse: z.boolean() }),
});

export const bankAccountSchemas = {
  /** `usable_from` is null while the bank (`enquiring`) or an operator (`review`) has not verified the holder. */
  userBankAccount: {
    body: z.strictObject({
      bic: addressAndBank.bank_bic,
      number: addressAndBank.bank_account_no,
      holder_name: addressAndBank.bank_account_name,
      otp_code: otpCode.optional(),
    }),
    response: ok({
      state: z.enum(['accepted', 'enquiring', 'review']),
      usable_from: instant.nullable(),
    }),
  },
  operatorBankAccounts: { query: z.object(pageQuery), response: okList(waiting) },
} satisfies AreaSchemas<typeof bankAccountEndpoints>;
