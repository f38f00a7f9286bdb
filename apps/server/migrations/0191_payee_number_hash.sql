-- Up Migration
-- Encrypted numbers cannot be compared: each is bound to its own row. The keyed hash says whether two are the same account.
alter table payouts add column payee_number_hash bytea;
update payouts set payee_number_hash = known.number_hash
  from (
    select number_enc, number_hash from refund_accounts
    union select counterparty_number_enc, counterparty_number_hash from bank_statement_lines
      where counterparty_number_enc is not null
    union select number_enc, number_hash from remittance_recipients
  ) as known
  where known.number_enc = payouts.payee_number_enc;
-- Down Migration
select 1;
