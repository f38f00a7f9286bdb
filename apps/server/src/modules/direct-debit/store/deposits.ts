import { type Day, firstDayOf, type Month, monthOf } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { ReasonGroup } from '../../../gateways/rail/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Collections } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { DepositAttempt } from '../domain/recurring-deposit.ts';

/** One attempt to collect one month of a recurring deposit. */
export interface DepositCollection extends DepositAttempt {
  readonly id: string;
  readonly mandateId: string;
  readonly userId: string;
  readonly topupId: string;
  readonly amountSen: Sen;
  readonly collectOn: Day;
  readonly failureReason: ReasonGroup | null;
}

/** How many of a mandate's collections are read: more than a year with a retry now and then. */
const SHOWN = 24;

/** The first day of a month, as its collections are stored. */
export function storedMonth(month: Month): Day {
  return firstDayOf(month);
}

/** Locks a collection of a recurring deposit; null where the id is of no such collection. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositCollection | null> {
  const row = await tx.db
    .selectFrom('collections')
    .selectAll()
    .where('id', '=', id)
    .where('topup_id', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : depositOf(row);
}

/** The latest attempts under each of some mandates, newest first. */
export async function listDeposits(
  reader: Reader,
  mandateIds: readonly string[],
): Promise<DepositCollection[]> {
  if (mandateIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('mandates')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('collections')
          .selectAll('collections')
          .whereRef('mandate_id', '=', 'mandates.id')
          .where('topup_id', 'is not', null)
          .orderBy('id', 'desc')
          .limit(SHOWN)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('latest')
    .where('mandates.id', '=', oneOf(mandateIds))
    .orderBy('latest.id', 'desc')
    .execute();
  return rows.map(depositOf);
}

function depositOf(row: Selectable<Collections>): DepositCollection {
  invariant(row.topup_id !== null && row.month !== null, `collection ${row.id} is of a recurring deposit`);
  return {
    id: row.id,
    mandateId: row.mandate_id,
    userId: row.user_id,
    topupId: row.topup_id,
    month: monthOf(row.month),
    attempt: row.attempt,
    dueOn: row.due_on,
    amountSen: row.amount_sen,
    collectOn: row.collect_on,
    state: row.state as DepositCollection['state'],
    failureReason: row.failure_reason as ReasonGroup | null,
    retryOn: row.retry_on,
  };
}
