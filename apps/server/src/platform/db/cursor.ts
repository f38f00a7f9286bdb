import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * All rows of a statement, some at a time, through a cursor; one is open at a time in a transaction.
 * @param statement with its values as literals: a cursor takes no parameters
 */
export async function* readByCursor<Row>(
  tx: Tx,
  statement: RawBuilder<unknown>,
  rowsAtOnce: number,
): AsyncGenerator<readonly Row[]> {
  await sql`declare rows_at_once no scroll cursor for ${statement}`.execute(tx.db);
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${rowsAtOnce} from rows_at_once`).execute(tx.db);
    if (rows.length > 0) {
      yield rows;
    }
    if (rows.length < rowsAtOnce) {
      break;
    }
  }
  await sql`close rows_at_once`.execute(tx.db);
}
