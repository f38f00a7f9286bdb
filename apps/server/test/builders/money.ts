import { sql } from 'kysely';
import type { TestApp } from '../app.ts';

/** What an account of the platform holds, as the sum of its transfers. */
export async function platformBalance(app: TestApp, kind: string): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(case when t.credit_account_id = a.id then t.amount_sen else -t.amount_sen end), 0)::bigint as total
    from accounts a left join transfers t on a.id in (t.credit_account_id, t.debit_account_id)
    where a.kind = ${kind}`.execute(app.database.reader.db);
  return rows[0]?.total ?? 0n;
}

/** A payment as it is stored, by its reference. */
export function storedPayment(app: TestApp, refNumber: string) {
  return app.database.reader.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('ref_number', '=', refNumber)
    .executeTakeFirstOrThrow();
}

/** A top-up as it is stored, by its reference. */
export function storedTopup(app: TestApp, refNumber: string) {
  return app.database.reader.db
    .selectFrom('topups')
    .selectAll()
    .where('ref_number', '=', refNumber)
    .executeTakeFirstOrThrow();
}

/** The messages of the rail about a payment, or those about none, oldest first. */
export function railMessages(app: TestApp, intentId: string | null) {
  return app.database.reader.db
    .selectFrom('rail_messages')
    .selectAll()
    .where('intent_id', intentId === null ? 'is' : '=', intentId)
    .orderBy('id')
    .execute();
}
