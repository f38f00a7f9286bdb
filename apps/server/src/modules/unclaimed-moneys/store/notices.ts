import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** A notice to an owner, as it was sent. */
export interface UnclaimedNotice {
  readonly id: string;
  readonly customerId: string;
  readonly lastActivityOn: Day;
  readonly unclaimedOn: Day;
  readonly amountSen: Sen;
  readonly notifiedOn: Day;
}

/** Writes notices; one that another run wrote meanwhile stays. @returns the ids of those that are new */
export async function insertNotices(tx: Tx, notices: readonly UnclaimedNotice[]): Promise<string[]> {
  if (notices.length === 0) {
    return [];
  }
  const rows = await tx.db
    .insertInto('unclaimed_notices')
    .values(
      notices.map((one) => ({
        ...{ id: one.id, customer_id: one.customerId, amount_sen: one.amountSen },
        ...{ last_activity_on: one.lastActivityOn, unclaimed_on: one.unclaimedOn },
        notified_on: one.notifiedOn,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Every notice to a customer, oldest first. */
export async function listNoticesOf(reader: Reader, customerId: string): Promise<UnclaimedNotice[]> {
  const rows = await reader.db
    .selectFrom('unclaimed_notices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('notified_on')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, customerId: row.customer_id, amountSen: sen(row.amount_sen) },
    ...{ lastActivityOn: row.last_activity_on, unclaimedOn: row.unclaimed_on, notifiedOn: row.notified_on },
  }));
}
