-- Up Migration
-- Platform money on its way out of trust, what the operating account owes, and the bank's profit on client money.
alter table accounts drop constraint accounts_kind_check,
  add constraint accounts_kind_check check (kind in (
    'investor_cash', 'issuer_cash', 'marketing',
    'note_escrow', 'note_collection', 'trust_bank', 'operating_bank', 'payments_received',
    'withdrawals_in_transit', 'disbursements_in_transit', 'fee_income', 'service_tax', 'withholding_tax',
    'recovery_costs', 'charity', 'guarantor_payable',
    'sweeps_in_transit', 'remittances_in_transit', 'platform_equity',
    'service_tax_payable', 'withholding_tax_payable', 'trust_profit'));
insert into accounts (id, kind, owner_id, keeps_balance) values
  ('00000000-0000-7000-8000-000000000013', 'sweeps_in_transit', null, false),
  ('00000000-0000-7000-8000-000000000014', 'remittances_in_transit', null, false),
  ('00000000-0000-7000-8000-000000000015', 'platform_equity', null, false),
  ('00000000-0000-7000-8000-000000000016', 'service_tax_payable', null, false),
  ('00000000-0000-7000-8000-000000000017', 'withholding_tax_payable', null, false),
  ('00000000-0000-7000-8000-000000000018', 'trust_profit', null, false);

-- SHA-256 of all that an approval binds; proposals from before have none and become stale.
alter table approvals add column binding_sha256 bytea
  check (octet_length(binding_sha256) = 32);
-- Down Migration
select 1;
