-- Up Migration
-- An investor's transfer without a proof is credited by two operators from its line (WAL-21).
alter table line_parts
  drop constraint line_parts_target_check,
  add constraint line_parts_target_check check (target in ('note', 'topup', 'deposit', 'payout', 'sender'));

-- Investors by their name as banks write it.
create index investors_bank_name on investors (regexp_replace(upper(verified_name), '[^A-Z0-9]', '', 'g'));
-- Down Migration
select 1;
