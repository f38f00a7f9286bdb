import type { CrowdInvestor } from '@titian/server/test/crowd';
import pg from 'pg';

/** One movement's amount; the balance after the n-th is n times as much. */
const AMOUNT_SEN = 100;
const ROWS_PER_INSERT = 200_000;

/** Transfers and entries in the order of time, all accounts by turns, as a market writes them. */
const LOAD = `
  with made as (
    select gen_random_uuid() as id, account, seq, case when seq % 2 = 0 then $5::uuid end as note,
      current_date - ((($4::bigint - seq) * 364) / $4::bigint)::int as day
    from generate_series($2::bigint, $3::bigint) as seq cross join unnest($1::uuid[]) as account),
  moved as (
    insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date)
    select made.id, bank.id, account, ${AMOUNT_SEN}, case when note is null then 'topup' else 'distribution' end, made.id, note, day
    from made, (select id from accounts where kind = 'trust_bank') bank)
  insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date)
  select account, seq, id, case when note is null then 'topup' else 'distribution' end, note, ${AMOUNT_SEN}, seq * ${AMOUNT_SEN}, day
  from made`;

/**
 * Gives each account that many entries over the last 365 days, without holders: the ledger's rows as its commands
 * write them, in bulk.
 */
export async function loadEntries(
  url: string,
  people: readonly CrowdInvestor[],
  each: number,
  noteId: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const accounts = people.map((one) => one.accountId);
  const step = Math.max(1, Math.floor(ROWS_PER_INSERT / accounts.length));
  for (let from = 1; from <= each; from += step) {
    await client.query(LOAD, [accounts, from, Math.min(each, from + step - 1), each, noteId]);
  }
  await client.query('update accounts set balance_sen = $2, version = $3 where id = any($1::uuid[])', [
    accounts,
    each * AMOUNT_SEN,
    each,
  ]);
  await client.query('vacuum analyze transfers');
  await client.query('vacuum analyze entries');
  await client.end();
}
