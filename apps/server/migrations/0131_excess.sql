-- Up Migration
-- What an issuer pays beyond what is due waits as its own money, per note. Prepayments made before stay as booked.
alter table accounts drop constraint accounts_kind_check,
  add constraint accounts_kind_check check (kind in (
    'investor_cash', 'issuer_cash', 'marketing',
    'note_escrow', 'note_collection', 'note_excess', 'trust_bank', 'operating_bank', 'payments_received',
    'withdrawals_in_transit', 'disbursements_in_transit', 'fee_income', 'service_tax', 'withholding_tax',
    'recovery_costs', 'charity', 'guarantor_payable',
    'sweeps_in_transit', 'remittances_in_transit', 'platform_equity',
    'service_tax_payable', 'withholding_tax_payable', 'trust_profit'));

-- Excess that is used becomes a repayment of its own.
alter table repayments drop constraint repayments_source_kind_check,
  add constraint repayments_source_kind_check check (
    source_kind in ('intent', 'mandate', 'guarantor', 'recovery', 'manual', 'excess'));

-- The account of a note's excess, opened with its first.
create table excess_accounts (
  note_id uuid primary key references notes,
  account_id uuid not null unique references accounts,
  created_at timestamptz not null default now()
);

-- Each excess with what of it is not used yet.
create table excesses (
  id uuid primary key,
  note_id uuid not null references excess_accounts,
  -- A repayment that brought more than was due, or a refund that the bank returned.
  source_kind text not null check (source_kind in ('repayment', 'returned')),
  source_id uuid not null,
  available_on date not null,
  amount_sen bigint not null check (amount_sen > 0),
  open_sen bigint not null check (open_sen between 0 and amount_sen),
  created_at timestamptz not null default now(),
  unique (source_kind, source_id)
);
create index excesses_open on excesses (note_id) where open_sen > 0;

-- What became of it: a repayment of the note, or money that goes back to the issuer.
create table excess_uses (
  excess_id uuid not null references excesses,
  kind text not null check (kind in ('applied', 'refunded')),
  -- The repayment that it became, or the transfer that took it to the issuer's cash.
  reference_id uuid not null,
  amount_sen bigint not null check (amount_sen > 0),
  used_on date not null,
  created_at timestamptz not null default now(),
  primary key (excess_id, reference_id)
);
create index excess_uses_reference on excess_uses (reference_id);
-- Down Migration
select 1;
