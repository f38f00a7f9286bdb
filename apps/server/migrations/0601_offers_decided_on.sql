-- Up Migration
-- The business date on which an offer was accepted, declined or expired, beside the instant: stages of the origination
-- funnel are counted in business days (OPS-37).
alter table offers add column decided_on date;
update offers set decided_on = (decided_at at time zone 'Asia/Kuala_Lumpur')::date where decided_at is not null;
alter table offers add constraint offers_decided check ((decided_at is null) = (decided_on is null));
-- Down Migration
select 1;
