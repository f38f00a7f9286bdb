-- Up Migration
-- Who paid, as far as the bank's statement tells: money that may not be kept goes back there and nowhere else.
alter table bank_statement_lines
  add column counterparty_bic text,
  add column counterparty_number_enc bytea,
  add column counterparty_number_hash bytea,
  add column counterparty_last4 text,
  add check ((counterparty_number_enc is null) = (counterparty_last4 is null)),
  add check ((counterparty_number_enc is null) = (counterparty_number_hash is null));
create index bank_statement_lines_reference on bank_statement_lines (reference) where reference is not null;

-- A payout goes to a customer's bank account, or back to the account that a payment came from.
alter table payouts alter column bank_account_id drop not null;
alter table payouts
  add column payee_bic text,
  add column payee_number_enc bytea,
  add column payee_last4 text,
  add check ((bank_account_id is null) = (payee_number_enc is not null)),
  add check ((payee_number_enc is null) = (payee_bic is null)),
  add check ((payee_number_enc is null) = (payee_last4 is null));

-- The account that a held top-up goes back to: named by the statement, or proven by an enquiry in the payer's name.
create table refund_accounts (
  id uuid primary key,
  topup_id uuid not null references topups,
  source text not null check (source in ('statement', 'enquiry')),
  bic text not null,
  number_enc bytea not null,
  number_hash bytea not null,
  number_last4 text not null,
  holder_name text not null,
  name_check text not null check (name_check in ('equal', 'close', 'absent')),
  proven_by uuid references operators,
  proven_at timestamptz not null,
  replaced_at timestamptz,
  -- Why the bank sent a refund to it back; such an account is not tried again.
  returned_reason text,
  created_at timestamptz not null default now(),
  check ((source = 'enquiry') = (proven_by is not null))
);
create unique index refund_accounts_current on refund_accounts (topup_id) where replaced_at is null;
create index refund_accounts_topup on refund_accounts (topup_id);
create index refund_accounts_operator on refund_accounts (proven_by) where proven_by is not null;

alter table topups add column refunded_on date, add check (refunded_on is null or state = 'refunded');
-- Down Migration
select 1;
