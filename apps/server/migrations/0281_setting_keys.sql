-- Up Migration
-- Settings by the field's terms. Proposals and audit events keep the former keys, which the program translates.
update settings set key = 'shariah_late_charge_cap_bps' where key = 'gharamah_cap_yearly_bps';
update settings set key = 'ekyc_selfie_retention_days' where key = 'ekyc_selfie_keep_days';
-- Down Migration
select 1;
