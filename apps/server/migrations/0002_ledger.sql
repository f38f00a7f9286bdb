-- Up Migration
create table accounts (
  id uuid primary key,
  kind text not null check (kind in (
    'investor_cash', 'issuer_cash', 'marketing',
    'note_escrow', 'note_collection', 'trust_bank', 'operating_bank', 'payments_received',
    'withdrawals_in_transit', 'disbursements_in_transit', 'fee_income', 'service_tax', 'withholding_tax',
    'recovery_costs', 'charity', 'guarantor_payable')),
  owner_id uuid,
  keeps_balance boolean not null,
  balance_sen bigint not null default 0 check (balance_sen >= 0),
  version bigint not null default 0 check (version >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (kind, owner_id),
  check (keeps_balance = (kind in ('investor_cash', 'issuer_cash', 'marketing'))),
  check (keeps_balance or (balance_sen = 0 and version = 0))
) with (fillfactor = 70);
alter table accounts set (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0.02);

-- No foreign keys to accounts from here on: the same transaction has just locked them; ledger:verify looks for orphans.
create table transfers (
  id uuid primary key,
  debit_account_id uuid not null,
  credit_account_id uuid not null,
  amount_sen bigint not null check (amount_sen > 0),
  kind text not null,
  reference_id uuid not null,
  note_id uuid,
  reverses_id uuid unique,
  business_date date not null,
  created_at timestamptz not null default now(),
  check (debit_account_id <> credit_account_id)
);
create index transfers_created_at on transfers using brin (created_at);

create table entries (
  account_id uuid not null,
  seq bigint not null check (seq > 0),
  transfer_id uuid not null,
  kind text not null,
  note_id uuid,
  amount_sen bigint not null check (amount_sen <> 0),
  balance_sen bigint not null check (balance_sen >= 0),
  business_date date not null,
  created_at timestamptz not null default now(),
  primary key (account_id, seq)
);

create table account_days (
  account_id uuid not null references accounts,
  day date not null,
  debit_sen bigint not null check (debit_sen >= 0),
  credit_sen bigint not null check (credit_sen >= 0),
  created_at timestamptz not null default now(),
  primary key (account_id, day)
);

create trigger transfers_append_only before update or delete on transfers
  for each row execute function refuse_change();
create trigger transfers_no_truncate before truncate on transfers
  for each statement execute function refuse_change();
create trigger entries_append_only before update or delete on entries
  for each row execute function refuse_change();
create trigger entries_no_truncate before truncate on entries
  for each statement execute function refuse_change();
create function refuse_account_delete() returns trigger language plpgsql as $$
begin
  raise exception 'an account is never deleted' using errcode = 'restrict_violation';
end $$;
create trigger accounts_kept before delete or truncate on accounts
  for each statement execute function refuse_account_delete();
revoke update, delete on transfers, entries from titian_app;
revoke delete on accounts from titian_app;
-- Down Migration
select 1;
