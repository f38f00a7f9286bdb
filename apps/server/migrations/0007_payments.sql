-- Up Migration
create table mandates (
  id uuid primary key,
  user_id uuid not null references users,
  reference text not null unique,
  max_amount_sen bigint not null check (max_amount_sen > 0),
  bank_code text not null,
  state text not null check (state in ('draft', 'authorising', 'awaiting_bank_approval', 'active', 'maintenance_pending', 'terminated', 'rejected', 'expired')),
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now()
);
create index mandates_user on mandates (user_id);

create table payment_intents (
  id uuid primary key,
  ref_number text not null unique,
  purpose text not null check (purpose in ('topup', 'repayment')),
  purpose_id uuid not null,
  user_id uuid not null references users,
  rail text not null default 'fpx',
  merchant_profile text not null default 'trust',
  page_token_hash bytea not null unique,
  page_expires_at timestamptz not null,
  payer_hint text not null,
  description text not null,
  channel text check (channel in ('b2c', 'b2b1')),
  bank_code text,
  amount_sen bigint not null check (amount_sen > 0),
  exchange_order_no text unique,
  order_no text unique,
  txn_time text,
  mandate_id uuid references mandates,
  state text not null default 'created' check (state in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  failure_reason text check (failure_reason in ('cancelled', 'timed_out', 'limit', 'bank_offline', 'other')),
  review_reason text,
  auth_code text,
  bank_reference text,
  payer_name text,
  received_transfer_id uuid unique,
  settled_at timestamptz,
  started_at timestamptz,
  next_enquiry_at timestamptz,
  enquiries integer not null default 0,
  idempotency_key uuid not null,
  date_shift_days integer not null default 0,
  business_date date not null,
  created_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check ((state = 'succeeded') = (received_transfer_id is not null))
);
create index payment_intents_purpose on payment_intents (purpose, purpose_id);
create index payment_intents_enquiry on payment_intents (next_enquiry_at) where state in ('created', 'pending') and next_enquiry_at is not null;
create index payment_intents_mandate on payment_intents (mandate_id) where mandate_id is not null;

-- One row per order sent to the rail: another try is another order, and money for an older one must still find its payment.
create table payment_orders (
  exchange_order_no text primary key,
  intent_id uuid not null references payment_intents,
  attempt integer not null check (attempt > 0),
  order_no text not null unique,
  channel text not null check (channel in ('b2c', 'b2b1')),
  bank_code text not null,
  made_at timestamptz not null,
  state text not null default 'sent' check (state in ('sent', 'pending', 'succeeded', 'failed', 'expired')),
  auth_code text,
  bank_reference text,
  payer_name text,
  received_sen bigint check (received_sen > 0),
  received_transfer_id uuid unique,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (intent_id, attempt),
  check ((received_sen is null) = (received_transfer_id is null)),
  check ((state = 'succeeded') = (received_transfer_id is not null))
);

create table rail_messages (
  id uuid primary key,
  intent_id uuid references payment_intents,
  direction text not null check (direction in ('in', 'out')),
  kind text not null,
  raw jsonb not null,
  verified boolean,
  at timestamptz not null,
  created_at timestamptz not null default now()
);
create index rail_messages_intent on rail_messages (intent_id);
create trigger rail_messages_append_only before update or delete on rail_messages
  for each row execute function refuse_change();
create trigger rail_messages_no_truncate before truncate on rail_messages
  for each statement execute function refuse_change();

create table payout_batches (
  id uuid primary key,
  message_id text not null unique,
  state text not null default 'proposed' check (state in ('proposed', 'released', 'submitted', 'accepted', 'refused', 'cancelled')),
  payouts integer not null check (payouts > 0),
  total_sen bigint not null check (total_sen > 0),
  approval_id uuid not null unique references approvals,
  maker_id uuid not null references operators,
  document_enc bytea,
  bank_answer text,
  released_at timestamptz,
  submitted_at timestamptz,
  business_date date not null,
  date_shift_days integer not null default 0,
  created_at timestamptz not null default now()
);
create index payout_batches_maker on payout_batches (maker_id);
create table payouts (
  id uuid primary key,
  end_to_end_id text not null unique,
  purpose text not null check (purpose in ('withdrawal', 'disbursement', 'refund')),
  purpose_id uuid not null,
  attempt integer not null default 1 check (attempt > 0),
  user_id uuid not null references users,
  bank_account_id uuid not null references bank_accounts,
  beneficiary text not null,
  amount_sen bigint not null check (amount_sen > 0),
  batch_id uuid references payout_batches,
  state text not null default 'queued' check (state in ('queued', 'approved', 'in_batch', 'paid', 'returned', 'cancelled')),
  usable_from timestamptz,
  paid_transfer_id uuid unique,
  return_transfer_id uuid unique,
  return_reason text,
  settled_on date,
  business_date date not null,
  created_at timestamptz not null default now(),
  unique (purpose, purpose_id, attempt)
);
create index payouts_state on payouts (state, id);
create index payouts_batch on payouts (batch_id) where batch_id is not null;
create index payouts_user on payouts (user_id);
create index payouts_bank_account on payouts (bank_account_id);

create table bank_statements (
  id uuid primary key,
  account text not null,
  file_sha256 bytea not null unique,
  opening_sen bigint not null,
  closing_sen bigint not null,
  from_on date not null,
  to_on date not null,
  created_at timestamptz not null default now()
);
create table bank_statement_lines (
  statement_id uuid not null references bank_statements,
  line_no integer not null,
  amount_sen bigint not null check (amount_sen <> 0),
  booked_on date not null,
  bank_reference text not null,
  reference text,
  counterparty text,
  is_return boolean not null default false,
  return_reason text,
  matched_kind text,
  matched_id uuid,
  difference_state text not null default 'open' check (difference_state in ('matched', 'open', 'explained')),
  created_at timestamptz not null default now(),
  primary key (statement_id, line_no),
  unique (matched_kind, matched_id),
  unique (bank_reference)
);
create index bank_statement_lines_open on bank_statement_lines (booked_on) where difference_state = 'open';
create table reconciliations (
  day date not null,
  account text not null,
  bank_sen bigint not null,
  ledger_sen bigint not null,
  in_transit_sen bigint not null,
  state text not null check (state in ('equal', 'open', 'explained')),
  explained_by uuid references operators,
  created_at timestamptz not null default now(),
  primary key (day, account)
);
revoke update, delete on rail_messages from titian_app;
-- Down Migration
select 1;
