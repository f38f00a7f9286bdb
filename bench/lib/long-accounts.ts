import type { BulkInvestor } from '@titian/server/test/bulk-load';
import pg from 'pg';

const ROWS_PER_INSERT = 200_000;

/** Transfers and entries in the order of time, all accounts by turns, as a market writes them. */
const LOAD = `
  with made as (
    select gen_random_uuid() as id, account, seq, case when seq % 2 = 0 then $5::uuid end as note,
      current_date - ((($4::bigint - seq) * 364) / $4::bigint)::int as day
    from generate_series($2::bigint, $3::bigint) as seq cross join unnest($1::uuid[]) as account),
  moved as (
    insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, note_id, business_date)
    select made.id, source.id, account, $6::bigint, case when note is null then 'topup' else 'distribution' end, made.id, note, day
    from made join accounts source on source.kind = case when note is null then 'receipts_clearing' else 'trust_bank' end)
  insert into entries (account_id, seq, transfer_id, kind, note_id, amount_sen, balance_sen, business_date)
  select account, seq, id, case when note is null then 'topup' else 'distribution' end, note, $6::bigint, seq * $6::bigint, day
  from made`;

export interface MovementShape {
  /** The note that every second movement is a distribution of; without one all are top-ups. */
  readonly noteId: string | null;
  /** One movement's amount; the balance after the n-th is n times as much. */
  readonly amountSen: number;
}

/**
 * Gives each account that many entries over the last 365 days, without holders: the ledger's rows as its commands
 * write them, in bulk.
 */
export async function loadEntries(
  url: string,
  people: readonly BulkInvestor[],
  each: number,
  { noteId, amountSen }: MovementShape,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const accounts = people.map((one) => one.accountId);
  const step = Math.max(1, Math.floor(ROWS_PER_INSERT / accounts.length));
  for (let from = 1; from <= each; from += step) {
    await client.query(LOAD, [accounts, from, Math.min(each, from + step - 1), each, noteId, amountSen]);
  }
  await client.query('update accounts set balance_sen = $2, version = $3 where id = any($1::uuid[])', [
    accounts,
    each * amountSen,
    each,
  ]);
  await client.query('vacuum analyze transfers');
  await client.query('vacuum analyze entries');
  await client.end();
}

/** Gives every top-up of the ledger the receipt and the row that caused it, as the wallet writes them. */
export async function recordTopups(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `with received as (
        insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, business_date)
        select gen_random_uuid(), bank.id, t.debit_account_id, t.amount_sen, 'manual_received', t.id, t.business_date
        from transfers t, (select id from accounts where kind = 'trust_bank') bank where t.kind = 'topup' returning id)
      insert into receipts_before_lines (transfer_id) select id from received`,
  );
  await client.query(
    `insert into topups (id, investor_id, payment_type, ref_number, amount_sen, is_first, name_check, state, transfer_id,
        credited_at, business_date)
      select t.id, i.user_id, 'manual', t.id::text, t.amount_sen, false, 'equal', 'credited', t.id, now(), t.business_date
      from transfers t join investors i on i.cash_account_id = t.credit_account_id where t.kind = 'topup'`,
  );
  await client.end();
}

/**
 * Loads rows in bulk without looking up what each refers to and without adding each to the indexes, which would take longer
 * than all the rest. Afterwards every index is built and every reference is looked up at once, table by table.
 * @throws Error where a reference leads nowhere
 */
export async function loadInBulk(url: string, load: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: references } = await client.query(
    `select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as reference
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
        and not i.indisunique and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
  for (const { of, name } of references) {
    await client.query(`alter table ${of} drop constraint ${name}`);
  }
  for (const { name } of indexes) {
    await client.query(`drop index ${name}`);
  }
  await load();
  await client.query("set maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) {
    await client.query(definition);
  }
  for (const { of, name, reference } of references) {
    await client.query(`alter table ${of} add constraint ${name} ${reference}`);
  }
  await client.query('vacuum analyze');
  await client.end();
}
