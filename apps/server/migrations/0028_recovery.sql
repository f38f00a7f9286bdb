-- Up Migration
-- Return that is not owed any more: of months not begun at an early settlement, or given up when a note is closed.
alter table instalments
  add column waived_return_sen bigint not null default 0 check (waived_return_sen >= 0),
  add check (paid_return_sen + waived_return_sen <= return_sen);

-- What a payment on a note was used for besides its investors: costs of recovery, and what is owed to the guarantor.
alter table repayments
  drop constraint repayments_check,
  add column cost_sen bigint not null default 0 check (cost_sen >= 0),
  add column guarantor_sen bigint not null default 0 check (guarantor_sen >= 0),
  add column payer_name text,
  add column bank_reference text unique,
  add constraint repayments_check check (
    amount_sen = principal_sen + return_sen + late_sen + charity_sen + excess_sen + cost_sen + guarantor_sen);

-- Money that did not come from the issuer, its directors or its guarantor waits for two operators.
alter table repayment_orders
  add column held_reason text check (held_reason in ('payer', 'bank')),
  add column held_on date,
  add column held_sen bigint check (held_sen > 0),
  add column payer_name text,
  add column released_on date,
  add check ((held_reason is null) = (held_on is null)),
  add check ((held_reason is null) = (held_sen is null)),
  add check (released_on is null or held_on is not null);
create index repayment_orders_held on repayment_orders (held_on) where held_on is not null and released_on is null;

create table guarantee_claims (
  note_id uuid primary key references notes,
  guarantor_name text not null,
  claimed_on date not null,
  claimed_sen bigint not null check (claimed_sen > 0),
  paid_on date,
  repayment_id uuid unique references repayments,
  amount_sen bigint check (amount_sen > 0),
  -- What the issuer has paid since and is owed to the guarantor.
  repaid_sen bigint not null default 0 check (repaid_sen >= 0),
  created_at timestamptz not null default now(),
  check ((paid_on is null) = (amount_sen is null)),
  check ((paid_on is null) = (repayment_id is null)),
  check (repaid_sen <= coalesce(amount_sen, 0))
);

-- A distribution updates every holding of its note; with room on the page no index changes.
alter table holdings set (fillfactor = 80);

alter table recoveries
  add column what text not null default '',
  add check (kind in ('cost', 'write_off')),
  add check (amount_sen > 0);

-- What is done next about a late note; the dated updates of the note say what was done.
create table recovery_steps (
  note_id uuid primary key references notes,
  step text not null,
  due_on date not null,
  set_by uuid not null references operators,
  set_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index recovery_steps_operator on recovery_steps (set_by);

-- More than was due goes back to the issuer's bank account.
alter table payouts drop constraint payouts_purpose_check,
  add constraint payouts_purpose_check check (purpose in ('withdrawal', 'disbursement', 'refund', 'excess'));
create table excess_returns (
  id uuid primary key,
  note_id uuid not null references notes,
  issuer_id uuid not null references users,
  amount_sen bigint not null check (amount_sen > 0),
  transfer_id uuid not null unique,
  payout_id uuid not null unique references payouts,
  paid_on date,
  created_at timestamptz not null default now()
);
create index excess_returns_note on excess_returns (note_id);
create index excess_returns_issuer on excess_returns (issuer_id);

insert into settings (key, effective_from, value) values ('guarantor_after_days', '2000-01-01', '15');
-- Down Migration
select 1;
