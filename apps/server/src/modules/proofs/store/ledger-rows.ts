import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { readByCursor } from '../../../platform/db/cursor.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { LedgerRow } from '../domain/ledger-chain.ts';

/** A block of lines that is worked on at once: some milliseconds. */
const ROWS_AT_ONCE = 1_000;

/** Instants, the second exclusive, as PostgreSQL reads them. */
export interface BookedSpan {
  readonly since: string;
  readonly through: string;
}

const HORIZON = {
  name: 'ledger_horizon',
  // A transaction may have begun without being listed yet: a second is left to it.
  text: `select to_char(least(clock_timestamp() - interval '1 second', coalesce(oldest_transaction(), clock_timestamp()))
    at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as through`,
};

/**
 * The instant before which nothing can be booked any more: every transaction that began earlier has ended. It is read before the
 * snapshot that reads the transfers, so that all of them are in it.
 */
export async function ledgerHorizon(reader: Reader): Promise<string> {
  const [row] = await reader.run<{ through: string }>(HORIZON, []);
  if (row === undefined) {
    throw new Error('The database has no time.');
  }
  return row.through;
}

/** The transfers of a span in the order of the chain. */
export function readTransfers(tx: Tx, { since, through }: BookedSpan): AsyncGenerator<readonly LedgerRow[]> {
  return readByCursor<LedgerRow>(
    tx,
    sql`select id, debit_account_id as "debitAccountId", credit_account_id as "creditAccountId",
        amount_sen::text as "amountSen", kind, note_id as note, reverses_id as reverses,
        business_date::text as "businessDate",
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "bookedAt"
      from transfers
      where created_at >= ${sql.lit(since)}::timestamptz and created_at < ${sql.lit(through)}::timestamptz
      order by created_at, id`,
    ROWS_AT_ONCE,
  );
}

/** An account with its balances at both ends of a span, credits less debits. */
export interface LedgerAccount {
  readonly id: string;
  readonly kind: string;
  readonly openingSen: string;
  readonly closingSen: string;
}

/**
 * Every account that was opened before the end of a span. Balances are those that the ledger stores, less what was booked since:
 * the transfers of the span are not what they are computed from.
 */
export function readAccounts(
  tx: Tx,
  { since, through }: BookedSpan,
): AsyncGenerator<readonly LedgerAccount[]> {
  return readByCursor<LedgerAccount>(
    tx,
    sql`with moved as (
        select credit_account_id as account_id, amount_sen as moved, created_at from transfers
        union all
        select debit_account_id, -amount_sen, created_at from transfers),
      later as (
        select account_id, sum(moved) as since,
          coalesce(sum(moved) filter (where created_at >= ${sql.lit(through)}::timestamptz), 0) as after
        from moved where created_at >= ${sql.lit(since)}::timestamptz group by account_id),
      fresh as (select account_id, sum(moved) as moved from moved
        where created_at >= (select through from ledger_roll_up) group by account_id),
      days as (select account_id, sum(credit_sen - debit_sen) as moved from account_days group by account_id),
      balances as (select a.id, a.kind, case when a.has_running_balance then a.balance_sen
          else coalesce(days.moved, 0) + coalesce(fresh.moved, 0) end as balance
        from accounts a left join days on days.account_id = a.id left join fresh on fresh.account_id = a.id
        where a.created_at < ${sql.lit(through)}::timestamptz)
      select b.id, b.kind, (b.balance - coalesce(l.since, 0))::text as "openingSen",
        (b.balance - coalesce(l.after, 0))::text as "closingSen"
      from balances b left join later l on l.account_id = b.id order by b.id`,
    ROWS_AT_ONCE,
  );
}

/** What accounts of a kind received less what they gave on one business date. */
export interface MovedOnDay {
  readonly kind: string;
  readonly day: Day;
  readonly amountSen: Sen;
}

/** What transfers that meet a condition moved, by kind of account and business date. */
function movedWhere(name: string, condition: string) {
  return {
    name,
    text: `select a.kind, m.business_date as day, sum(m.moved)::bigint as "amountSen" from (
        select credit_account_id as account_id, business_date, amount_sen as moved from transfers where ${condition}
        union all
        select debit_account_id, business_date, -amount_sen from transfers where ${condition}) m
      join accounts a on a.id = m.account_id group by 1, 2 having sum(m.moved) <> 0 order by 1, 2`,
  };
}

const AHEAD = movedWhere('ledger_ahead', 'created_at >= $1::timestamptz and business_date <= $2');
const LATER = movedWhere('ledger_later', 'created_at < $1::timestamptz and business_date > $2');

/** What is booked at or after an instant and counts on a day or before it, by kind of account and business date. */
export function movedAhead(reader: Reader, since: string, day: Day): Promise<MovedOnDay[]> {
  return reader.run<MovedOnDay>(AHEAD, [since, day]);
}

/** What is booked before an instant and counts after a day. */
export function movedLater(reader: Reader, before: string, day: Day): Promise<MovedOnDay[]> {
  return reader.run<MovedOnDay>(LATER, [before, day]);
}
