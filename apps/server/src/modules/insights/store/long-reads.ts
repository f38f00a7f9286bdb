import type { Tx } from '../../../platform/db/database.ts';

/** Lets the statements of this transaction read whole tables; a request may never do so. */
export async function allowLongReads(tx: Tx): Promise<void> {
  await tx.run({ name: 'insights_long_reads', text: "set local statement_timeout = '30min'" }, []);
}
