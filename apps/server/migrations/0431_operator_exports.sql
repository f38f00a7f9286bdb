-- Up Migration
insert into settings (key, effective_from, value) values
  ('operator_export_rows', '2000-01-01', '50000'),
  ('operator_exports_per_day', '2000-01-01', '20');
-- What one operator did is filtered along this.
create index audit_events_operator on audit_events (actor_id, id desc) where actor_kind = 'operator';
-- Down Migration
select 1;
