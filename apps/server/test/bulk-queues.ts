import pg from 'pg';

/** Rows as the product writes them: cases and exceptions that are open, of many days, kinds and amounts, owned by nobody. */
const ROWS = [
  `insert into cases (id, number, kind, origin, subject, priority, opened_at, due_at, last_message_at)
    select gen_random_uuid(), 'C-' || lpad(nextval('case_numbers')::text, 6, '0'),
      (array['exception', 'late_note', 'other'])[1 + n % 3], 'system', 'Work ' || n,
      (array['low', 'normal', 'high'])[1 + n % 3], opened.at, opened.at + interval '3 days', opened.at
    from generate_series(1, $1::int) as n, lateral (select now() - n * interval '1 minute' as at) opened`,
  `insert into reconciliation_exceptions (id, account, kind, cause, amount_sen, detail, since_on)
    select gen_random_uuid(), (array['trust_bank', 'operating_bank'])[1 + n % 2],
      (array['unknown_credit', 'unknown_debit', 'wrong_amount'])[1 + n % 3], 'transfer:bulk-' || n,
      100 * (1 + n * 7919::bigint % 1000000), 'Bulk ' || n, current_date - (n % 365)
    from generate_series(1, $1::int) as n`,
];

/** Fills the queues of cases and exceptions. */
export async function loadQueues(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of ROWS) {
    await client.query(statement, [rows]);
  }
  await client.query('vacuum analyze');
  await client.end();
}

/** Bank lines of one final statement: so many that nothing explains, and ten times as many that are settled. */
const OPEN_LINES = `with statement as (
    insert into bank_statements (id, account, file_sha256, opening_sen, closing_sen, from_on, to_on, statement_no)
    values (gen_random_uuid(), $2::text, sha256($2::text::bytea), 0, 0, current_date - 400, current_date, 'BULK')
    returning id, account)
  insert into bank_statement_lines (statement_id, line_no, account, amount_sen, booked_on, bank_reference, reference,
    counterparty, description, is_final, difference_state, matched_kind, matched_id, settled_on)
  select s.id, n, s.account, 100 * (1 + n * 7919::bigint % 1000000), booked.day, 'BULK' || lpad(n::text, 7, '0'),
    'SENDER-' || n, 'SENDER ' || n || ' SDN BHD', 'PAYMENT ' || n, true,
    case when line.is_open then 'open' else 'matched' end, case when not line.is_open then 'transfer' end,
    case when not line.is_open then gen_random_uuid() end, case when not line.is_open then booked.day end
  from statement s, generate_series(1, $1::int * 11) as n,
    lateral (select n % 11 = 0 as is_open) line,
    lateral (select case when line.is_open then current_date - 1 else current_date - n % 365 end as day) booked`;

/** Adds open lines of incoming money to an account, all booked yesterday. */
export async function loadOpenLines(url: string, accountNo: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(OPEN_LINES, [rows, accountNo]);
  await client.query('vacuum analyze');
  await client.end();
}

const MOVEMENTS = `insert into bank_movements (transfer_id, account, amount_sen, kind, reference_id, ledger_on)
  select gen_random_uuid(), 'trust_bank', 200000, 'topup', gen_random_uuid(), current_date from generate_series(1, $1)`;

/** With transfers of one amount that no line explains and the ledger does not know, of which the planner knows nothing. */
export async function withMovements(url: string, rows: number, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(MOVEMENTS, [rows]);
  try {
    await work();
  } finally {
    await client.query('delete from bank_movements');
    await client.end();
  }
}
