-- Up Migration
-- What a record of client money has beyond the end of its chain of transfers (decision 181): business date, kind of account and
-- amount. It is in the record as a hash alone, because it may be a single customer's payment.
alter table proof_records add column ahead jsonb;
-- Down Migration
alter table proof_records drop column ahead;
