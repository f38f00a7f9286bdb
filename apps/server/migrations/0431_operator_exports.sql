-- Up Migration
-- How much of the lists operators may take with them as files (OPS-16).
insert into settings (key, effective_from, value) values
  ('operator_export_rows', '2000-01-01', '50000'),
  ('operator_exports_per_day', '2000-01-01', '20');
-- Down Migration
select 1;
