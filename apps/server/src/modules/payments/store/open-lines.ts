import type { Sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { OpenStatementLine } from '../domain/open-line.ts';

const LISTED = 100;
const columns = [
  'bank_reference as bankReference',
  'account as accountNo',
  'amount_sen as amountSen',
  'booked_on as bookedOn',
  'counterparty',
  'description',
  'is_return as isReturn',
] as const;

/** A line that nothing explains, locked; null where there is none. */
export async function findOpenLine(tx: Tx, bankReference: string): Promise<OpenStatementLine | null> {
  const row = await tx.db
    .selectFrom('bank_statement_lines')
    .select(columns)
    .where('bank_reference', '=', bankReference)
    .where('difference_state', '=', 'open')
    .where('settled_on', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Lines of an account and amount that nothing explains, oldest first. */
export function listOpenOfAmount(
  reader: Reader,
  accountNo: string,
  amountSen: Sen,
): Promise<OpenStatementLine[]> {
  return reader.db
    .selectFrom('bank_statement_lines')
    .select(columns)
    .where('account', '=', accountNo)
    .where('amount_sen', '=', amountSen)
    .where('difference_state', '=', 'open')
    .where('settled_on', 'is', null)
    .where('is_return', '=', false)
    .orderBy('booked_on')
    .limit(LISTED)
    .execute();
}
