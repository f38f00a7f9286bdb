import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BankStatementLines, BankStatements } from '../../../platform/db/schema.ts';
import type { StoredLine } from '../domain/line-identity.ts';

/** Lines of earlier statements with any of these references. */
export async function findStoredLines(reader: Reader, references: readonly string[]): Promise<StoredLine[]> {
  return reader.db
    .selectFrom('bank_statement_lines')
    .select(['bank_reference as bankReference', 'amount_sen as amountSen', 'booked_on as bookedOn'])
    .select(['reference', 'counterparty', 'is_return as isReturn'])
    .where('bank_reference', '=', sql<string>`any(${[...references]}::text[])`)
    .execute();
}

/** So many lines go in one statement, which may not have more than 65,535 values. */
const LINES_AT_ONCE = 1_000;

/** Writes a statement with its lines; false when the same file is here already. */
export async function insertStatement(
  tx: Tx,
  statement: Insertable<BankStatements>,
  lines: readonly Insertable<BankStatementLines>[],
): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('bank_statements')
    .values(statement)
    .onConflict((conflict) => conflict.column('file_sha256').doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0n) === 0) {
    return false;
  }
  for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
    const chunk = lines.slice(first, first + LINES_AT_ONCE);
    await tx.db.insertInto('bank_statement_lines').values(chunk).execute();
  }
  return true;
}

export interface OpenLine {
  readonly bankReference: string;
  readonly reference: string;
  readonly amountSen: Sen;
  readonly isReturn: boolean;
  readonly returnReason: string | null;
  readonly bookedOn: Day;
}

/** Lines of an account that name a payout under way or paid, and are not explained yet: payments before what came back of them. */
export async function listOpenLines(reader: Reader, accountNo: string, limit: number): Promise<OpenLine[]> {
  const rows = await reader.db
    .selectFrom('bank_statement_lines')
    .select(['bank_reference', 'reference', 'amount_sen', 'is_return', 'return_reason', 'booked_on'])
    .where('account', '=', accountNo)
    .where('difference_state', '=', 'open')
    .where('settled_on', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payouts')
          .select('payouts.id')
          .whereRef('payouts.end_to_end_id', '=', 'bank_statement_lines.reference')
          .where('payouts.state', 'in', ['in_batch', 'paid']),
      ),
    )
    .orderBy('is_return')
    .orderBy('booked_on', 'desc')
    .orderBy('statement_id')
    .orderBy('line_no')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    bankReference: row.bank_reference,
    reference: row.reference ?? '',
    amountSen: row.amount_sen,
    isReturn: row.is_return,
    returnReason: row.return_reason,
    bookedOn: row.booked_on,
  }));
}

/** A line by the bank's own reference, or null. */
export async function findLine(
  reader: Reader,
  bankReference: string,
): Promise<{ readonly amountSen: Sen; readonly isReturn: boolean } | null> {
  const row = await reader.db
    .selectFrom('bank_statement_lines')
    .select(['amount_sen as amountSen', 'is_return as isReturn'])
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  return row ?? null;
}

/** Explains a line; false when that has happened already. */
export async function closeLine(
  tx: Tx,
  bankReference: string,
  matched: { readonly kind: 'payout' | 'payout_return' | 'payment' | 'transfer'; readonly id: string },
): Promise<boolean> {
  const result = await tx.db
    .updateTable('bank_statement_lines')
    .set({ difference_state: 'matched', matched_kind: matched.kind, matched_id: matched.id })
    .where('bank_reference', '=', bankReference)
    .where('difference_state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
