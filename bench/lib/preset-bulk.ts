import pg from 'pg';

/** How many investors with presets there are, and what they hold. */
export interface PresetBulk {
  readonly presets: number;
  /** Every so many-th has cash; the others have none. */
  readonly cashEvery: number;
  readonly cashSen: bigint;
}

const CHUNK = 50_000;

/** People as registration, approval and a first top-up leave them, each with the preset that the form begins with. */
const LOAD = `
  with made as materialized (
    select n, uuidv7() as id, uuidv7() as account, uuidv7() as transfer, n % $3 = 0 as has_cash
    from generate_series($1::int, $2::int) n),
  people as (
    insert into users (id, email, password_hash, role, type, first_name, last_name, phone_e164, account_status,
      referral_code, created_on)
    select id, 'preset.' || id || '@titian.example', 'none', 'investor', 'Individual', 'Preset', 'Owner', '+60120000000',
      'Active', id::text, current_date from made),
  cash as (
    insert into accounts (id, kind, owner_id, has_running_balance, balance_sen, version)
    select account, 'investor_cash', id, true, case when has_cash then $4::bigint else 0 end, has_cash::int from made),
  holders as (
    insert into investors (user_id, inv_no, identity_hash, identity_enc, verified_name, cash_account_id,
      first_topup_at, agreement_version, approved_on)
    select id, 'INV-P' || n, decode(replace(id::text, '-', ''), 'hex'), '\\x00', 'PRESET OWNER', account, now(),
      '2026-11-01', current_date from made),
  residences as (
    insert into tax_residences (id, user_id, country, effective_from, recorded_on)
    select uuidv7(), id, 'MY', current_date, current_date from made),
  approved as (
    insert into applications (id, user_id, form, application_status, saved_at)
    select uuidv7(), id, 'individual', 'Approved', now() from made),
  current as (
    insert into presets (investor_id, version, enabled, name, term_min, term_max, rate_min_bps, rate_max_bps, types,
      contracts, guaranteed_option, uses_exhausted_balance, from_at)
    select id, 1, true, 'My Auto Investment', 1, 12, 800, 1200,
      '{"Term Financing": {"min": "50.00", "max": "200.00"}, "Contract Financing": {"min": "50.00", "max": "200.00"},
        "Invoice Financing - Payable": {"min": "50.00", "max": "200.00"},
        "Invoice Financing - Receivable": {"min": "50.00", "max": "200.00"}}',
      '{Conventional,Shariah}', 'all', false, now() - interval '30 days' from made),
  versions as (
    insert into preset_versions (investor_id, version, enabled, name, term_min, term_max, rate_min_bps, rate_max_bps,
      types, contracts, guaranteed_option, uses_exhausted_balance, from_at)
    select id, 1, true, 'My Auto Investment', 1, 12, 800, 1200,
      '{"Term Financing": {"min": "50.00", "max": "200.00"}, "Contract Financing": {"min": "50.00", "max": "200.00"},
        "Invoice Financing - Payable": {"min": "50.00", "max": "200.00"},
        "Invoice Financing - Receivable": {"min": "50.00", "max": "200.00"}}',
      '{Conventional,Shariah}', 'all', false, now() - interval '30 days' from made),
  moved as (
    insert into transfers (id, debit_account_id, credit_account_id, amount_sen, kind, reference_id, business_date)
    select transfer, bank.id, account, $4::bigint, 'bulk_load', made.id, current_date
    from made, (select id from accounts where kind = 'trust_bank') bank where has_cash)
  insert into entries (account_id, seq, transfer_id, kind, amount_sen, balance_sen, business_date)
  select account, 1, transfer, 'bulk_load', $4::bigint, $4::bigint, current_date from made where has_cash`;

/** Loads investors in bulk, with a ledger that balances. */
export async function loadPresetBulk(url: string, bulkLoad: PresetBulk): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let from = 1; from <= bulkLoad.presets; from += CHUNK) {
      const upTo = Math.min(bulkLoad.presets, from + CHUNK - 1);
      await client.query(LOAD, [from, upTo, bulkLoad.cashEvery, bulkLoad.cashSen]);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
