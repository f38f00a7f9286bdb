import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** The latest statement that proves how a day ended, or null. */
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
  'account',
  'statement_no',
  'format',
  'source',
  'imported_by',
  'from_on',
  'to_on',
  'opening_sen',
  'closing_sen',
  'lines',
  'new_lines',
  'created_at',
] as const;

/** Statements, the last imported first. */
export function listStatements(reader: Reader, beforeId: string | null, limit: number) {
  let query = reader.db.selectFrom('bank_statements').select(columns);
  if (beforeId !== null) {
    query = query.where('id', '<', beforeId);
  }
  return query.orderBy('id', 'desc').limit(limit).execute();
}

export type StatementRow = Awaited<ReturnType<typeof listStatements>>[number];

/** Statements by id, the last imported first. */
export function findStatements(reader: Reader, ids: readonly string[]): Promise<StatementRow[]> {
  return reader.db
    .selectFrom('bank_statements')
    .select(columns)
    .where('id', '=', oneOf(ids))
    .orderBy('id', 'desc')
    .execute();
}

/** The first lines of an account that are booked on the days of a statement, whichever statement brought them. */
export function listLines(
  reader: Reader,
  { account, from_on: from, to_on: to }: Pick<StatementRow, 'account' | 'from_on' | 'to_on'>,
  limit: number,
) {
  return reader.db
    .selectFrom('bank_statement_lines')
    .select([
      'amount_sen',
      'booked_on',
      'reference',
      'counterparty',
      'description',
      'is_return',
      'difference_state',
    ])
    .where('account', '=', account)
    .where('booked_on', '>=', from)
    .where('booked_on', '<=', to)
    .orderBy('booked_on')
    .orderBy('statement_id')
    .orderBy('line_no')
    .limit(limit)
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number];
