import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectPrivilegedLogin, rejectWeakLogin } from '../src/platform/db/logins.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestRole } from './login-role.ts';

/** What titian_api may do with each table, beside reading it; a new table needs its name here. */
const RIGHTS: Readonly<Record<string, string>> = {
  '': 'audit_seals file_encryption job_workers overtaken_deductions proof_claims proof_keys proof_nodes proof_records published_months restore_drills schema_migrations',
  insert: `allocation_rejections audit_events case_files case_messages case_notes case_resolutions breach_versions conflict_versions collection_contacts collection_letters consents credit_assessments data_keys deployment employments entries events facility_limits
    excess_uses fact_sheets file_reads former_instalments former_shares guarantor_identities late_waiver_parts late_waivers legal_texts management_mandates market_returns monitoring_backtests monitoring_rules name_words note_updates permission_limits personal_data_disclosures preset_versions
    rail_messages receipts_before_lines restructurings risk_profiles security_changes security_events service_tax_days settings tax_residences
    transfers unclaimed_notices`,
  update: 'treasury_locks',
  'insert update': `access_review_entries access_reviews account_days accounts address_changes agreements allocations applications approvals auto_invest_runs
    auto_invest_turns bank_account_changes bank_accounts bank_movements bank_statement_lines bank_statements banks
    business_days cases collection_assignments collections commodity_trades company_people data_exports deduction_refunds disbursements
    distribution_shares document_requests download_tokens ekyc_sessions emails excess_accounts excess_returns excesses
    fact_sheet_drafts files financing_applications guarantee_claims guarantor_payouts held_receipts holdings holidays
    idempotency_keys instalments investor_flow_heads investor_flows investor_positions investors issuer_groups issuers
    ledger_roll_up line_parts line_returns managed_orders mandates marketing_fundings money_restrictions monitoring_alerts note_funding note_signatures notes
    notification_preferences notifications offers oldest_instalments operator_notices operator_tokens operators passkeys payment_intents payment_orders
    payout_batches payouts platform_figures premium_applications preset_rotation presets projected_shares promises_to_pay
    reconciliation_exceptions reconciliation_progress reconciliations recoveries referral_rewards referrals
    refund_accounts remittance_recipients remittance_transfers remittances repayment_orders repayment_parts repayments request_counts risk_ratings
    screening_checks screening_entries screening_hits service_tax_progress sessions share_projections statement_import_parts
    statement_imports subscriptions suspicion_reports topups unclaimed_payments users withdrawals`,
  'insert delete': 'case_links',
  'insert update delete': `email_changes email_tokens familiar_devices note_documents one_time_codes
    operator_candidates operator_views passkey_challenges recovery_codes recovery_steps saved_searches sign_in_attempts step_up_demands
    trusted_devices two_factors watchlist_notes`,
};

/** What a worker may do in place of that. */
const WORKER_RIGHTS: Readonly<Record<string, string>> = {
  audit_seals: 'insert',
  file_encryption: 'insert',
  audit_events: 'insert update',
  job_workers: 'insert update delete',
  proof_claims: 'insert',
  proof_keys: 'insert',
  proof_nodes: 'insert',
  proof_records: 'insert',
  published_months: 'insert',
  request_counts: 'insert update delete',
  security_events: 'insert delete',
};

/** Tables of which only these columns may change. */
const CHANGING: Readonly<Record<string, string[]>> = {
  access_review_entries: ['decided_at', 'decided_by', 'decision', 'reason'],
  access_reviews: ['confirmed_at', 'confirmed_by'],
  address_changes: ['approval_id', 'decided_at', 'rejection', 'status', 'version'],
  audit_events: ['sealed_seq'],
  cases: [
    ...['close_reason', 'closed_at', 'due_at', 'is_late', 'last_message_at', 'owner_id', 'priority', 'state'],
    ...['unread_answers', 'version'],
  ],
  collection_assignments: ['next_on', 'until'],
  holidays: ['ended_by', 'known_until'],
  managed_orders: ['state', 'subscription_id', 'withdrawal_id'],
  monitoring_alerts: ['concluded_at', 'concluded_by', 'conclusion', 'report_id'],
  operator_notices: ['read_at'],
  promises_to_pay: ['cancel_reason', 'cancelled_at', 'cancelled_by'],
  risk_ratings: ['decided_by', 'review_on', 'state'],
  screening_checks: ['screened_at'],
  suspicion_reports: [
    ...[
      'author_ids',
      'content_sha256',
      'decided_at',
      'decided_by',
      'grounds',
      'identity_number_enc',
      'lodged_by',
    ],
    ...['lodged_on', 'reference', 'related', 'remark', 'state', 'version'],
  ],
  unclaimed_payments: ['paid_on', 'return_transfer_id', 'state'],
};

const DENIED = '42501';
let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await connected(database.url);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/** Whether the database lets a statement through; what it did is undone. Other errors than a denial are passed on. */
async function isAllowed(client: pg.Client, statement: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(statement);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DENIED) {
      return false;
    }
    throw new Error(`${statement}: ${error}`);
  } finally {
    await client.query('rollback');
  }
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

async function tables(): Promise<Table[]> {
  const { rows } = await owner.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    group by c.relname order by c.relname`);
  return rows;
}

async function changingColumns(client: pg.Client, { name, columns }: Table): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select c as column from unnest($2::text[]) c where has_column_privilege($1, c, 'update')`,
    [name, columns],
  );
  return rows.map(({ column }) => column);
}

async function rightsOn(client: pg.Client, table: Table): Promise<string> {
  const { name, columns } = table;
  const [first = ''] = columns;
  const [changing = first] = await changingColumns(client, table);
  const statements = {
    insert: `insert into ${name} (${first}) select ${first} from ${name} where false`,
    update: `update ${name} set ${changing} = ${changing} where false`,
    delete: `delete from ${name} where false`,
  };
  const allowed: string[] = [];
  for (const [right, statement] of Object.entries(statements)) {
    if (await isAllowed(client, statement)) allowed.push(right);
  }
  return allowed.join(' ');
}

function written(login: string): Record<string, string> {
  const lines = Object.entries(RIGHTS).flatMap(([rights, names]) =>
    names.split(/\s+/).map((name) => [name, rights] as const),
  );
  return { ...Object.fromEntries(lines), ...(login === 'titian_worker' ? WORKER_RIGHTS : {}) };
}

describe.each(['titian_api', 'titian_worker'] as const)('%s', (login) => {
  let client: pg.Client;
  beforeAll(async () => {
    client = await connected(login === 'titian_api' ? database.apiUrl : database.workerUrl);
  });
  afterAll(() => client.end());

  it('may do with each table what is written here', async () => {
    const found: Record<string, string> = {};
    for (const table of await tables()) {
      found[table.name] = await rightsOn(client, table);
    }
    expect(found).toEqual(written(login));
  });

  it('changes only what changes of the rows it may not rewrite', async () => {
    const known = new Map((await tables()).map((table) => [table.name, table]));
    for (const [name, columns] of Object.entries(CHANGING)) {
      const table = known.get(name) as Table;
      const mayChange = written(login)[name]?.includes('update') === true;
      expect([name, await changingColumns(client, table)]).toEqual([name, mayChange ? columns : []]);
    }
  });

  it('empties, alters, drops and shadows no table, and switches no trigger off', async () => {
    const through: string[] = [];
    for (const { name } of await tables()) {
      for (const statement of [
        `truncate ${name}`,
        `alter table ${name} add column more int`,
        `alter table ${name} disable trigger all`,
        `alter table ${name} owner to ${login}`,
        `create trigger more before insert on ${name} for each row execute function refuse_change()`,
        `create rule more as on insert to ${name} do instead nothing`,
        `grant delete on ${name} to ${login}`,
        `drop table ${name}`,
      ]) {
        // Granting what one may not grant is a warning, and grants nothing.
        if ((await isAllowed(client, statement)) && !statement.startsWith('grant')) through.push(statement);
      }
    }
    expect(through).toEqual([]);
  });

  it.each([
    'create table public.more (id int)',
    'create function public.more() returns int language sql as $$ select 1 $$',
    'create schema more',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'alter function enqueue_job reset all',
    'alter function oldest_transaction owner to current_user',
    "set session_replication_role = 'replica'",
    'create role more login',
    'create database more',
    'alter role titian_worker createrole',
    'alter role titian_api superuser',
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/hostname')",
    'create extension dblink',
    'insert into graphile_worker.migrations (id) values (999)',
    'drop table graphile_worker._private_jobs',
  ])('may not: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: DENIED });
  });

  it('cannot become the owner, nor set another role', async () => {
    const { rows } = await owner.query<{ name: string }>('select current_user as name');
    const name = rows[0]?.name ?? '';
    for (const statement of [`set role "${name}"`, `set session authorization "${name}"`]) {
      await expect(client.query(statement)).rejects.toMatchObject({ code: DENIED });
    }
    await client.query('reset role; reset session authorization');
    const { rows: who } = await client.query(
      'select session_user::text as session, current_user::text as now',
    );
    expect(who).toEqual([{ session: login, now: login }]);
  });

  it('passes the check of a production start', async () => {
    await rejectPrivilegedLogin(login === 'titian_api' ? database.apiUrl : database.workerUrl);
  });
});

describe('functions with the rights of the owner', () => {
  it('are few, find only what they name, and are for the product alone', async () => {
    const { rows } = await owner.query(`
      select proname as name, proconfig as settings, has_function_privilege('titian_app', oid, 'execute') as "isOwn",
        exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) as everybody
      from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      order by proname`);
    const settings = ['search_path=pg_catalog, pg_temp'];
    expect(rows).toEqual([
      { name: 'enqueue_job', settings, isOwn: true, everybody: false },
      { name: 'failed_jobs', settings, isOwn: true, everybody: false },
      { name: 'job_queue', settings, isOwn: true, everybody: false },
      { name: 'oldest_transaction', settings, isOwn: true, everybody: false },
    ]);
  });

  it('add a job for a login without access to jobs', async () => {
    const api = await connected(database.apiUrl);
    await api.query(`select enqueue_job('nothing', '{}', null, null, 1)`);
    // How many wait is no secret; what they carry is.
    const counted = (await api.query('select * from job_queue()')).rows;
    expect(Object.keys(counted[0])).toEqual(['waiting', 'oldest_due_at', 'retried', 'failed']);
    await api.query('select id, task from failed_jobs()');
    await expect(api.query('select * from graphile_worker.jobs')).rejects.toMatchObject({ code: DENIED });
    await expect(api.query('select graphile_worker.complete_jobs(array[1::bigint])')).rejects.toMatchObject({
      code: DENIED,
    });
    await api.end();
  });

  it('see the transactions of both sign-ins', async () => {
    const [api, worker] = await Promise.all([connected(database.apiUrl), connected(database.workerUrl)]);
    await api.query('begin; select 1');
    const { rows } = await worker.query('select oldest_transaction() is not null as seen');
    expect(rows).toEqual([{ seen: true }]);
    await Promise.all([api.end(), worker.end()]);
  });
});

describe('a start of the server', () => {
  it('is rejected for the owner of the database, and for logins that could become the owner', async () => {
    await expect(rejectPrivilegedLogin(database.url)).rejects.toThrow(/too much power: .*ROLE=migrate/);
    const fit = await createTestRole(owner, database.url, 'in role titian_worker');
    await rejectPrivilegedLogin(fit.url);
    const maker = await createTestRole(owner, database.url, 'createdb in role titian_api');
    await expect(rejectPrivilegedLogin(maker.url)).rejects.toThrow(`${maker.name} may create databases`);
    const member = await createTestRole(owner, database.url, `in role ${maker.name}`);
    await expect(rejectPrivilegedLogin(member.url)).rejects.toThrow(`${maker.name} may create databases`);
    for (const role of [fit, member, maker]) await role.drop();
  });

  it('is rejected without the rights it needs', async () => {
    await expect(rejectWeakLogin(database.apiUrl, 'worker')).rejects.toThrow('sign in as titian_worker');
    await rejectWeakLogin(database.apiUrl, 'api');
    await rejectWeakLogin(database.workerUrl, 'worker');
    await rejectWeakLogin(database.workerUrl, 'api');
  });
});
