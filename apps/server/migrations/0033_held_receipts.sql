-- Up Migration
-- Money that arrived and may not be used before two operators have decided: a second payment of one order, a
-- verification debit or collection that contradicts its order, a repayment of somebody else.
create table held_receipts (
  id uuid primary key,
  transfer_id uuid not null unique,
  intent_id uuid not null references payment_intents,
  purpose text not null check (purpose in ('topup', 'repayment', 'mandate', 'collection')),
  purpose_id uuid not null,
  user_id uuid not null references users,
  amount_sen bigint not null check (amount_sen > 0),
  payer_name text,
  reason text not null check (reason in ('paid_twice', 'payer', 'bank')),
  held_on date not null,
  state text not null default 'held' check (state in ('held', 'booked', 'refunded')),
  approval_id uuid references approvals,
  -- The business day on which the bank sent it back.
  refunded_on date,
  created_at timestamptz not null default now(),
  check (state = 'held' or approval_id is not null),
  check (refunded_on is null or state = 'refunded')
);
create index held_receipts_state on held_receipts (state, id);
create index held_receipts_intent on held_receipts (intent_id);
create index held_receipts_user on held_receipts (user_id);
create index held_receipts_approval on held_receipts (approval_id) where approval_id is not null;

insert into held_receipts (id, transfer_id, intent_id, purpose, purpose_id, user_id, amount_sen, payer_name, reason, held_on)
  select gen_random_uuid(), o.received_transfer_id, i.id, i.purpose, i.purpose_id, i.user_id, o.received_sen, o.payer_name,
    case when o.received_transfer_id <> i.received_transfer_id then 'paid_twice' else coalesce(r.held_reason, 'bank') end,
    (o.settled_at at time zone 'Asia/Kuala_Lumpur')::date
  from payment_orders o
    join payment_intents i on i.id = o.intent_id
    left join repayment_orders r on r.intent_id = i.id and r.held_on is not null and r.released_on is null
    left join collections c on c.intent_id = i.id and c.state = 'held'
    left join transfers v on v.reference_id = i.id and v.kind = 'mandate_verification'
  where o.received_transfer_id is not null
    and (o.received_transfer_id <> i.received_transfer_id or r.id is not null or c.id is not null
      or (i.purpose = 'mandate' and v.id is null));

-- Accounts that such money goes back to are kept like those of held top-ups; where the bank named no payer, the payer
-- proves the payment by a document of their bank.
alter table refund_accounts
  alter column topup_id drop not null,
  add column receipt_id uuid references held_receipts,
  add column evidence text,
  drop constraint refund_accounts_source_check,
  drop constraint refund_accounts_check,
  add constraint refund_accounts_source_check check (source in ('statement', 'enquiry', 'document')),
  add constraint refund_accounts_owner_check check (num_nonnulls(topup_id, receipt_id) = 1),
  add constraint refund_accounts_proof_check check ((source = 'statement') = (proven_by is null)),
  add constraint refund_accounts_evidence_check check ((source = 'document') = (evidence is not null));
create unique index refund_accounts_receipt_current on refund_accounts (receipt_id) where replaced_at is null;
create index refund_accounts_receipt on refund_accounts (receipt_id) where receipt_id is not null;

alter table payouts drop constraint payouts_purpose_check,
  add constraint payouts_purpose_check
    check (purpose in ('withdrawal', 'disbursement', 'refund', 'excess', 'reward', 'receipt'));

-- What became of a collection whose money was held.
alter table collections drop constraint collections_state_check,
  add constraint collections_state_check
    check (state in ('sent', 'paid', 'failed', 'held', 'booked', 'sent_back')),
  drop constraint collections_check2,
  add constraint collections_retry_check check (retry_on is null or state in ('failed', 'booked', 'sent_back'));

-- A change of the greatest amount waits beside the amount that is valid, until the payer's bank has accepted it.
-- The last digits of the account that is collected from, as the payer's bank names it.
alter table mandates
  add column account_last4 text check (account_last4 ~ '^[0-9]{4}$'),
  add column pending_max_sen bigint check (pending_max_sen > 0),
  -- The most that was ever allowed, so that what was collected before a lower amount stays explained.
  add column most_allowed_sen bigint check (most_allowed_sen > 0),
  add column maintenance_intent_id uuid unique references payment_intents,
  add constraint mandates_maintenance_check
    check ((state = 'maintenance_pending') = (pending_max_sen is not null)
      and (state <> 'maintenance_pending' or maintenance_intent_id is not null));
-- Down Migration
select 1;
