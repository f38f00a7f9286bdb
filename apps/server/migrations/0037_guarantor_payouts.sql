-- Up Migration
-- What an issuer pays after its guarantor has paid is the guarantor's. It waits in `guarantor_payable` and goes out to an
-- account in the guarantor's name; one that the bank returns leaves the money waiting again.
create table guarantor_payouts (
  id uuid primary key,
  note_id uuid not null references guarantee_claims,
  amount_sen bigint not null check (amount_sen > 0),
  state text not null default 'queued' check (state in ('queued', 'paid', 'returned')),
  approval_id uuid not null unique references approvals,
  payout_id uuid not null unique references payouts,
  paid_on date,
  created_at timestamptz not null default now(),
  check ((state = 'paid') = (paid_on is not null))
);
create index guarantor_payouts_note on guarantor_payouts (note_id);

-- A guarantor is no customer either: its account is kept like those that held money goes back to.
alter table refund_accounts
  add column guarantee_note_id uuid references guarantee_claims,
  drop constraint refund_accounts_owner_check,
  add constraint refund_accounts_owner_check check (num_nonnulls(topup_id, receipt_id, guarantee_note_id) = 1);
create unique index refund_accounts_guarantee_current on refund_accounts (guarantee_note_id)
  where replaced_at is null and guarantee_note_id is not null;
create index refund_accounts_guarantee on refund_accounts (guarantee_note_id) where guarantee_note_id is not null;

alter table payouts drop constraint payouts_purpose_check,
  add constraint payouts_purpose_check
    check (purpose in ('withdrawal', 'disbursement', 'refund', 'excess', 'reward', 'receipt', 'guarantor'));
-- Down Migration
select 1;
