-- Up Migration
-- What the points of an assessment rest on, factor by factor (FIN-23); null where it was made before they were kept.
alter table credit_assessments add column factors jsonb;
-- Down Migration
select 1;
