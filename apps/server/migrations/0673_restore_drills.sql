-- Up Migration
-- Restores that were tried with the newest base backup (OPS-56). The owner of the database records them; the product reads.
create table restore_drills (
  id bigint generated always as identity primary key,
  backup_made_at timestamptz,
  restored_to timestamptz,
  problem text check (problem <> ''),
  took_ms bigint not null check (took_ms >= 0),
  finished_at timestamptz not null default now(),
  -- A restore that succeeded was of a backup that is known.
  check (problem is not null or backup_made_at is not null)
);
create index restore_drills_finished on restore_drills (finished_at);
revoke insert, update, delete on restore_drills from titian_app;
-- Down Migration
drop table restore_drills;
