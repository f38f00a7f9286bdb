import { z } from 'zod';
import type { mandateEndpoints } from '../endpoints/mandates.ts';
import { issueMessage } from '../messages/message.ts';
import { amount, amountOut, day, id, instant, ok, okList, oneOf, otpCode, refNumber } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const reason = z.enum(['cancelled', 'timed_out', 'limit', 'bank_offline', 'other']);

const collection = z.object({
  id,
  note_id: id,
  note_number: z.string(),
  instalment: z.int(),
  /** Which try this is, from 1. */
  attempt: z.int(),
  due_on: day,
  amount: amountOut,
  collected_on: day,
  state: z.enum(['sent', 'paid', 'failed', 'held', 'booked', 'sent_back']),
  reason: reason.nullable(),
  /** When it is tried again; null where it is not. */
  retry_on: day.nullable(),
});

const mandate = z.object({
  id,
  reference: z.string(),
  bank: z.string(),
  max_amount: amountOut,
  /** What it becomes when the bank accepts the change that is under way. */
  pending_max_amount: amountOut.nullable(),
  state: z.enum([
    'draft',
    'authorising',
    'awaiting_bank_approval',
    'active',
    'maintenance_pending',
    'terminated',
    'rejected',
    'expired',
  ]),
  /** Why it was rejected, or by whom it was ended. */
  reason: z
    .enum([...reason.options, 'bank', 'held', 'replaced', 'ended_by_owner', 'ended_by_bank', 'ended_by_time'])
    .nullable(),
  /** The bank's own number, from its approval on. */
  mandate_number: z.string().nullable(),
  /** Of the account that is collected from, as its bank names it. */
  account_last4: z.string().nullable(),
  starts_on: day,
  ends_on: day,
  ended_on: day.nullable(),
  created_at: instant,
  can: z.object({ end: z.boolean(), change: z.boolean() }),
  /** The latest, newest first. */
  collections: z.array(collection),
});

export const mandateSchemas = {
  mandates: { response: okList(mandate) },
  mandateOptions: {
    response: ok({
      /** The largest instalment still to be paid; null without one. A mandate must allow at least that. */
      largest_instalment: amountOut.nullable(),
      suggested_amount: amountOut.nullable(),
      least_amount: amountOut,
      /** The amount debited once to verify the account. */
      verification_amount: amountOut,
      collections_a_month: z.int(),
      /** How often a collection that failed is tried again. */
      retries: z.int(),
      starts_on: day,
      ends_on: day,
      /** Empty while the banks cannot be listed. */
      channels: z.array(
        z.object({
          channel: z.enum(['b2c', 'b2b1']),
          max: amountOut,
          banks: z.array(z.object({ id: z.string(), name: z.string(), online: z.boolean() })),
        }),
      ),
    }),
  },
  mandateCreate: {
    body: z.strictObject({
      bank_id: z
        .string({ error: issueMessage('bank_required') })
        .regex(/^[A-Z0-9]{1,12}$/, issueMessage('bank_not_listed')),
      /** Where a bank has both kinds of account and none is named, the corporate one. */
      channel: oneOf(['b2c', 'b2b1'], issueMessage('account_class_required')).optional(),
      max_amount: amount,
      otp_code: otpCode.optional(),
    }),
    response: ok({ link: z.string(), ref_number: refNumber, expires_at: instant }),
  },
  mandateChange: {
    body: z.strictObject({ max_amount: amount, otp_code: otpCode.optional() }),
    response: ok({ link: z.string(), ref_number: refNumber, expires_at: instant }),
  },
  mandateCheck: { response: okList(mandate) },
  mandateEnd: {
    response: ok({}),
  },
  operatorMandates: { params: z.object({ id }), response: okList(mandate) },
} satisfies AreaSchemas<typeof mandateEndpoints>;
