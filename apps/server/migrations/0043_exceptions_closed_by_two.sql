-- Up Migration
-- Exceptions are closed by two operators, with a category; null for what went away by itself and for earlier ones.
alter table reconciliation_exceptions
  add column category text check (category in (
    'timing', 'bank_error', 'duplicate_line', 'correction', 'data_error',
    'bank_charge', 'bank_profit', 'unidentified_receipt_returned')),
  add column approval_id uuid references approvals,
  add check (category is null or state = 'resolved');
create index reconciliation_exceptions_approval on reconciliation_exceptions (approval_id)
  where approval_id is not null;

-- What the ledger has for longer than the bank takes, and no statement shows: in less out. It is part of the difference.
alter table reconciliations add column overdue_sen bigint not null default 0;

-- Money on the trust account that belongs to nobody, on its way back to its sender.
create table line_returns (
  id uuid primary key,
  exception_id uuid not null unique references reconciliation_exceptions,
  bank_reference text not null unique references bank_statement_lines (bank_reference),
  amount_sen bigint not null check (amount_sen > 0),
  transfer_id uuid not null unique,
  state text not null default 'queued' check (state in ('queued', 'paid', 'returned')),
  approval_id uuid not null unique references approvals,
  payout_id uuid not null unique references payouts,
  paid_on date,
  return_reason text,
  created_at timestamptz not null default now(),
  check ((state = 'paid') = (paid_on is not null)),
  check ((state = 'returned') = (return_reason is not null))
);
alter table refund_accounts
  add column exception_id uuid references reconciliation_exceptions,
  drop constraint refund_accounts_owner_check,
  add constraint refund_accounts_owner_check
    check (num_nonnulls(topup_id, receipt_id, guarantee_note_id, exception_id) = 1);
create unique index refund_accounts_exception_current on refund_accounts (exception_id)
  where replaced_at is null and exception_id is not null;
create index refund_accounts_exception on refund_accounts (exception_id) where exception_id is not null;

alter table payouts drop constraint payouts_purpose_check,
  add constraint payouts_purpose_check check (purpose in (
    'withdrawal', 'disbursement', 'refund', 'excess', 'reward', 'receipt', 'guarantor', 'line_return'));

insert into settings (key, effective_from, value) values
  ('exception_admin_amount_sen', '2000-01-01', '100000'),
  ('transit_max_business_days', '2000-01-01', '2');
-- Down Migration
select 1;
