import { z } from 'zod';
import { amountOut, day } from '../wire.ts';
import { proofFormat } from './format.ts';

const hashHex = z.string().regex(/^[0-9a-f]{64}$/);
/** An amount that may be below zero. */
const signedAmount = z.string().regex(/^-?\d{1,15}\.\d{2}$/);

/**
 * The signed record of a day (docs/proof.md): what the client money was, what it is made of, and what the bank says. It is
 * signed as canonical JSON: keys sorted, no spaces.
 */
export const proofRecord = z.object({
  format: z.literal(proofFormat),
  day,
  made_at: z.iso.datetime(),
  key_id: z.int(),
  /** The record before it; null of the first one. */
  previous_day: day.nullable(),
  previous_hash: hashHex.nullable(),
  /** Business days between the two that have no record. */
  skipped_days: z.array(day),
  tree: z.object({ depth: z.int(), root: hashHex, amount: amountOut }),
  /** Every account of the trust account at the end of the day; the root's amount is the sum of those in the tree. */
  accounts: z.array(z.object({ account: z.string(), amount: signedAmount, in_tree: z.boolean() })),
  /** What is in the tree and belongs to no client yet. */
  unassigned: z.array(z.object({ account: z.string(), amount: amountOut })),
  /** Closing balance and file of the bank's final statement; null where it had not come. */
  bank: z.object({ amount: signedAmount, statement_sha256: hashHex }).nullable(),
  /** Booked, and on no statement yet, by kind of transfer. */
  in_transit: z.array(z.object({ kind: z.string(), amount: signedAmount })),
  /** On the statement, and not booked. */
  unmatched: signedAmount,
  /** Bank and in transit less unmatched and all accounts; null without a statement. */
  difference: signedAmount.nullable(),
  reconciliation: z.enum(['balanced', 'explained', 'open', 'no_statement']).nullable(),
  /** Head of the chain of seals over audit events and transfers. */
  chain: z.object({ seal: z.string(), root: hashHex }).nullable(),
  /**
   * Head of the chain over all transfers, which an export of the ledger is verified by: how many there are, and booked before
   * when. What was booked since then and is in the amounts of this record is in it as a salted hash: it may be one payment of
   * one client. Missing in records before the chain.
   */
  ledger: z
    .object({
      transfers: z.int(),
      through: z.string(),
      hash: hashHex,
      ahead_hash: hashHex,
    })
    .optional(),
  /** By how much accounts hold more from an earlier day on than the records before this one say. */
  corrections: z.array(z.object({ day, account: z.string(), amount: signedAmount })),
  /** Closing balances that the bank gave or changed after the record of their day. */
  bank_corrections: z.array(z.object({ day, amount: signedAmount })),
});

export type ProofRecord = z.infer<typeof proofRecord>;
