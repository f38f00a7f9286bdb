-- Up Migration
-- What a further version of a fact sheet says otherwise, as investors were told, and on which business day.
alter table fact_sheets
  add column revised_on date,
  add column changes jsonb not null default '[]',
  add constraint fact_sheets_revised check ((version = 1) = (revised_on is null));
-- Down Migration
select 1;
