import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Withdrawals } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Withdrawal, WithdrawalState } from '../domain/withdrawal.ts';

export async function insertWithdrawal(tx: Tx, withdrawal: Insertable<Withdrawals>): Promise<void> {
  await tx.db.insertInto('withdrawals').values(withdrawal).execute();
}

export async function changeWithdrawal(tx: Tx, id: string, change: Updateable<Withdrawals>): Promise<void> {
  await tx.db.updateTable('withdrawals').set(change).where('id', '=', id).execute();
}

/** Locks a withdrawal for a change of its state. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<Withdrawal> {
  const row = await tx.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  invariant(row, `withdrawal ${id} exists`);
  return withdrawalOf(row);
}

/** A withdrawal without locking it, or null. */
export async function findWithdrawal(reader: Reader, id: string): Promise<Withdrawal | null> {
  const row = await reader.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : withdrawalOf(row);
}

/** Whose some withdrawals are, by id. */
export async function findInvestors(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader.db
    .selectFrom('withdrawals')
    .select(['id', 'investor_id'])
    .where('id', '=', oneOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row.investor_id]));
}

export function withdrawalOf(row: Selectable<Withdrawals>): Withdrawal {
  return {
    id: row.id,
    investorId: row.investor_id,
    amountSen: row.amount_sen,
    feeSen: row.fee_sen,
    serviceTaxSen: row.service_tax_sen,
    bankAccountId: row.bank_account_id,
    state: row.state as WithdrawalState,
    arrivesOn: row.arrives_on,
    reason: row.reason,
    createdAt: row.created_at,
  };
}

export async function countRequested(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<bigint>().as('requested'))
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow();
  return Number(row.requested);
}
