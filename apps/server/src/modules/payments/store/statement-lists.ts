import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { ImportedStatement, ShownLine } from '../domain/imported-statement.ts';

/** The latest statement with the closing balance of a day, or null. */
export async function findDayStatement(
  reader: Reader,
  accountNo: string,
  on: Day,
): Promise<{ readonly closingSen: Sen } | null> {
  const row = await reader.db
    .selectFrom('bank_statements')
    .select('closing_sen as closingSen')
    .where('account', '=', accountNo)
    .where('to_on', '=', on)
    .where('is_final', '=', true)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether any statement of an account was imported. */
export async function hasStatements(reader: Reader, accountNo: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('bank_statements')
    .select('id')
    .where('account', '=', accountNo)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const columns = [
  'id',
  'account as accountNo',
  'statement_no as number',
  'format',
  'source',
  'imported_by as importedBy',
  'from_on as fromOn',
  'to_on as toOn',
  'opening_sen as openingSen',
  'closing_sen as closingSen',
  'lines',
  'new_lines as newLines',
  'created_at as importedAt',
] as const;

/** Statements, the last imported first. */
export async function listStatements(
  reader: Reader,
  beforeId: string | null,
  limit: number,
): Promise<ImportedStatement[]> {
  let query = reader.db.selectFrom('bank_statements').select(columns);
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(statementOf);
}

/** Statements by id, the last imported first. */
export async function findStatements(reader: Reader, ids: readonly string[]): Promise<ImportedStatement[]> {
  const rows = await reader.db
    .selectFrom('bank_statements')
    .select(columns)
    .where('id', '=', oneOf(ids))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(statementOf);
}

// The table's CHECK lists are exactly these types.
function statementOf<Row extends { readonly format: string; readonly source: string }>(row: Row) {
  return {
    ...row,
    format: row.format as ImportedStatement['format'],
    source: row.source as ImportedStatement['source'],
  };
}

/** The first lines of an account that are booked on the days of a statement, whichever statement brought them. */
export async function listLines(
  reader: Reader,
  { accountNo, fromOn, toOn }: Pick<ImportedStatement, 'accountNo' | 'fromOn' | 'toOn'>,
  limit: number,
): Promise<ShownLine[]> {
  const rows = await reader.db
    .selectFrom('bank_statement_lines')
    .select([
      'amount_sen as amountSen',
      'booked_on as bookedOn',
      'reference',
      'counterparty',
      'description',
      'is_return as isReturn',
      'difference_state as state',
    ])
    .where('account', '=', accountNo)
    .where('booked_on', '>=', fromOn)
    .where('booked_on', '<=', toOn)
    .orderBy('booked_on')
    .orderBy('statement_id')
    .orderBy('line_no')
    .limit(limit)
    .execute();
  // The table's CHECK list is exactly this type.
  return rows.map((row) => ({ ...row, state: row.state as ShownLine['state'] }));
}
