import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Entry, LockedAccount, Postings } from '../domain/running-balances.ts';
import type { Transfer } from '../domain/transfer.ts';

const LOCK = {
  name: 'ledger_lock',
  text: `select id, balance_sen, version from accounts
    where id = any($1::uuid[]) and has_running_balance order by id for no key update`,
};

/** Locks cash accounts, all of them in one statement and in id order: the one lock order of money. */
export async function lockRows(tx: Tx, ids: readonly string[]): Promise<Map<string, LockedAccount>> {
  invariant(!tx.locks.accounts, 'cash accounts are locked once in a transaction');
  tx.locks.accounts = true;
  const rows = await tx.run<{ id: string; balance_sen: bigint; version: bigint }>(LOCK, [ids]);
  return new Map(
    rows.map((row) => [row.id, { id: row.id, balanceSen: sen(row.balance_sen), version: row.version }]),
  );
}

const TRANSFER_ROWS = `insert into transfers
      (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, reverses_id, business_date)
    select id, debit, credit, amount, kind, reference, note, reverses, $9::date
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::bigint[], $5::text[], $6::uuid[], $7::uuid[], $8::uuid[])
      as row (id, debit, credit, amount, kind, reference, note, reverses)`;
const INSERT_TRANSFERS = {
  name: 'ledger_transfers',
  text: `${TRANSFER_ROWS} on conflict (id) do nothing returning id`,
};
const INSERT_NEW_TRANSFERS = { name: 'ledger_new_transfers', text: TRANSFER_ROWS };

/** Writes transfers and answers which of them were new. */
export async function insertTransfers(tx: Tx, transfers: readonly Transfer[], on: Day): Promise<Set<string>> {
  const rows = await tx.run<{ id: string }>(INSERT_TRANSFERS, transferColumns(transfers, on));
  return new Set(rows.map((row) => row.id));
}

/** Writes transfers whose ids are new; fails when one exists. */
export async function insertNewTransfers(tx: Tx, transfers: readonly Transfer[], on: Day): Promise<void> {
  await tx.run(INSERT_NEW_TRANSFERS, transferColumns(transfers, on));
}

function transferColumns(transfers: readonly Transfer[], on: Day): unknown[] {
  return [
    transfers.map((one) => one.id),
    transfers.map((one) => one.debitAccountId),
    transfers.map((one) => one.creditAccountId),
    transfers.map((one) => one.amountSen),
    transfers.map((one) => one.kind),
    transfers.map((one) => one.referenceId),
    transfers.map((one) => one.noteId),
    transfers.map((one) => one.reversesId ?? null),
    on,
  ];
}

const UPDATE_ACCOUNTS = {
  name: 'ledger_balances',
  text: `with updated as (update accounts set balance_sen = row.balance, version = row.version
      from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[]) as row (id, balance, version, previous)
      where accounts.id = row.id and accounts.version = row.previous returning 1)
    select count(*) as count from updated`,
};

const INSERT_ENTRIES = {
  name: 'ledger_entries',
  text: `insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date)
    select account, seq, transfer, kind, note, amount, balance, $8::date
    from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::text[], $5::uuid[], $6::bigint[], $7::bigint[])
      as row (account, seq, transfer, kind, note, amount, balance)`,
};

/** Writes new balances and their entries; fails when an account changed since it was locked. */
export async function writePostings(tx: Tx, postings: Postings, on: Day): Promise<void> {
  const { accounts, entries } = postings;
  if (accounts.length === 0) {
    return;
  }
  const [updated] = await Promise.all([
    tx.run<{ count: bigint }>(UPDATE_ACCOUNTS, [
      accounts.map((one) => one.id),
      accounts.map((one) => one.balanceSen),
      accounts.map((one) => one.version),
      accounts.map((one) => one.previousVersion),
    ]),
    tx.run(INSERT_ENTRIES, entryColumns(entries, on)),
  ]);
  invariant(updated[0]?.count === BigInt(accounts.length), 'every locked account is updated');
}

function entryColumns(entries: readonly Entry[], on: Day): unknown[] {
  return [
    entries.map((one) => one.accountId),
    entries.map((one) => one.seq),
    entries.map((one) => one.transferId),
    entries.map((one) => one.kind),
    entries.map((one) => one.noteId),
    entries.map((one) => one.amountSen),
    entries.map((one) => one.balanceSen),
    on,
  ];
}

/** Transfers that exist already, by id. */
export async function findTransfers(reader: Reader, ids: readonly string[]): Promise<Transfer[]> {
  const rows = await reader.db.selectFrom('transfers').selectAll().where('id', '=', oneOf(ids)).execute();
  return rows.map((row) => ({
    id: row.id,
    debitAccountId: row.debit_account_id,
    creditAccountId: row.credit_account_id,
    amountSen: row.amount_sen,
    kind: row.kind,
    referenceId: row.reference_id,
    noteId: row.note_id,
    reversesId: row.reverses_id,
  }));
}

/** Which of these accounts have a stored balance, and so may not be posted to without their lock. */
export async function accountsWithBalance(reader: Reader, ids: readonly string[]): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', oneOf(ids))
    .where('has_running_balance', '=', true)
    .execute();
  return rows.map((row) => row.id);
}

export async function insertAccount(
  tx: Tx,
  id: string,
  kind: string,
  ownerId: string,
  hasBalance: boolean,
): Promise<void> {
  await tx.db
    .insertInto('accounts')
    .values({ id, kind, owner_id: ownerId, has_running_balance: hasBalance })
    .execute();
}

export async function readBalance(reader: Reader, accountId: string): Promise<Sen> {
  const row = await reader.db
    .selectFrom('accounts')
    .select('balance_sen')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.balance_sen;
}

/** What some cash accounts hold, by id. */
export async function readBalances(reader: Reader, accountIds: readonly string[]): Promise<Map<string, Sen>> {
  const rows = await reader.db
    .selectFrom('accounts')
    .select(['id', 'balance_sen'])
    .where('id', '=', oneOf(accountIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row.balance_sen]));
}
