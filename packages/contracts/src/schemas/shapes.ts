import { z } from 'zod';
import { financingTypes, noteContracts } from '../constants.ts';
import { grades } from '../grades.ts';
import { issueMessage } from '../messages/message.ts';
import { amountOut, codeBeside, day, id, instant, percentOut } from '../wire.ts';

/** Where a second factor's code comes from. */
export const otpType = z.enum(['totp', 'email', 'recovery']);

export const noteStates = [
  'under_review',
  'offered',
  'listed',
  'funded',
  'issued',
  'completed',
  'defaulted',
  'recovered',
  'written_off',
  'expired',
  'declined',
  'rejected',
  'cancelled',
] as const;
export const noteState = z.enum(noteStates);

export const profiles = ['equal_monthly_flat', 'bullet', 'return_only'] as const;
export const profile = z.enum(profiles);

export const grade = z.enum(grades);

/** A limit for invoice financing with what is used of it (FIN-21). */
export const facilityLimitShown = z.object({
  amount: amountOut,
  /** Financed or offered, and requested in applications under review. */
  used: amountOut,
  free: amountOut,
  from: day,
  until: day,
  has_ended: z.boolean(),
  /** Empty for invoices to anybody. */
  buyers: z.array(z.string()),
});

/** A note by its id or its number, in addresses. */
export const noteReference = z
  .string({ error: issueMessage('note_reference_required') })
  .regex(/^[A-Za-z0-9-]{1,40}$/, issueMessage('note_reference_required'));

/** The fields of a note as lists show it; null is what a note under review does not have yet. */
export const noteFields = {
  id,
  number: z.string(),
  type: z.enum(financingTypes),
  contract: z.enum(noteContracts),
  is_guaranteed: z.boolean(),
  industry: z.string(),
  /** By which its name is translated (MSG-12). */
  industry_code: z.string(),
  state_name: z.string(),
  purpose: z.string(),
  grade: grade.nullable(),
  rate: percentOut.nullable(),
  effective_rate: percentOut.nullable(),
  term_months: z.int(),
  profile,
  target: amountOut,
  raised: amountOut,
  remaining: amountOut,
  funded_percent: percentOut,
  investors: z.int(),
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  state: noteState,
  is_late: z.boolean(),
  days_late: z.int(),
};

export const note = z.object(noteFields);

export const subscription = z.object({
  id,
  amount: amountOut,
  source: z.enum(['manual', 'auto']),
  state: z.enum(['active', 'cancelled', 'returned', 'converted']),
  cancel_until: instant.nullable(),
});

/** What the calling investor has in a note. */
export const mine = z.object({
  waiting: amountOut,
  principal: amountOut,
  outstanding: amountOut,
  received: amountOut,
  subscriptions: z.array(subscription),
});

/** One line of an account (activity, recent activity, a note's ledger). */
export const movement = z.object({
  id,
  at: instant,
  kind: z.string(),
  title: z.string(),
  ...codeBeside('title'),
  note_id: id.nullable(),
  note_number: z.string().nullable(),
  direction: z.enum(['in', 'out']),
  amount: amountOut,
  balance: amountOut,
  parts: z.object({
    principal: amountOut,
    return: amountOut,
    late_charge: amountOut,
    fee: amountOut,
    service_tax: amountOut,
    withholding_tax: amountOut,
  }),
  /** An investment that became a holding: `/notes/{id}/confirmation` is there for it. */
  has_confirmation: z.boolean(),
});

/** What a payment that starts is answered with; `link` is the payment page, or the result page of a manual one. */
export const paymentStarted = {
  link: z.string(),
  ref_number: z.string(),
  amount: amountOut,
  expires_at: instant.nullable(),
};

/** The outcome of a payment. */
export const paymentOutcome = {
  ref_number: z.string(),
  amount: amountOut,
  state: z.enum(['pending', 'succeeded', 'held', 'failed', 'expired']),
  reason: z.enum(['cancelled', 'timed_out', 'limit', 'bank_offline', 'other', 'name_check']).nullable(),
  message: z.string(),
  ...codeBeside('message'),
  settled_at: instant.nullable(),
};

/**
 * What lateness costs: the charge of a conventional note; of a Shariah note ta'widh, to the investors, and gharamah, to
 * charity, whose sum `late_charge` is wherever an issuer pays it.
 */
export const lateParts = { late_charge: amountOut, tawidh: amountOut, gharamah: amountOut };

export const nextPayment = z.object({
  note_id: id,
  due_on: day,
  amount: amountOut,
  /** The account that it is collected from on the due day; null where it is paid manually. */
  /** What the issuer paid beyond what was due before: it is used on the due day and is not in `amount`. */
  excess: amountOut,
  collected_from: z.object({ bank: z.string(), account_last4: z.string().nullable() }).nullable(),
});
