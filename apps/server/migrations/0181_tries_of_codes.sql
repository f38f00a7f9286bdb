-- Up Migration
-- Wrong tries are added up over the codes of a day.
create index one_time_codes_tried on one_time_codes (subject_id, purpose, created_at) where tries > 0;
-- Down Migration
select 1;
