-- Up Migration
-- Keys that encrypt, each wrapped by a master key that never reaches the database. Field keys encrypt values of columns;
-- the lookup key makes keyed hashes and stays the same for ever, only its wrapping changes.
create table data_keys (
  purpose text not null check (purpose in ('field', 'lookup')),
  -- Field key 0 is the one of values from before values named their key.
  id integer not null check (id between 0 and 2147483647),
  master_key_id text not null,
  wrapped bytea not null,
  -- Since when another field key encrypts what is new.
  superseded_at timestamptz,
  -- Since when nothing is left under an earlier key; null while a rotation to this key is under way.
  rotated_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (purpose, id),
  check (purpose = 'field' or superseded_at is null)
);
create unique index data_keys_in_force on data_keys (purpose) where superseded_at is null;
revoke update, delete on data_keys from titian_app;
-- Down Migration
select 1;
