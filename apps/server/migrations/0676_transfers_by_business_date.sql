-- Up Migration
-- Outside a transaction
-- What was booked after a day is subtracted where the day is proved; days follow each other as transfers do.
drop index concurrently if exists transfers_business_date;
create index concurrently transfers_business_date on transfers using brin (business_date) with (autosummarize = on);
-- Down Migration
select 1;
