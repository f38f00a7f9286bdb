-- Up Migration
-- Money of a statement's line that was unidentified, divided over what it is for: by two operators, or by itself where
-- reference, name and amount are exact. The line is taken in whole by one transfer; each part is booked once.
create table line_parts (
  id uuid primary key,
  bank_reference text not null references bank_statement_lines (bank_reference),
  number integer not null check (number between 1 and 20),
  target text not null check (target in ('note', 'topup', 'payout', 'sender')),
  target_id uuid,
  amount_sen bigint not null check (amount_sen > 0),
  transfer_id uuid not null,
  approval_id uuid references approvals,
  state text not null check (state in ('waiting', 'booked')),
  created_at timestamptz not null default now(),
  unique (bank_reference, number),
  check ((target = 'sender') = (target_id is null)),
  check (state = 'booked' or target = 'note'),
  check (approval_id is not null or target = 'note')
);
create index line_parts_waiting on line_parts (id) where state = 'waiting';
create index line_parts_target on line_parts (target_id) where target_id is not null;
create index line_parts_approval on line_parts (approval_id) where approval_id is not null;

alter table reconciliation_exceptions
  drop constraint reconciliation_exceptions_category_check,
  add constraint reconciliation_exceptions_category_check check (category in (
    'timing', 'bank_error', 'duplicate_line', 'correction', 'data_error',
    'bank_charge', 'bank_profit', 'unidentified_receipt_returned', 'line_allocated'));

-- Payouts that may have come back without naming themselves, and issuers by their name as banks write it.
create index payouts_paid_amount on payouts (amount_sen) where state = 'paid';
create index issuers_bank_name on issuers (regexp_replace(upper(company_name), '[^A-Z0-9]', '', 'g'));
-- Down Migration
select 1;
