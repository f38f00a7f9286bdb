-- Up Migration
-- A mandate serves the repayments of an issuer or the recurring deposit of an investor (DDB-9). What a deposit takes and
-- when stands beside the terms that its bank has approved.
alter table mandates
  add column purpose text not null default 'repayment' check (purpose in ('repayment', 'deposit')),
  add column deposit_sen bigint check (deposit_sen > 0),
  add column deposit_day integer check (deposit_day between 1 and 28),
  -- The first day that counts: what was due before it is not made good.
  add column deposit_from date,
  add column deposit_paused text check (deposit_paused in ('owner', 'failures', 'held')),
  add constraint mandates_deposit_check check (
    (purpose = 'deposit') = (deposit_sen is not null)
    and (purpose = 'deposit') = (deposit_day is not null)
    and (purpose = 'deposit') = (deposit_from is not null)
    and (purpose = 'deposit' or deposit_paused is null)
    and (deposit_sen is null or deposit_sen <= max_amount_sen));
create index mandates_deposits on mandates (id)
  where purpose = 'deposit' and state in ('active', 'maintenance_pending');

-- A collection pays an instalment of a note, or one month's top-up.
alter table collections
  alter column note_id drop not null,
  alter column number drop not null,
  add column topup_id uuid unique references topups,
  add column month date check (extract(day from month) = 1),
  add constraint collections_subject_check check (
    num_nonnulls(note_id, topup_id) = 1
    and (note_id is null) = (number is null)
    and (topup_id is null) = (month is null)),
  add constraint collections_month_key unique (mandate_id, month, attempt);
create unique index collections_deposit_under_way on collections (mandate_id)
  where topup_id is not null and state = 'sent';
-- Down Migration
select 1;
