-- Up Migration
-- The mandates under which the platform's manager handles an investor's funds; a later one replaces an earlier one from
-- its first day on (FND-2).
create table management_mandates (
  id uuid primary key,
  investor_id uuid not null references users,
  document_file_id uuid not null references files,
  from_on date not null,
  until_on date check (until_on >= from_on),
  max_per_note_sen bigint not null check (max_per_note_sen > 0),
  minimum_grade text not null check (minimum_grade in ('AA', 'A', 'B', 'C', 'D', 'E', 'F')),
  contracts text[] not null check (cardinality(contracts) > 0 and contracts <@ array['Conventional', 'Shariah']),
  approval_id uuid not null unique references approvals,
  created_at timestamptz not null default now(),
  unique (investor_id, from_on, id)
);

-- What is done for such investors: entered by one operator, executed when another approves it (FND-3).
create table managed_orders (
  id uuid primary key,
  investor_id uuid not null references users,
  kind text not null check (kind in ('subscription', 'withdrawal')),
  note_id uuid references notes,
  amount_sen bigint not null check (amount_sen > 0),
  fill_remaining boolean not null,
  acknowledge_limit boolean not null,
  state text not null default 'proposed' check (state in ('proposed', 'executed', 'rejected', 'lapsed')),
  entered_by uuid not null references operators,
  subscription_id uuid unique,
  withdrawal_id uuid unique references withdrawals,
  created_at timestamptz not null default now(),
  check ((kind = 'subscription') = (note_id is not null)),
  check ((state = 'executed' and kind = 'subscription') = (subscription_id is not null)),
  check ((state = 'executed' and kind = 'withdrawal') = (withdrawal_id is not null))
);
create unique index managed_orders_one_open on managed_orders (investor_id, kind, coalesce(note_id, investor_id))
  where state = 'proposed';
create index managed_orders_investor on managed_orders (investor_id, id desc);
create index investors_managed on investors (inv_no) where is_fund_managed;

-- What was signed and ordered stays as it was written.
revoke update on management_mandates from titian_app;
revoke update on managed_orders from titian_app;
grant update (state, subscription_id, withdrawal_id) on managed_orders to titian_app;
-- Down Migration
select 1;
