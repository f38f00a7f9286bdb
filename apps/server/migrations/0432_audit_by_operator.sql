-- Up Migration
-- What one operator did is read along this; what others did is not found by who did it.
create index audit_events_operator on audit_events (actor_id, id desc) where actor_kind = 'operator';
-- Down Migration
select 1;
