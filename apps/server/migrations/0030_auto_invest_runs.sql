-- Up Migration
-- Where a preset stands in the order of serving: the place of its last allocation over all runs. Narrow, so that
-- serving rewrites nothing else; a preset without a row was never served.
create table preset_rotation (
  investor_id uuid primary key references presets,
  last_served_seq bigint not null check (last_served_seq > 0),
  created_at timestamptz not null default now()
) with (fillfactor = 80);

-- One row: whoever plans a run holds it, so that every plan sees what the one before it gave.
create table auto_invest_turns (
  only_row boolean primary key default true check (only_row),
  runs bigint not null default 0 check (runs >= 0),
  created_at timestamptz not null default now()
);
insert into auto_invest_turns default values;

create table auto_invest_runs (
  id uuid primary key,
  note_id uuid not null unique references notes,
  state text not null default 'waiting' check (state in ('waiting', 'allocating', 'done', 'stopped')),
  -- Its turn, given when it is planned.
  seq bigint unique check (seq > 0),
  share_sen bigint not null check (share_sen >= 0),
  allocated_sen bigint not null default 0 check (allocated_sen >= 0 and allocated_sen <= share_sen),
  -- How many allocations are planned, and up to which of them it has come.
  planned integer not null default 0 check (planned >= 0),
  last_rank integer not null default 0 check (last_rank >= 0 and last_rank <= planned),
  -- Whether somebody who fitted got nothing because the share was used up.
  is_used_up boolean not null default false,
  date_shift_days integer not null,
  failures integer not null default 0 check (failures >= 0),
  planned_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'waiting') = (seq is null) or state = 'stopped'),
  check ((state in ('done', 'stopped')) = (finished_at is not null))
);
create index auto_invest_runs_open on auto_invest_runs (created_at) where state in ('waiting', 'allocating');

-- The plan of a run, in the order of serving. Up to the run's last_rank it is what happened.
create table allocations (
  run_id uuid not null references auto_invest_runs,
  position integer not null check (position > 0),
  investor_id uuid not null references presets,
  -- Where the preset stood before; null when it had never been served.
  served_before bigint,
  minimum_sen bigint not null check (minimum_sen > 0),
  amount_sen bigint not null check (amount_sen >= minimum_sen),
  -- Why it was not given after all.
  skipped text check (skipped in ('balance', 'limit', 'exposure', 'share_used_up')),
  created_at timestamptz not null default now(),
  primary key (run_id, position)
);
create unique index allocations_investor on allocations (investor_id, run_id);

-- Whose presets may be served, read by the one pass over all presets: owners that are Active and Approved, have
-- topped up, and are not managed by the platform.
create view auto_invest_owners as
  select i.user_id as investor_id, i.cash_account_id, i.guaranteed_only, i.plan_type, i.first_topup_at,
    u.type as investor_type,
    -- The Islamic terms that an investor accepts hold the wakalah for Shariah notes.
    i.agreement_version is not null as has_wakalah
  from investors i
  join users u on u.id = i.user_id and u.account_status = 'Active'
  join applications a on a.user_id = i.user_id and a.replaced_at is null and a.application_status = 'Approved'
  where not i.is_fund_managed and i.first_topup_at is not null;
grant select on auto_invest_owners to titian_app;
revoke delete on auto_invest_turns, auto_invest_runs, allocations from titian_app;

create index presets_edited on presets (from_at);
create index notes_listed_at on notes (listed_at);
-- Down Migration
select 1;
