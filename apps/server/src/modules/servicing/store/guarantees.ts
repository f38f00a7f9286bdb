import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { GuaranteeClaims } from '../../../platform/db/schema.ts';

/** What was claimed from a guarantor and paid on a note, and what the issuer owes it since. */
export interface GuaranteeClaim {
  readonly noteId: string;
  readonly guarantorName: string;
  readonly claimedOn: Day;
  /** The amount claimed on that day; a later payment is for the amount of its own day. */
  readonly claimedSen: Sen;
  /** The day of its last payment; null while it has not paid. */
  readonly paidOn: Day | null;
  /** What it has paid on the note so far. */
  readonly paidSen: Sen;
  /** What it paid beyond what it owed: its own money. */
  readonly overpaidSen: Sen;
  readonly repaidSen: Sen;
  /** The day of the payment with which it completed the note. */
  readonly completedOn: Day | null;
  readonly closing: ClaimClosing | null;
}

/** Two operators closed the claim short: what was open then is not expected any more. */
export interface ClaimClosing {
  readonly on: Day;
  /** What was open. */
  readonly amountSen: Sen;
  /** What the guarantor had paid by then. */
  readonly paidSen: Sen;
  /** Why, as the investors read it. */
  readonly explanation: string;
}

/** Records a claim on the guarantor; false where there was one before. */
export async function insertClaim(
  tx: Tx,
  one: Pick<GuaranteeClaim, 'noteId' | 'guarantorName' | 'claimedOn' | 'claimedSen'>,
): Promise<boolean> {
  const result = await tx.db
    .insertInto('guarantee_claims')
    .values({
      note_id: one.noteId,
      guarantor_name: one.guarantorName,
      claimed_on: one.claimedOn,
      claimed_sen: one.claimedSen,
    })
    .onConflict((conflict) => conflict.column('note_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

export async function findClaim(reader: Reader, noteId: string): Promise<GuaranteeClaim | null> {
  const row = await reader.db
    .selectFrom('guarantee_claims')
    .selectAll()
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return row ? claimOf(row) : null;
}

/** The claims on some notes, by note; notes without one are left out. */
export async function listClaims(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, GuaranteeClaim>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  const rows = await reader.db
    .selectFrom('guarantee_claims')
    .selectAll()
    .where('note_id', '=', oneOf(noteIds))
    .execute();
  return new Map(rows.map((row) => [row.note_id, claimOf(row)]));
}

/** Adds a payment of the guarantor, what of it the note took and what is its own; under the note's lock. */
export async function addClaimPaid(
  tx: Tx,
  noteId: string,
  paid: {
    readonly on: Day;
    readonly paidSen: Sen;
    readonly overpaidSen: Sen;
    readonly repaymentId: string;
  },
): Promise<void> {
  await tx.db
    .updateTable('guarantee_claims')
    .set((eb) => ({
      paid_on: paid.on,
      paid_sen: eb('paid_sen', '+', paid.paidSen),
      overpaid_sen: eb('overpaid_sen', '+', paid.overpaidSen),
      repayment_id: paid.repaymentId,
    }))
    .where('note_id', '=', noteId)
    .execute();
}

/** With its last payment the guarantor has completed the note; under the note's lock. */
export async function completeClaim(tx: Tx, noteId: string): Promise<void> {
  await tx.db
    .updateTable('guarantee_claims')
    .set((eb) => ({ completed_on: eb.ref('paid_on') }))
    .where('note_id', '=', noteId)
    .execute();
}

/** Closes an open claim short; under the note's lock. */
export async function closeClaim(
  tx: Tx,
  noteId: string,
  closing: ClaimClosing & { readonly approvalId: string },
): Promise<void> {
  await tx.db
    .updateTable('guarantee_claims')
    .set({
      closed_on: closing.on,
      closed_sen: closing.amountSen,
      closed_paid_sen: closing.paidSen,
      closing_reason: closing.explanation,
      closing_approval_id: closing.approvalId,
    })
    .where('note_id', '=', noteId)
    .execute();
}

/** Adds what the issuer has paid for the guarantor; under the note's lock. */
export async function addRepaid(tx: Tx, noteId: string, amountSen: Sen): Promise<void> {
  await tx.db
    .updateTable('guarantee_claims')
    .set((eb) => ({ repaid_sen: eb('repaid_sen', '+', amountSen) }))
    .where('note_id', '=', noteId)
    .execute();
}

function claimOf(row: Selectable<GuaranteeClaims>): GuaranteeClaim {
  return {
    noteId: row.note_id,
    guarantorName: row.guarantor_name,
    claimedOn: row.claimed_on,
    claimedSen: row.claimed_sen,
    paidOn: row.paid_on,
    paidSen: row.paid_sen,
    overpaidSen: row.overpaid_sen,
    repaidSen: row.repaid_sen,
    completedOn: row.completed_on,
    closing: closingOf(row),
  };
}

function closingOf(row: Selectable<GuaranteeClaims>): ClaimClosing | null {
  const { closed_on: on, closed_sen: amountSen, closed_paid_sen: paidSen, closing_reason: explanation } = row;
  return on === null || amountSen === null || paidSen === null || explanation === null
    ? null
    : { on, amountSen, paidSen, explanation };
}

/** The line of the statement by which the guarantor last paid too much; null where it never did. */
export async function lastOverpaidLine(reader: Reader, noteId: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('repayments')
    .select('bank_reference')
    .where('note_id', '=', noteId)
    .where('source_kind', '=', 'guarantor')
    .where('guarantor_sen', '>', sen(0n))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.bank_reference ?? null;
}
