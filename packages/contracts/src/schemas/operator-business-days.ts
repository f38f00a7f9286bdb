import { z } from 'zod';
import type { businessDayEndpoints } from '../endpoints/operator-business-days.ts';
import { exceptionCategories, exceptionKinds } from '../reconciliation.ts';
import { amountOut, day, id, instant, ok, okList, pageQuery } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const hex = z.string().regex(/^[0-9a-f]*$/);
const signedAmount = z.string().regex(/^-?\d{1,15}\.\d{2}$/);
const params = z.object({ day });

/** How far a day is: it goes on, its end was not begun or not finished, or it is finished. */
export const businessDayStates = ['open', 'unfinished', 'finished'] as const;

const reconciliation = z.enum(['balanced', 'explained', 'open', 'no_statement']).nullable();

const dayRow = z.object({
  day,
  state: z.enum(businessDayStates),
  reconciliation,
  /** Closing balance of the trust account by the bank's statement. */
  bank: signedAmount.nullable(),
  difference: signedAmount.nullable(),
  has_proof: z.boolean(),
});

/** An account of the ledger, or all of its kind: what it held, what moved, what it holds. */
const dayAccount = z.object({
  account: z.string(),
  /** Client money, or money of the platform in the trust account. */
  group: z.enum(['bank', 'clients', 'waiting', 'held', 'owed', 'platform']),
  opening: signedAmount,
  debits: amountOut,
  credits: amountOut,
  closing: signedAmount,
  /** Opening with the movements less closing: zero. */
  control: signedAmount,
  /** What the record of the day states; null where there is none, and of the bank's own account. */
  stated: signedAmount.nullable(),
  /** What later records correct of it. */
  corrected: signedAmount,
  /** Closing less what was stated with its corrections; null where nothing is stated. */
  unexplained: signedAmount.nullable(),
});

const dayMovement = z.object({
  account: z.string(),
  kind: z.string(),
  transfers: z.int(),
  debits: amountOut,
  credits: amountOut,
});

const dayException = z.object({
  id,
  account: z.enum(['trust_bank', 'operating_bank']),
  kind: z.enum(exceptionKinds),
  amount: signedAmount.nullable(),
  since: day,
  resolved_at: instant.nullable(),
  resolved_by: z.string().nullable(),
  category: z.enum(exceptionCategories).nullable(),
});

const dayApproval = z.object({
  id,
  kind: z.string(),
  outcome: z.enum(['approved', 'rejected']),
  maker: z.string(),
  first_checker: z.string().nullable(),
  checker: z.string(),
  at: instant,
  amount: amountOut.nullable(),
});

const businessDay = z.object({
  day,
  state: z.enum(businessDayStates),
  /** The first day that counts to it: weekends and holidays before it are in its movements. */
  from: day,
  previous: day.nullable(),
  next: day.nullable(),
  accounts: z.array(dayAccount),
  movements: z.array(dayMovement),
  /** Whether every account's control is zero, and closing is as stated with its corrections where there is a record. */
  is_balanced: z.boolean(),
  bank: z.object({
    statement: z.object({ closing: signedAmount, sha256: hex }).nullable(),
    in_transit: z.array(z.object({ kind: z.string(), amount: signedAmount })),
    unmatched: signedAmount,
    difference: signedAmount.nullable(),
    reconciliation,
  }),
  exceptions: z.array(dayException),
  approvals: z.array(dayApproval),
  proof: z
    .object({
      root: hex,
      hash: hex,
      key_id: z.int(),
      amount: amountOut,
      made_at: instant,
      is_signature_valid: z.boolean(),
      corrections: z.array(z.object({ stated_on: day, account: z.string(), amount: signedAmount })),
      bank_corrections: z.array(z.object({ stated_on: day, amount: signedAmount })),
    })
    .nullable(),
  /** The end of the day as it was worked off; null before it was begun. */
  end: z.object({ started_at: instant, finished_at: instant.nullable(), by: z.string() }).nullable(),
});

export const businessDaySchemas = {
  /** Newest first. */
  operatorBusinessDays: { query: z.object(pageQuery), response: okList(dayRow) },
  operatorBusinessDay: { params, response: ok({ business_day: businessDay }) },
  operatorBusinessDayFile: { params, response: z.string() },
} satisfies AreaSchemas<typeof businessDayEndpoints>;
