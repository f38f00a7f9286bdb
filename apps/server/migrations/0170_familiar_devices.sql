-- Up Migration
-- Tries from an address decay, so they are no whole numbers any more (decision 057).
alter table sign_in_attempts alter column failures type double precision;
-- Browsers in which somebody has signed in; the network's wrong passwords do not hold them back.
create table familiar_devices (
  token_hash bytea not null,
  subject_kind text not null check (subject_kind in ('user', 'operator')),
  subject_id uuid not null,
  last_seen_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (subject_id, token_hash)
);
create index familiar_devices_seen on familiar_devices (last_seen_at);
-- Down Migration
select 1;
