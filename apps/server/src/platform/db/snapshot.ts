import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Puts a transaction on one instant of the database, for as long as reading and working on what was read takes; its first
 * statement.
 * @param writes whether it writes what it worked out
 */
export async function beginSnapshot(tx: Tx, writes: 'writes' | 'reads'): Promise<void> {
  const mode = writes === 'writes' ? 'read write' : 'read only';
  await sql.raw(`set transaction isolation level repeatable read, ${mode}`).execute(tx.db);
  await sql`set local statement_timeout = 0`.execute(tx.db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx.db);
}
