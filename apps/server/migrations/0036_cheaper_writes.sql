-- Up Migration
-- Rows that are written by the hundred thousand in one go. What a foreign key would look up row by row is read and
-- locked by the same transaction anyway, nothing of it is ever deleted, and ledger:verify looks for orphans.
alter table distribution_shares
  drop constraint distribution_shares_repayment_id_fkey,
  drop constraint distribution_shares_holding_id_fkey,
  drop constraint distribution_shares_pkey,
  add primary key (holding_id, repayment_id);
-- The primary key leads with the holding now.
drop index distribution_shares_holding;
alter table allocations
  drop constraint allocations_run_id_fkey,
  drop constraint allocations_investor_id_fkey;
alter table preset_rotation drop constraint preset_rotation_investor_id_fkey;

-- Few transfers reverse another one; the others need no place in the index.
alter table transfers drop constraint transfers_reverses_id_key;
create unique index transfers_reverses on transfers (reverses_id) where reverses_id is not null;
-- Down Migration
select 1;
