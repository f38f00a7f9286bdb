-- Up Migration
-- A customer's wish to be paid to another account: the bank is asked whose it is, and a person where that is unclear.
create table bank_account_changes (
  id uuid primary key,
  user_id uuid not null references users,
  bic text not null references banks,
  number_enc bytea not null,
  number_hash bytea not null,
  number_last4 text not null,
  -- As the customer wrote it; the bank's own word stands beside it.
  holder_name text not null,
  bank_holder_name text,
  name_check text check (name_check in ('equal', 'close', 'absent', 'different')),
  state text not null default 'asking' check (state in ('asking', 'review', 'accepted', 'refused', 'replaced')),
  refusal text check (refusal in ('not_found', 'closed', 'other_name', 'no_answer', 'operator')),
  version integer not null default 1 check (version > 0),
  requested_at timestamptz not null,
  decided_at timestamptz,
  bank_account_id uuid references bank_accounts,
  approval_id uuid references approvals,
  created_at timestamptz not null default now(),
  check ((state in ('asking', 'review')) = (decided_at is null)),
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'accepted') = (bank_account_id is not null))
);
create unique index bank_account_changes_one_open on bank_account_changes (user_id)
  where state in ('asking', 'review');
create index bank_account_changes_user on bank_account_changes (user_id);
create index bank_account_changes_bic on bank_account_changes (bic);
create index bank_account_changes_account on bank_account_changes (bank_account_id);
create index bank_account_changes_approval on bank_account_changes (approval_id);
create index bank_account_changes_queue on bank_account_changes (id desc) where state = 'review';

-- When the bank said that the account exists and is its holder's: asked again before the first payout to it.
alter table bank_accounts add column proven_at timestamptz;

-- Down Migration
select 1;
