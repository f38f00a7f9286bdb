-- Up Migration
-- What moved an investor's cash by month and kind, and the investor's own money by day: the entries up to the head,
-- added up. What is newer is added by whoever reads, so the two together are always exact.
create table investor_flows (
  account_id uuid not null references accounts,
  -- The first day of the month, or the day itself of money that is put in or taken out.
  from_on date not null,
  kind text not null,
  amount_sen bigint not null,
  principal_sen bigint not null check (principal_sen >= 0),
  return_sen bigint not null check (return_sen >= 0),
  late_sen bigint not null check (late_sen >= 0),
  fee_sen bigint not null check (fee_sen >= 0),
  tax_sen bigint not null check (tax_sen >= 0),
  created_at timestamptz not null default now(),
  primary key (account_id, from_on, kind)
);
create table investor_flow_heads (
  account_id uuid primary key references accounts,
  seq bigint not null check (seq > 0),
  created_at timestamptz not null default now()
);

-- Figures that are worked out once a day and read by everybody.
create table platform_figures (
  name text not null,
  as_of date not null,
  value jsonb not null,
  created_at timestamptz not null default now(),
  primary key (name, as_of)
);

-- A figure that is not what the ledger says is looked at and explained like every other difference.
alter table reconciliation_exceptions drop constraint reconciliation_exceptions_kind_check,
  add constraint reconciliation_exceptions_kind_check check (kind in (
    'unknown_credit', 'unknown_debit', 'unknown_return', 'wrong_amount', 'duplicate', 'unconfirmed_payment',
    'missing_line', 'missing_payout', 'wrong_sum', 'difference', 'wrong_figure'));
-- Down Migration
select 1;
