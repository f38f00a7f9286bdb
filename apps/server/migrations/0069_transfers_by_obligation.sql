-- Up Migration
-- A difference of service tax moves between fees and tax: it is part of a sweep of the one and of a remittance of the other.
alter table remittance_transfers add column obligation text;
update remittance_transfers m set obligation = r.obligation from remittances r where r.id = m.remittance_id;
alter table remittance_transfers alter column obligation set not null;
drop index remittance_transfers_once;
create unique index remittance_transfers_once on remittance_transfers (transfer_id, obligation) where not ended;
-- Down Migration
select 1;
