-- Up Migration
-- What two operators agreed anew with an issuer (REC-22). The instalments that it replaced are kept as they were, with what
-- each holding was promised of them; `instalments` has the schedule in force.
create table restructurings (
  id uuid primary key,
  note_id uuid not null references notes,
  number integer not null check (number > 0),
  on_date date not null,
  -- Months counted from the issue.
  first_month integer not null check (first_month > 0),
  last_month integer not null check (last_month >= first_month),
  grace_months integer not null check (grace_months >= 0),
  extension_rate_bps integer not null check (extension_rate_bps >= 0),
  additional_return_sen bigint not null check (additional_return_sen >= 0),
  -- What lateness had cost by then and is not owed any more: to investors, and to charity.
  waived_late_sen bigint not null check (waived_late_sen >= 0),
  waived_charity_sen bigint not null check (waived_charity_sen >= 0),
  consent_file_id uuid not null references files,
  adviser_name text,
  adviser_consented_on date check ((adviser_consented_on is null) = (adviser_name is null)),
  adviser_file_id uuid references files check ((adviser_file_id is null) = (adviser_name is null)),
  approval_id uuid not null unique references approvals,
  created_at timestamptz not null default now(),
  unique (note_id, number)
);

create table former_instalments (
  restructuring_id uuid not null references restructurings,
  number integer not null,
  due_on date not null,
  principal_sen bigint not null,
  return_sen bigint not null,
  earned_return_sen bigint not null,
  paid_principal_sen bigint not null,
  paid_return_sen bigint not null,
  settled_on date,
  created_at timestamptz not null default now(),
  primary key (restructuring_id, number)
);

create table former_shares (
  restructuring_id uuid not null references restructurings,
  holding_id uuid not null references holdings,
  principal_sen bigint[] not null,
  return_sen bigint[] not null,
  created_at timestamptz not null default now(),
  primary key (holding_id, restructuring_id)
);
create index former_shares_restructuring on former_shares (restructuring_id);

-- Of the return of an instalment what was earned before a restructuring put it there.
alter table instalments add column earned_return_sen bigint not null default 0
  check (earned_return_sen between 0 and return_sen);

revoke update on restructurings, former_instalments, former_shares from titian_app;
-- Down Migration
select 1;
