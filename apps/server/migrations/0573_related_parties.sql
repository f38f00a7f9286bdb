-- Up Migration
-- Investors in notes of issuers to whom they are related (TXM-11).
alter table monitoring_rules drop constraint monitoring_rules_kind_check;
alter table monitoring_rules add constraint monitoring_rules_kind_check check (kind in (
  'structuring', 'rapid_movement', 'dormant_active', 'shared_accounts', 'out_of_profile', 'related_party'));
alter table monitoring_rules drop constraint monitoring_rules_check2;
alter table monitoring_rules add constraint monitoring_rules_amount_check
  check ((amount_sen is not null) = (kind in ('structuring', 'rapid_movement', 'dormant_active', 'related_party')));
insert into monitoring_rules (id, kind, version, is_enabled, severity, days, count, amount_sen, percent) values
  ('7a0e0001-0000-7000-8000-000000000006', 'related_party', 1, true, 'high', null, null, 10000, null);

-- The related issuers and how the investor is related to each, as it was that night.
alter table monitoring_alerts add column relations jsonb not null default '[]';
-- Down Migration
select 1;
