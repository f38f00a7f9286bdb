-- Up Migration
-- The fee of a withdrawal carries service tax, at the rate of the day on which it was asked for. Earlier fees carried none,
-- and count at the rate of their day.
alter table withdrawals
  add column service_tax_sen bigint not null default 0 check (service_tax_sen >= 0),
  add column service_tax_bps integer check (service_tax_bps between 0 and 10000);
-- Down Migration
select 1;
