-- Up Migration
-- The application works as titian_app, which may not rewrite history; migrations run as the owner.
do $$ begin
  if not exists (select from pg_roles where rolname = 'titian_app') then
    create role titian_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
grant titian_app to current_user;
grant usage on schema public to titian_app;
alter default privileges in schema public grant select, insert, update, delete on tables to titian_app;
alter default privileges in schema public grant usage, select on sequences to titian_app;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: write a new row instead', tg_table_name using errcode = 'restrict_violation';
end $$;

-- One row: what this database is for. A production server refuses a database that ever held demo people.
create table deployment (
  only_row boolean primary key default true check (only_row),
  kind text not null check (kind in ('production', 'demo', 'test')),
  created_at timestamptz not null default now()
);

create table audit_events (
  id uuid primary key,
  stream text not null,
  actor_kind text not null check (actor_kind in ('user', 'operator', 'system', 'guest', 'bank')),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  sealed_seq bigint,
  created_at timestamptz not null default now()
);
create index audit_events_unsealed on audit_events (id) where sealed_seq is null;
create index audit_events_subject on audit_events (subject_kind, subject_id, id desc);

create table audit_seals (
  seq bigint primary key,
  first_event_id uuid not null,
  last_event_id uuid not null,
  events integer not null check (events > 0),
  root_hash bytea not null,
  previous_hash bytea not null,
  created_at timestamptz not null default now()
);

-- Only the sealing job may touch an event again, and only to number it.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sealed_seq is null and new.sealed_seq is not null
     and (to_jsonb(new) - 'sealed_seq') = (to_jsonb(old) - 'sealed_seq') then
    return new;
  end if;
  raise exception 'audit_events is append-only: write a new row instead' using errcode = 'restrict_violation';
end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_change();
create trigger audit_seals_append_only before update or delete on audit_seals
  for each row execute function refuse_change();
create trigger audit_seals_no_truncate before truncate on audit_seals
  for each statement execute function refuse_change();

create table events (
  id uuid primary key,
  name text not null,
  subject_id uuid not null,
  payload jsonb not null default '{}',
  at timestamptz not null default now()
);

create table idempotency_keys (
  actor_id uuid not null,
  key uuid not null,
  route text not null,
  request_hash bytea not null,
  status integer not null,
  response jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);

create table business_days (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  closed_by text not null
);

revoke update, delete on audit_seals from titian_app;
revoke delete on audit_events from titian_app;
revoke update, delete on deployment from titian_app;
-- Down Migration
select 1;
