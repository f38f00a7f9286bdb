-- Up Migration
-- What a proposal binds, beside its hash: says afterwards which part of it changed. No account number stands in the clear.
alter table approvals add column binds jsonb,
  add column stale_because text[] not null default '{}';

-- The payment file is written when its batch is proposed; exactly these bytes leave on release.
alter table payout_batches add column document_sha256 bytea
  check (octet_length(document_sha256) = 32);
-- Down Migration
select 1;
