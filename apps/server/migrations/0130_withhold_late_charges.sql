-- Up Migration
-- Tax is withheld from late charges that go to non-residents too, where the setting of the day of the split says so
-- (decision 044). A platform that has split repayments before does so from today on.
insert into settings (key, effective_from, value)
  select 'withhold_late_charges', '2000-01-01', to_jsonb(not exists (select from repayments where split_on is not null));
insert into settings (key, effective_from, value)
  select 'withhold_late_charges', greatest((now() at time zone 'Asia/Kuala_Lumpur')::date, max(split_on)), 'true'
  from repayments where split_on is not null having count(*) > 0;
alter table repayments add column withholds_late boolean;
update repayments set withholds_late = false where split_on is not null;
alter table repayments drop constraint repayments_rates_of_split;
alter table repayments add constraint repayments_rates_of_split check (
  num_nulls(weights_total_sen, split_on, service_fee_bps, service_tax_bps, withholding_bps, withholds_late) in (0, 6));
-- Down Migration
select 1;
