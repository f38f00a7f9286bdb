import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import { moneyLevels } from '../restrictions.ts';
import { securityChangeKinds } from '../security-changes.ts';
import { amountOut, day, id, instant, percentOut } from '../wire.ts';
import { operatorFile } from './operator-file.ts';
import { can } from './operator-rows.ts';
import { grade, noteState } from './shapes.ts';

const nullableText = z.string().nullable();

export const withdrawalStates = [
  'requested',
  'approved',
  'in_batch',
  'paid',
  'rejected',
  'returned',
] as const;

const moneyWindow = z.object({
  /** Up to and with this withdrawal. */
  hours: z.int(),
  withdrawals: z.int(),
  withdrawn: amountOut,
  deposits: z.int(),
  deposited: amountOut,
});

/** What a withdrawal is decided by, as of when it was requested. */
export const withdrawalFacts = z.object({
  /** As the investor last declared it; null where none was. */
  source_of_income: z.string().nullable(),
  registered_on: day,
  is_first: z.boolean(),
  last_deposit_at: instant.nullable(),
  windows: z.array(moneyWindow),
  /** Since when the account that it goes to is theirs. */
  account_since: instant.nullable(),
  /** The last change of each kind. */
  security_changes: z.array(z.object({ kind: z.enum(securityChangeKinds), at: instant })),
  /** The last sign-in from a device that was not known. */
  new_device_at: instant.nullable(),
  /** Only for those who read restrictions; null for everybody else. */
  money_restriction: z.enum(moneyLevels).nullable(),
});

export const withdrawalRow = z.object({
  id,
  investor_name: z.string(),
  inv_no: nullableText,
  amount: amountOut,
  bank: z.string(),
  account_last4: z.string(),
  state: z.enum(withdrawalStates),
  /** Why it was rejected or came back, as the investor reads it. */
  reason: nullableText,
  requested_at: instant,
  can,
});

export const payoutStates = ['queued', 'approved', 'in_batch', 'paid', 'returned', 'cancelled'] as const;

export const payoutPurposes = [
  'withdrawal',
  'disbursement',
  'refund',
  'excess',
  'reward',
  'receipt',
  'guarantor',
  'sweep',
  'remittance',
  'line_return',
  'unclaimed_money',
] as const;

export const payoutRow = z.object({
  id,
  purpose: z.enum(payoutPurposes),
  beneficiary: z.string(),
  bank: z.string(),
  account_last4: z.string(),
  amount: amountOut,
  state: z.enum(payoutStates),
  /** Why the bank gave it back, with its code. */
  return_reason: nullableText,
  /** Above 1 where it goes out again after a return. */
  attempt: z.int(),
  batch_id: id.nullable(),
  /** Its bank account may not be used before that. */
  on_hold_until: instant.nullable(),
  /** Whose facts it is decided by; null for a payout of another purpose. */
  withdrawal_id: id.nullable(),
  /** Its customer's money is restricted: it waits until compliance lifts that. */
  restricted: z.boolean(),
  created_at: instant,
  can,
});

/** What all rows that match come to, not only those of the page; null on the pages after the first. */
export const moneyTotals = z.object({ count: z.int(), amount: amountOut }).nullable();

export const payoutBatchRow = z.object({
  id,
  message_id: z.string(),
  payouts: z.int(),
  total: amountOut,
  state: z.enum(['proposed', 'released', 'submitted', 'accepted', 'refused', 'cancelled']),
  maker: z.string(),
  created_at: instant,
  released_at: instant.nullable(),
  can,
});

/** A note as operators service it. */
export const servicedNote = z.object({
  id,
  number: z.string(),
  issuer_name: z.string(),
  type: z.enum(financingTypes),
  contract: z.enum(noteContracts),
  grade: grade.nullable(),
  rate: percentOut.nullable(),
  term_months: z.int(),
  target: amountOut,
  /** The amount raised and the number of investors, also of a note that ended without being issued. */
  raised: amountOut,
  investors: z.int(),
  outstanding: amountOut,
  state: noteState,
  is_late: z.boolean(),
  days_late: z.int(),
  can,
});

/** A note in the list of all notes. */
export const operatorNoteRow = servicedNote.extend({
  /** Principal and return past due. */
  overdue: amountOut,
  listed_on: day,
  closes_on: day,
});

/** What all notes that match come to, not only those of the page; null on the pages after the first. */
export const noteTotals = z
  .object({ count: z.int(), target: amountOut, outstanding: amountOut, overdue: amountOut })
  .nullable();

/** A subscription to a note, whatever has become of it: from whom a note raised its money. */
export const noteSubscriptionRow = z.object({
  id,
  investor_id: id,
  investor_name: z.string(),
  amount: amountOut,
  source: z.enum(['manual', 'auto']),
  state: z.enum(['active', 'cancelled', 'returned', 'converted']),
  /** The investor took it back before the note ended. */
  is_withdrawn: z.boolean(),
  subscribed_on: day,
  ended_at: instant.nullable(),
});

/** Where held money may go: the statement names the account, an enquiry or a document verified it. */
export const refundAccount = z.object({
  bank: z.string(),
  account_last4: z.string(),
  holder_name: z.string(),
  source: z.enum(['statement', 'enquiry', 'document']),
  name_check: z.enum(['equal', 'close', 'absent']),
  /** The document that evidences the payment. */
  evidence: nullableText,
});

export const heldPaymentPurposes = ['topup', 'second_topup', 'repayment', 'mandate', 'collection'] as const;
export const heldPaymentStates = ['held', 'booked', 'refunded', 'rejected'] as const;
export const heldPaymentReasons = ['payer', 'bank', 'paid_twice', 'late', 'bank_transfer'] as const;

/** Money that waits for two operators, or about which they have decided. */
export const heldPaymentRow = z.object({
  /** Of the top-up or the receipt: the subject of its proposals. */
  id,
  purpose: z.enum(heldPaymentPurposes),
  ref_number: z.string(),
  customer_name: z.string(),
  /** Of an investor. */
  inv_no: nullableText,
  note_number: nullableText,
  payer_name: nullableText,
  /** The bank that it was paid from. */
  bank: nullableText,
  payment_type: z.enum(['fpx', 'manual']),
  name_check: z.enum(['equal', 'close', 'absent', 'different']).nullable(),
  amount: amountOut,
  reasons: z.array(z.enum(heldPaymentReasons)),
  /** The day on which it arrived, or on which a bank transfer was reported. */
  received_on: day,
  state: z.enum(heldPaymentStates),
  proof: operatorFile.nullable(),
  /** Why it may not be booked for the customer. */
  refusal: nullableText,
  refund_account: refundAccount.nullable(),
  refunded_on: day.nullable(),
  can,
});

export const railCertificate = z.object({
  owner: z.enum(['merchant', 'rail']),
  merchant: z.string(),
  subject: z.string(),
  starts_at: instant,
  ends_at: instant,
  state: z.enum(['coming', 'valid', 'ending', 'ended']),
  /** It ends within 30 days or has ended, and no other one follows it. */
  needs_action: z.boolean(),
});

export const bankListRow = z.object({
  channel: z.enum(['b2c', 'b2b1']),
  checked_at: instant.nullable(),
  banks: z.int(),
  offline: z.array(z.string()),
});
