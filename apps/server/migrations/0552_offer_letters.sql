-- Up Migration
-- The letter of an offer (FIN-25), with the hash of its bytes: made right after the offer, once. Earlier offers have none.
alter table offers
  add column letter_file_id uuid unique references files,
  add column letter_sha256 bytea check (length(letter_sha256) = 32),
  add check ((letter_file_id is null) = (letter_sha256 is null));
-- Down Migration
select 1;
