-- Up Migration
-- Amounts and rates by the field's terms.
alter table holdings rename column taken_back_sen to written_off_recovered_sen;
alter table holdings rename constraint holdings_taken_back_sen_check to holdings_written_off_recovered_sen_check;
alter table service_tax_days rename column taken_sen to charged_sen;
alter table share_projections rename column together_to to combined_through_number;
alter table agreements rename column gharamah_cap_yearly_bps to shariah_late_charge_cap_bps;
alter table agreements
  rename constraint agreements_gharamah_cap_yearly_bps_check to agreements_shariah_late_charge_cap_bps_check;
-- Down Migration
select 1;
