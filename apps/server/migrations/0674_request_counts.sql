-- Up Migration
-- Requests per address and route in a window, counted by all processes of the product together (decision 176). They matter for
-- a minute: not in the log of the database, and empty after a crash of it.
create unlogged table request_counts (
  key_hash bytea primary key,
  requests integer not null check (requests > 0),
  ends_at timestamptz not null
);
create index request_counts_ends on request_counts (ends_at);
grant delete on request_counts to titian_worker;
-- Down Migration
drop table request_counts;
