-- Up Migration
-- Operators find anything by what stands on a letter, a bank's line or a card.
create index users_phone on users (phone_e164);
create index bank_accounts_number on bank_accounts (number_hash);
create index payouts_payee_number on payouts (payee_number_hash) where payee_number_hash is not null;
create index payouts_amount on payouts (amount_sen, id desc);
create index payment_intents_amount on payment_intents (amount_sen, id desc);
create index payment_intents_bank_reference on payment_intents (bank_reference) where bank_reference is not null;
create index notes_search on notes using gin (lower(number) gin_trgm_ops);
create index financing_applications_search on financing_applications using gin (lower(number) gin_trgm_ops);
create index approvals_search on approvals using gin (lower(subject_label) gin_trgm_ops);
-- Down Migration
select 1;
