import type { Reader, Tx } from '../../../platform/db/database.ts';

/** A reason for which an auditor reads one customer's data unmasked, and how long it does (OPS-62). */
export interface Disclosure {
  readonly id: string;
  readonly operatorId: string;
  readonly userId: string;
  readonly reason: string;
  readonly at: Date;
  readonly until: Date;
}

export async function insertDisclosure(tx: Tx, one: Disclosure): Promise<void> {
  await tx.db
    .insertInto('personal_data_disclosures')
    .values({
      id: one.id,
      operator_id: one.operatorId,
      user_id: one.userId,
      reason: one.reason,
      disclosed_at: one.at,
      disclosed_until: one.until,
    })
    .execute();
}

/** Until when a customer's data is open to an operator at an instant; null where it is masked. */
export async function findOpenDisclosure(
  reader: Reader,
  of: { readonly operatorId: string; readonly userId: string },
  at: Date,
): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('personal_data_disclosures')
    .select('disclosed_until')
    .where('operator_id', '=', of.operatorId)
    .where('user_id', '=', of.userId)
    .where('disclosed_until', '>', at)
    .orderBy('disclosed_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.disclosed_until ?? null;
}

/** The names of all operators, disabled ones too. */
export async function listOperatorNames(reader: Reader): Promise<string[]> {
  const rows = await reader.db.selectFrom('operators').select('name').execute();
  return rows.map(({ name }) => name);
}
