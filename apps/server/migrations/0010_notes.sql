-- Up Migration
create table notes (
  id uuid primary key,
  number text not null unique,
  issuer_id uuid not null references issuers,
  offer_id uuid not null unique references offers,
  type text not null check (type in ('Term Financing', 'Invoice Financing - Payable', 'Invoice Financing - Receivable', 'Contract Financing')),
  contract text not null check (contract in ('Conventional', 'Shariah')),
  is_guaranteed boolean not null,
  guarantor_name text,
  rate_bps integer not null check (rate_bps between 1 and 1800),
  effective_rate_bps integer not null check (effective_rate_bps >= 0),
  term_months integer not null check (term_months between 1 and 36),
  profile text not null check (profile in ('equal_monthly_flat', 'bullet', 'return_only')),
  grade text not null,
  purpose text not null,
  industry text not null,
  state_code text not null,
  target_sen bigint not null check (target_sen > 0),
  state text not null check (state in ('listed', 'funded', 'issued', 'completed', 'defaulted', 'recovered', 'written_off', 'expired', 'cancelled')),
  is_late boolean not null default false,
  is_paused boolean not null default false,
  escrow_account_id uuid not null unique references accounts,
  collection_account_id uuid not null unique references accounts,
  listed_on date not null,
  opens_on date not null,
  closes_on date not null,
  listed_at timestamptz not null,
  opens_at timestamptz not null,
  opens_to_all_at timestamptz not null,
  closes_at timestamptz not null,
  funded_on date,
  issue_by date,
  issued_on date,
  matures_on date,
  completed_on date,
  defaulted_on date,
  return_cursor bigint not null default 0,
  issue_cursor bigint not null default 0,
  processed_through_on date,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index notes_issuer on notes (issuer_id);
create index notes_state on notes (state, closes_at);
create table fact_sheets (
  note_id uuid not null references notes,
  version integer not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (note_id, version)
);
create table note_updates (
  id uuid primary key,
  note_id uuid not null references notes,
  kind text not null,
  title text not null,
  body text not null,
  amount_sen bigint,
  is_public boolean not null default true,
  at timestamptz not null,
  on_date date not null,
  created_at timestamptz not null default now()
);
create index note_updates_note on note_updates (note_id, id desc);

-- One narrow row per note: it is the lock of the note, and nothing else may widen it.
create table note_funding (
  note_id uuid primary key references notes,
  target_sen bigint not null check (target_sen > 0),
  raised_sen bigint not null default 0,
  last_seq bigint not null default 0,
  subscriptions bigint not null default 0,
  auto_done_at timestamptz,
  created_at timestamptz not null default now(),
  check (raised_sen >= 0 and raised_sen <= target_sen)
) with (fillfactor = 50);
alter table note_funding set (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0);

-- No foreign keys from here: the parents are read and locked in the same transaction; ledger:verify looks for orphans.
create table subscriptions (
  id uuid primary key,
  note_id uuid not null,
  seq bigint not null,
  investor_id uuid not null,
  account_id uuid not null,
  amount_sen bigint not null check (amount_sen > 0),
  source text not null check (source in ('manual', 'auto')),
  run_id uuid,
  idempotency_key uuid not null,
  request_hash bytea not null,
  -- What the note had raised with this one, so that a repeated request gets the same answer.
  raised_after_sen bigint not null check (raised_after_sen >= amount_sen),
  state text not null default 'active' check (state in ('active', 'cancelled', 'returned', 'converted')),
  acknowledged_limit boolean not null default false,
  ended_at timestamptz,
  return_transfer_id uuid,
  business_date date not null,
  cancel_until timestamptz not null,
  created_at timestamptz not null default now(),
  unique (note_id, seq),
  unique (investor_id, idempotency_key)
) with (fillfactor = 90);

create table holdings (
  id uuid primary key,
  note_id uuid not null references notes,
  investor_id uuid not null references users,
  account_id uuid not null references accounts,
  principal_sen bigint not null check (principal_sen > 0),
  outstanding_sen bigint not null check (outstanding_sen >= 0),
  return_sen bigint not null default 0 check (return_sen >= 0),
  late_sen bigint not null default 0 check (late_sen >= 0),
  fee_sen bigint not null default 0 check (fee_sen >= 0),
  service_tax_sen bigint not null default 0 check (service_tax_sen >= 0),
  withholding_sen bigint not null default 0 check (withholding_sen >= 0),
  written_off_sen bigint not null default 0 check (written_off_sen >= 0),
  created_at timestamptz not null default now(),
  unique (note_id, investor_id)
);
create index holdings_investor on holdings (investor_id);
create index holdings_account on holdings (account_id);
create table investor_positions (
  investor_id uuid primary key references users,
  waiting_sen bigint not null default 0 check (waiting_sen >= 0),
  outstanding_sen bigint not null default 0 check (outstanding_sen >= 0),
  created_at timestamptz not null default now()
) with (fillfactor = 70);
-- Down Migration
select 1;
