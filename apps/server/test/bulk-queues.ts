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
