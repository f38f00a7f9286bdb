-- Up Migration
-- The search of operators finds exceptions by their amount.
create index reconciliation_exceptions_amount on reconciliation_exceptions (amount_sen);
-- Down Migration
select 1;
