import { z } from 'zod';
import type { paymentEndpoints } from '../endpoints/payments.ts';
import { issueMessage } from '../messages/message.ts';
import { amountOut, day, ok, oneOf, token } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const paymentToken = z.object({ token });

const channelName = z.enum(['b2c', 'b2b1']);

const channel = z.object({
  channel: channelName,
  max: amountOut,
  banks: z.array(z.object({ id: z.string(), name: z.string(), online: z.boolean() })),
});

/** The bank's fields as they came; the signature decides over them, not their names. */
const bankFields = z.record(z.string().max(60), z.string().max(2_000));

export const paymentSchemas = {
  payment: {
    params: paymentToken,
    response: ok({
      amount: amountOut,
      purpose: z.enum(['topup', 'repayment', 'mandate']),
      channels: z.array(channel),
      terms_url: z.string(),
      /** The bank that the payer’s last successful payment came from. */
      recent_bank: z.object({ channel: channelName, bank_id: z.string() }).nullable(),
      /** What a mandate allows; the amount is then the bank's verification debit. */
      mandate: z
        .object({
          reference: z.string(),
          max_amount: amountOut,
          collections_a_month: z.int(),
          starts_on: day,
          ends_on: day,
        })
        .nullable(),
    }),
  },
  paymentStart: {
    params: paymentToken,
    body: z.strictObject({
      channel: oneOf(['b2c', 'b2b1'], issueMessage('account_class_required')),
      bank_id: z
        .string({ error: issueMessage('bank_required') })
        .regex(/^[A-Z0-9]{1,12}$/, issueMessage('bank_not_listed')),
    }),
    response: ok({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  },
  fpxDirect: { body: bankFields, response: z.literal('OK') },
  fpxIndirect: { body: bankFields, response: z.literal('') },
} satisfies AreaSchemas<typeof paymentEndpoints>;
