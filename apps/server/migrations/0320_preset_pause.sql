-- Up Migration
-- Notes that are listed before this Malaysian day are left to others; from the day on the preset takes part again.
alter table presets add column paused_until date;
alter table preset_versions add column paused_until date;
-- Down Migration
select 1;
