-- Up Migration
create table topups (
  id uuid primary key,
  investor_id uuid not null references users,
  payment_type text not null check (payment_type in ('fpx', 'manual')),
  intent_id uuid unique references payment_intents,
  proof_file_id uuid references files,
  ref_number text not null unique,
  amount_sen bigint not null check (amount_sen > 0),
  is_first boolean not null,
  name_check text check (name_check in ('equal', 'close', 'absent', 'different')),
  state text not null default 'pending' check (state in ('pending', 'credited', 'held', 'refunded', 'failed')),
  approval_id uuid references approvals,
  transfer_id uuid unique,
  credited_at timestamptz,
  business_date date not null,
  created_at timestamptz not null default now(),
  check ((state = 'credited') = (transfer_id is not null))
);
create index topups_investor on topups (investor_id, id desc);
create index topups_held on topups (id) where state = 'held';
create index topups_proof on topups (proof_file_id) where proof_file_id is not null;

create table withdrawals (
  id uuid primary key,
  investor_id uuid not null references users,
  amount_sen bigint not null check (amount_sen > 0),
  fee_sen bigint not null default 0 check (fee_sen >= 0 and fee_sen < amount_sen),
  bank_account_id uuid not null references bank_accounts,
  state text not null default 'requested' check (state in ('requested', 'approved', 'in_batch', 'paid', 'rejected', 'returned')),
  usable_from timestamptz not null,
  arrives_on date not null,
  reason text,
  approval_id uuid references approvals,
  transfer_id uuid not null unique,
  return_transfer_id uuid unique,
  idempotency_key uuid not null,
  business_date date not null,
  created_at timestamptz not null default now(),
  unique (investor_id, idempotency_key),
  check ((state in ('rejected', 'returned')) = (return_transfer_id is not null))
);
create index withdrawals_state on withdrawals (state, id);
create index withdrawals_bank_account on withdrawals (bank_account_id);
-- Down Migration
select 1;
