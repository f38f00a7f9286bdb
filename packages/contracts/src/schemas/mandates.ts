import { z } from 'zod';
import type { mandateEndpoints } from '../endpoints/mandates.ts';
import { issueMessage } from '../messages/message.ts';
import {
  amount,
  amountOut,
  day,
  id,
  instant,
  ok,
  okList,
  oneOf,
  otpCode,
  refNumber,
  whole,
} from '../wire.ts';
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

/** A month of a recurring deposit. */
const deposit = collection.omit({ note_id: true, note_number: true, instalment: true });

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
  /** What an investor tops up each month; null for a mandate that repayments are collected under. */
  deposit: z
    .object({
      amount: amountOut,
      day_of_month: z.int(),
      paused: z.enum(['owner', 'failures', 'held']).nullable(),
      /** The business day of the next collection; null while none is to come. */
      next_on: day.nullable(),
      collections: z.array(deposit),
    })
    .nullable(),
});

const bankId = z
  .string({ error: issueMessage('bank_required') })
  .regex(/^[A-Z0-9]{1,12}$/, issueMessage('bank_not_listed'));

const bank = z.object({ id: z.string(), name: z.string(), online: z.boolean() });

/** The payment page where a mandate is authorised. */
const created = ok({ link: z.string(), ref_number: refNumber, expires_at: instant });

/** Every month has the first 28 days. */
const dayOfMonth = whole(1, 28, issueMessage('deposit_day_invalid'));

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
          banks: z.array(bank),
        }),
      ),
    }),
  },
  mandateCreate: {
    body: z.strictObject({
      bank_id: bankId,
      /** Where a bank has both kinds of account and none is named, the corporate one. */
      channel: oneOf(['b2c', 'b2b1'], issueMessage('account_class_required')).optional(),
      max_amount: amount,
      otp_code: otpCode.optional(),
    }),
    response: created,
  },
  mandateChange: {
    body: z.strictObject({ max_amount: amount, otp_code: otpCode.optional() }),
    response: created,
  },
  mandateCheck: { response: okList(mandate) },
  mandateEnd: {
    response: ok({}),
  },
  recurringDeposit: { response: okList(mandate) },
  recurringDepositOptions: {
    response: ok({
      least_amount: amountOut,
      most_amount: amountOut,
      /** The amount debited once to verify the account; it is credited to the investor's cash. */
      verification_amount: amountOut,
      /** How often a collection that failed is tried again. */
      retries: z.int(),
      /** The first day on which may be collected. */
      starts_on: day,
      /** The last day that can be chosen. */
      ends_on: day,
      /** Of the investor's kind of account; empty while the banks cannot be listed. */
      banks: z.array(bank),
    }),
  },
  recurringDepositCreate: {
    body: z.strictObject({
      bank_id: bankId,
      amount,
      day_of_month: dayOfMonth,
      /** The most that the bank is to allow, so that the amount can be raised later; the amount where none is given. */
      max_amount: amount.optional(),
      ends_on: day.optional(),
      otp_code: otpCode.optional(),
    }),
    response: created,
  },
  recurringDepositChange: {
    body: z.strictObject({ amount, day_of_month: dayOfMonth, otp_code: otpCode.optional() }),
    response: okList(mandate),
  },
  recurringDepositPause: { response: okList(mandate) },
  recurringDepositResume: { response: okList(mandate) },
  recurringDepositCheck: { response: okList(mandate) },
  recurringDepositEnd: { response: ok({}) },
  operatorMandates: { params: z.object({ id }), response: okList(mandate) },
} satisfies AreaSchemas<typeof mandateEndpoints>;
