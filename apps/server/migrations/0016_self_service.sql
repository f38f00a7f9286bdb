-- Up Migration
-- An address that a customer wants to change to, until its owner opens the link or the day is over.
create table email_changes (
  user_id uuid primary key references users,
  new_email text not null check (new_email = lower(new_email)),
  token_hash bytea not null unique,
  event_uuid uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index email_changes_outdated on email_changes (expires_at);

-- One event, one notice, also where its e-mail is switched off and cannot tell.
alter table notifications add column dedupe_key text unique;

create table data_exports (
  id uuid primary key,
  user_id uuid not null references users,
  ref text not null unique,
  state text not null default 'collecting' check (state in ('collecting', 'ready', 'failed', 'purged')),
  attempts integer not null default 0 check (attempts >= 0),
  file_id uuid references files,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state in ('ready', 'purged')) = (file_id is not null and expires_at is not null))
);
create unique index data_exports_one_running on data_exports (user_id) where state = 'collecting';
create index data_exports_user on data_exports (user_id, requested_at desc);
create index data_exports_due on data_exports (expires_at) where state = 'ready';
create index data_exports_file on data_exports (file_id);
-- Down Migration
select 1;
