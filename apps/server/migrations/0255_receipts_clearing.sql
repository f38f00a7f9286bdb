-- Up Migration
-- The clearing account of receipts by its standard name. Transfers name accounts by id, so that neither they nor the seals
-- over them change.
alter table accounts drop constraint accounts_kind_check;
update accounts set kind = 'receipts_clearing' where kind = 'payments_received';
alter table accounts add constraint accounts_kind_check check (kind in (
  'investor_cash', 'issuer_cash', 'marketing',
  'note_escrow', 'note_collection', 'note_excess', 'trust_bank', 'operating_bank', 'receipts_clearing',
  'withdrawals_in_transit', 'disbursements_in_transit', 'fee_income', 'service_tax', 'withholding_tax',
  'recovery_costs', 'charity', 'guarantor_payable',
  'sweeps_in_transit', 'remittances_in_transit', 'platform_equity',
  'service_tax_payable', 'withholding_tax_payable', 'trust_profit'));
-- Down Migration
select 1;
