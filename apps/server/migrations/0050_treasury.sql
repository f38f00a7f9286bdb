-- Up Migration
-- Money of the platform leaves the trust account by payouts that have no customer.
alter table payouts
  alter column user_id drop not null,
  drop constraint payouts_purpose_check,
  add constraint payouts_purpose_check check (purpose in (
    'withdrawal', 'disbursement', 'refund', 'excess', 'reward', 'receipt', 'guarantor', 'line_return',
    'sweep', 'remittance')),
  add constraint payouts_owner_check check ((user_id is null) = (purpose in ('line_return', 'sweep', 'remittance')));

-- Accounts that platform money may be sent to; each was approved by two operators.
create table remittance_recipients (
  id uuid primary key,
  purpose text not null check (purpose in ('own_operating', 'charity', 'agent')),
  name text not null,
  bic text not null,
  number_enc bytea not null,
  number_hash bytea not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  -- The holder as the bank named it when it was enquired; null where it names none.
  holder_name text,
  state text not null default 'draft' check (state in ('draft', 'active', 'ended')),
  created_by uuid not null references operators,
  created_at timestamptz not null default now()
);
create unique index remittance_recipients_account on remittance_recipients (purpose, number_hash) where state <> 'ended';
create unique index remittance_recipients_own on remittance_recipients (purpose)
  where purpose = 'own_operating' and state = 'active';
create index remittance_recipients_creator on remittance_recipients (created_by);

-- A sweep to the operating account or a payment to a recipient, for one period of one account.
create table remittances (
  id uuid primary key,
  obligation text not null check (obligation in ('fees', 'service_tax', 'withholding_tax', 'charity', 'recovery_costs')),
  note_id uuid references notes,
  from_on date not null,
  through_on date not null,
  amount_sen bigint not null check (amount_sen > 0),
  transfers integer not null check (transfers > 0),
  transfers_sha256 bytea not null check (octet_length(transfers_sha256) = 32),
  due_on date,
  recipient_id uuid not null references remittance_recipients,
  invoice_file_id uuid references files,
  invoice_number text,
  approval_id uuid not null unique references approvals,
  payout_id uuid unique references payouts,
  state text not null default 'approved' check (state in ('approved', 'released', 'paid', 'returned', 'cancelled')),
  released_transfer_id uuid unique,
  -- When the money is on the trust account's statement, on the operating account's, and on it as paid to the authority.
  paid_on date,
  arrived_on date,
  arrived_transfer_id uuid unique,
  remitted_on date,
  remitted_transfer_id uuid unique,
  official_reference text,
  return_reason text,
  created_at timestamptz not null default now(),
  check (from_on <= through_on),
  check ((obligation = 'recovery_costs') = (note_id is not null)),
  check ((obligation = 'recovery_costs') = (invoice_file_id is not null)),
  check ((invoice_file_id is null) = (invoice_number is null)),
  check ((arrived_on is null) = (arrived_transfer_id is null)),
  check (arrived_on is null or obligation in ('fees', 'service_tax', 'withholding_tax')),
  check ((remitted_on is null) = (remitted_transfer_id is null)),
  check ((remitted_on is null) = (official_reference is null)),
  check (remitted_on is null or (arrived_on is not null and obligation in ('service_tax', 'withholding_tax')))
);
create unique index remittances_period on remittances (obligation, through_on, coalesce(note_id, '00000000-0000-0000-0000-000000000000'))
  where state not in ('returned', 'cancelled');
create unique index remittances_reference on remittances (obligation, official_reference) where official_reference is not null;
create unique index remittances_invoice on remittances (recipient_id, invoice_number)
  where invoice_number is not null and state not in ('returned', 'cancelled');
create index remittances_recipient on remittances (recipient_id);
create index remittances_note on remittances (note_id) where note_id is not null;
create index remittances_file on remittances (invoice_file_id) where invoice_file_id is not null;

-- The transfers behind each sum. A transfer is in one period at most; one of a remittance that ended is free again.
create table remittance_transfers (
  remittance_id uuid not null references remittances,
  transfer_id uuid not null,
  amount_sen bigint not null check (amount_sen <> 0),
  ended boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (remittance_id, transfer_id)
);
create unique index remittance_transfers_once on remittance_transfers (transfer_id) where not ended;

-- Whoever takes money out of one of these accounts waits for whoever does the same.
create table treasury_locks (obligation text primary key);
insert into treasury_locks values ('fees'), ('service_tax'), ('withholding_tax'), ('charity'), ('recovery_costs');

-- What moved the accounts that are swept and remitted, by day: few of all transfers.
create index transfers_obligation_credit on transfers (credit_account_id, business_date) where credit_account_id in (
  '00000000-0000-7000-8000-000000000006', '00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000008',
  '00000000-0000-7000-8000-000000000009', '00000000-0000-7000-8000-000000000010');
create index transfers_obligation_debit on transfers (debit_account_id, business_date) where debit_account_id in (
  '00000000-0000-7000-8000-000000000006', '00000000-0000-7000-8000-000000000007', '00000000-0000-7000-8000-000000000008',
  '00000000-0000-7000-8000-000000000009', '00000000-0000-7000-8000-000000000010');

insert into settings (key, effective_from, value) values ('service_tax_first_month', '2000-01-01', '1');
revoke delete on remittances, remittance_transfers, remittance_recipients from titian_app;
revoke insert, delete on treasury_locks from titian_app;
-- Down Migration
select 1;
