-- Up Migration
-- A business owner's authority to collect by direct debit, as our copy of what their bank holds.
alter table mandates
  add column channel text not null check (channel in ('b2c', 'b2b1')),
  add column bank_name text not null,
  -- The payment that authorises it at the bank.
  add column intent_id uuid unique references payment_intents,
  -- The bank's own number, from its approval on.
  add column mandate_number text unique,
  add column rejected_reason text check (rejected_reason in ('cancelled', 'timed_out', 'limit', 'bank_offline', 'other', 'bank', 'held', 'replaced')),
  add column ended_by text check (ended_by in ('owner', 'bank', 'time')),
  add column activated_on date,
  add column ended_on date,
  add column business_date date not null,
  alter column starts_on set not null,
  alter column ends_on set not null,
  add check (ends_on > starts_on),
  add check (state <> 'active' or mandate_number is not null),
  add check ((state in ('terminated', 'expired')) = (ended_by is not null)),
  add check ((state = 'rejected') = (rejected_reason is not null));
create unique index mandates_running on mandates (user_id)
  where state in ('draft', 'authorising', 'awaiting_bank_approval', 'active', 'maintenance_pending');
create index mandates_active on mandates (id) where state = 'active';
create index mandates_awaiting on mandates (id) where state = 'awaiting_bank_approval';

-- An authorisation carries the terms that the bank is told, a collection the mandate it is made under.
alter table payment_intents
  drop constraint payment_intents_purpose_check,
  add column rail_terms jsonb,
  add constraint payment_intents_purpose_check check (purpose in ('topup', 'repayment', 'mandate', 'collection')),
  add check ((purpose in ('mandate', 'collection')) = (rail_terms is not null)),
  add check ((purpose in ('mandate', 'collection')) = (mandate_id is not null));

-- One attempt to collect one instalment; its payment carries the money.
create table collections (
  id uuid primary key,
  mandate_id uuid not null references mandates,
  user_id uuid not null references users,
  note_id uuid not null references notes,
  number integer not null,
  attempt integer not null check (attempt > 0),
  due_on date not null,
  amount_sen bigint not null check (amount_sen > 0),
  collect_on date not null,
  intent_id uuid not null unique references payment_intents,
  state text not null default 'sent' check (state in ('sent', 'paid', 'failed', 'held')),
  failure_reason text check (failure_reason in ('cancelled', 'timed_out', 'limit', 'bank_offline', 'other')),
  -- When it is tried again; null where it is not.
  retry_on date,
  settled_on date,
  created_at timestamptz not null default now(),
  unique (note_id, number, attempt),
  check ((state = 'failed') = (failure_reason is not null)),
  check ((state = 'sent') = (settled_on is null)),
  check (retry_on is null or state = 'failed')
);
-- Two attempts on one note at once would collect the same money twice.
create unique index collections_under_way on collections (note_id) where state = 'sent';
create index collections_mandate on collections (mandate_id, id);
create index collections_user on collections (user_id, id);
-- Down Migration
select 1;
