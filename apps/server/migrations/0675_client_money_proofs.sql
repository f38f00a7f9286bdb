-- Up Migration
-- The proof of client money (decision 180): signing keys, one signed record a day, and what a client's path is computed from.
-- The private halves of the keys are derived from the key of look-ups and stored nowhere.
create table proof_keys (
  id integer primary key check (id > 0),
  public_key bytea not null unique check (octet_length(public_key) = 32),
  -- Made with the key before it.
  endorsement bytea check (octet_length(endorsement) = 64),
  created_at timestamptz not null default now(),
  check ((id = 1) = (endorsement is null))
);

create table proof_records (
  day date primary key,
  -- What is signed, byte by byte.
  content text not null,
  hash bytea not null unique check (octet_length(hash) = 32),
  previous_hash bytea unique check (octet_length(previous_hash) = 32),
  signature bytea not null check (octet_length(signature) = 64),
  key_id integer not null references proof_keys,
  depth integer not null check (depth between 1 and 30),
  root_hash bytea not null check (octet_length(root_hash) = 32),
  total_sen bigint not null check (total_sen >= 0),
  created_at timestamptz not null default now()
);
create unique index proof_records_first on proof_records ((true)) where previous_hash is null;
create index proof_records_key on proof_records (key_id);

-- What each client could claim at the end of a day, and where its pieces are among the leaves of the day's tree. A million
-- rows are written at once, so that no foreign key is verified row by row; invariants compare them with the record.
create table proof_claims (
  day date not null,
  client_id uuid not null,
  client_number text not null,
  cash_sen bigint not null check (cash_sen >= 0),
  waiting_sen bigint not null check (waiting_sen >= 0),
  payouts_sen bigint not null check (payouts_sen >= 0),
  shares_sen bigint not null check (shares_sen >= 0),
  excess_sen bigint not null check (excess_sen >= 0),
  positions integer[] not null check (cardinality(positions) > 1),
  primary key (day, client_id)
);

-- Hashes and sums of some levels of a day's tree, 256 nodes a row, 40 bytes a node.
create table proof_nodes (
  day date not null references proof_records,
  level integer not null check (level >= 0),
  chunk integer not null check (chunk >= 0),
  nodes bytea not null check (octet_length(nodes) between 40 and 10240),
  primary key (day, level, chunk)
);

create trigger proof_records_append_only before update or delete on proof_records
  for each row execute function refuse_change();
create trigger proof_records_no_truncate before truncate on proof_records
  for each statement execute function refuse_change();
revoke insert, update, delete on proof_keys, proof_records, proof_claims, proof_nodes from titian_app;
grant insert on proof_keys, proof_records, proof_claims, proof_nodes to titian_worker;
-- Down Migration
drop table proof_nodes, proof_claims, proof_records, proof_keys;
