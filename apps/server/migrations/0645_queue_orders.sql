-- Up Migration
-- Outside a transaction
-- A page of a long queue reads the rows of the page: an index for each order that the lists of cases and exceptions have.
drop index concurrently if exists cases_due;
create index concurrently cases_due on cases ((coalesce((extract(epoch from (case when state = 'open' then due_at end)
  - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint, 900000000000000000)), id) where state <> 'closed';
drop index concurrently if exists cases_closed_at;
create index concurrently cases_closed_at on cases ((coalesce((extract(epoch from closed_at
  - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint, 900000000000000000)), id) where state = 'closed';
drop index concurrently if exists cases_priority;
create index concurrently cases_priority on cases ((array_position(array['low', 'normal', 'high'], priority)), id)
  where state <> 'closed';
drop index concurrently if exists cases_queue;
drop index concurrently if exists cases_closed;
drop index concurrently if exists reconciliation_exceptions_since;
create index concurrently reconciliation_exceptions_since
  on reconciliation_exceptions (state, (since_on - date '2000-01-01'), id);
drop index concurrently if exists reconciliation_exceptions_absolute;
create index concurrently reconciliation_exceptions_absolute
  on reconciliation_exceptions (state, (abs(coalesce(amount_sen, 0))), id);
-- Down Migration
select 1;
