import { z } from 'zod';
import { exceptionKinds } from '../reconciliation.ts';
import { day, id, instant } from '../wire.ts';
import { payoutPurposes } from './operator-money-rows.ts';

/** An amount that may be below zero: what the bank has less what the ledger has. */
export const signedAmount = z.string().regex(/^-?\d{1,15}\.\d{2}$/);
const nullableText = z.string().nullable();
export const account = z.enum(['trust_bank', 'operating_bank']);

/** A line of a statement's days; numbers count from 1 in the answer. */
export const lineRow = z.object({
  number: z.int(),
  booked_on: day,
  amount: signedAmount,
  counterparty: nullableText,
  reference: nullableText,
  description: nullableText,
  is_return: z.boolean(),
  state: z.enum(['matched', 'open', 'explained']),
});

const lineEffects = [
  'none',
  'contradicts',
  'payout_paid',
  'payout_returned',
  'arrival',
  'payment_matched',
  'transfer_matched',
  'exception',
] as const;

/** A line of an uploaded file, with what it would do if the import were approved now. */
const importLine = lineRow.omit({ state: true }).extend({
  effect: z.enum(lineEffects),
  /** Why a review would be needed. */
  exception: z.enum(exceptionKinds).nullable(),
  /** Of the payout that it names. */
  payout: z.object({ purpose: z.enum(payoutPurposes), beneficiary: z.string() }).nullable(),
});

/** One statement of an uploaded file. */
const importPart = z.object({
  account,
  account_number: z.string(),
  number: z.string(),
  from: day,
  to: day,
  opening: signedAmount,
  closing: signedAmount,
  lines: z.int(),
  /** False for one whose last day was not over. */
  is_final: z.boolean(),
  state: z.enum(['pending', 'held', 'stored', 'known', 'rejected']),
});

export const importRow = z.object({
  id,
  format: z.enum(['camt053', 'mt940']),
  uploaded_by: nullableText,
  uploaded_at: instant,
  state: z.enum(['pending', 'approved', 'rejected']),
  approval_id: id.nullable(),
  statements: z.array(importPart),
});

/** How a statement follows the last final one of its account. */
const continuity = z.object({
  kind: z.enum(['first', 'continues', 'intraday', 'gap', 'contradicts']),
  /** The balance that the last one ended with, and its day; null where none is expected. */
  expected: signedAmount.nullable(),
  last_on: day.nullable(),
  /** Whether it would wait behind a gap although it is approved. */
  is_held: z.boolean(),
});

/** One statement of an undecided file with what it would do. */
export const importPreview = z.object({
  number: z.string(),
  account,
  continuity,
  /** How many lines would do what, and what they add up to. */
  totals: z.array(z.object({ effect: z.enum(lineEffects), lines: z.int(), amount: signedAmount })),
  /** Those that move or hold up money first; at most five hundred. */
  lines: z.array(importLine),
});
