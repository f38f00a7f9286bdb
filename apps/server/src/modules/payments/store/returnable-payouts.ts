import type { Sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { Payouts } from '../../../platform/db/schema.ts';
import type { Payout } from '../domain/payout.ts';
import { payoutOf } from './payouts.ts';

const RETURNABLE = {
  name: 'returnable_payouts',
  text: `(select * from payouts where state = 'paid' and end_to_end_id = any($1) limit $3)
    union
    (select * from payouts where state = 'paid' and amount_sen = any($2) order by id desc limit $3)`,
};

/** Paid payouts that some lines name, or of their amounts the latest: each may have come back. */
export async function findReturnable(
  reader: Reader,
  by: { readonly references: readonly string[]; readonly amounts: readonly Sen[] },
  limit: number,
): Promise<Payout[]> {
  const rows = await reader.run<Selectable<Payouts>>(RETURNABLE, [by.references, by.amounts, limit]);
  return rows.map(payoutOf);
}

/** The transfer that took a returned payout back; null where its money had not left. */
export async function findReturnTransfer(reader: Reader, id: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('payouts')
    .select('return_transfer_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.return_transfer_id ?? null;
}
