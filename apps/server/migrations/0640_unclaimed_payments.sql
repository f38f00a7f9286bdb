-- Up Migration
-- Unclaimed cash on its way to the Registrar stays owed by the trust account until the bank has paid it.
alter table accounts drop constraint accounts_kind_check;
alter table accounts add constraint accounts_kind_check check (kind in (
  'investor_cash', 'issuer_cash', 'marketing',
  'note_escrow', 'note_collection', 'note_excess', 'trust_bank', 'operating_bank', 'receipts_clearing',
  'withdrawals_in_transit', 'disbursements_in_transit', 'fee_income', 'service_tax', 'withholding_tax',
  'recovery_costs', 'charity', 'guarantor_payable',
  'sweeps_in_transit', 'remittances_in_transit', 'platform_equity',
  'service_tax_payable', 'withholding_tax_payable', 'trust_profit', 'unclaimed_moneys'));
insert into accounts (id, kind, owner_id, has_running_balance) values
  ('00000000-0000-7000-8000-000000000019', 'unclaimed_moneys', null, false);

alter table payouts drop constraint payouts_purpose_check;
alter table payouts add constraint payouts_purpose_check check (purpose in (
  'withdrawal', 'disbursement', 'refund', 'excess', 'reward', 'receipt', 'guarantor', 'line_return',
  'sweep', 'remittance', 'unclaimed_money'));

-- The Registrar of Unclaimed Moneys has one account, as the platform's own operating account is one.
alter table remittance_recipients drop constraint remittance_recipients_purpose_check;
alter table remittance_recipients add constraint remittance_recipients_purpose_check check (
  purpose in ('own_operating', 'charity', 'agent', 'registrar'));
create unique index remittance_recipients_registrar on remittance_recipients (purpose)
  where purpose = 'registrar' and state = 'active';

-- Unclaimed cash that two operators let leave for the Registrar, once for the return of a year (CMP-11).
create table unclaimed_payments (
  id uuid primary key,
  customer_id uuid not null references users,
  amount_sen bigint not null check (amount_sen > 0),
  last_activity_on date not null,
  last_activity text not null,
  unclaimed_on date not null check (unclaimed_on > last_activity_on),
  return_year integer not null check (return_year between 2000 and 8999),
  recipient_id uuid not null references remittance_recipients,
  approval_id uuid not null unique references approvals,
  payout_id uuid not null unique references payouts,
  transfer_id uuid not null unique,
  return_transfer_id uuid unique,
  state text not null default 'approved' check (state in ('approved', 'paid', 'returned')),
  paid_on date,
  created_at timestamptz not null default now(),
  check (unclaimed_on <= make_date(return_year, 12, 31)),
  check ((state = 'returned') = (return_transfer_id is not null)),
  check ((state = 'paid') = (paid_on is not null))
);
create index unclaimed_payments_customer on unclaimed_payments (customer_id);
create index unclaimed_payments_recipient on unclaimed_payments (recipient_id);
create unique index unclaimed_payments_year on unclaimed_payments (return_year, customer_id) where state <> 'returned';
revoke update on unclaimed_payments from titian_app;
grant update (state, paid_on, return_transfer_id) on unclaimed_payments to titian_app;
-- Down Migration
select 1;
