-- Up Migration
-- The highest rate is the setting rate_cap_bps; the tables only refuse what no setting may be (10000 basis points).
alter table offers drop constraint offers_rate_bps_check;
alter table offers add constraint offers_rate_bps_check check (rate_bps between 1 and 10000);
alter table notes drop constraint notes_rate_bps_check;
alter table notes add constraint notes_rate_bps_check check (rate_bps between 1 and 10000);
-- Down Migration
select 1;
