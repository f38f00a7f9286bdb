-- Up Migration
-- People read their money by business date: pages and statements walk along this index, without sorting an account.
create index entries_by_day on entries (account_id, business_date, seq);

-- What an issuer's notes moved: few rows a note, found by the row that caused them.
create index transfers_by_cause on transfers (reference_id) where kind in (
  'origination_fee', 'service_tax_on_fee', 'disbursement', 'repayment', 'recovery_cost', 'guarantor_repaid',
  'repayment_excess', 'excess_received');
-- Down Migration
select 1;
