-- Up Migration
-- A page of a long queue reads the rows of the page: an index for each order that the lists of cases and exceptions have.
create index cases_due on cases ((coalesce((extract(epoch from (case when state = 'open' then due_at end)
  - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint, 900000000000000000)), id) where state <> 'closed';
create index cases_closed_at on cases ((coalesce((extract(epoch from closed_at
  - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint, 900000000000000000)), id) where state = 'closed';
create index cases_priority on cases ((array_position(array['low', 'normal', 'high'], priority)), id)
  where state <> 'closed';
drop index cases_queue;
drop index cases_closed;
create index reconciliation_exceptions_since on reconciliation_exceptions (state, (since_on - date '2000-01-01'), id);
create index reconciliation_exceptions_absolute on reconciliation_exceptions (state, (abs(coalesce(amount_sen, 0))), id);
-- Down Migration
select 1;
