-- Up Migration
-- Keyed hashes of the identity documents of guarantors named in submitted applications, so that they are compared without
-- opening the applications (OPS-26, TXM-11). Those that were submitted before are read at the next end of a day.
create table guarantor_identities (
  application_id uuid not null references financing_applications,
  position smallint not null check (position >= 0),
  issuer_id uuid not null references users,
  identity_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (application_id, position)
);
create index guarantor_identities_hash on guarantor_identities (identity_hash);
create index guarantor_identities_issuer on guarantor_identities (issuer_id);
revoke update on guarantor_identities from titian_app;

alter table financing_applications add column guarantors_indexed_at timestamptz;
create index financing_applications_unindexed on financing_applications (id)
  where submitted_at is not null and guarantors_indexed_at is null;
-- Down Migration
select 1;
