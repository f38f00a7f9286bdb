-- Up Migration
-- Where an investor is a tax resident, from a day on, and the document that shows it (decision 044).
create table tax_residences (
  id uuid primary key,
  -- Of two that count from the same day, the later one counts.
  seq bigint generated always as identity unique,
  user_id uuid not null references investors,
  country text not null,
  effective_from date not null,
  -- The business date on which it became known; nothing counts earlier, so what was split is never another's.
  recorded_on date not null,
  counts_from date not null generated always as (greatest(effective_from, recorded_on)) stored,
  document_kind text check (document_kind in ('certificate', 'passport', 'declaration')),
  document_file_id uuid references files,
  -- Null for what the application stated.
  approval_id uuid unique references approvals,
  created_at timestamptz not null default now(),
  check (num_nulls(document_kind, document_file_id) in (0, 2))
);
create index tax_residences_user on tax_residences (user_id, counts_from desc, seq desc);
create unique index tax_residences_stated on tax_residences (user_id) where approval_id is null;
insert into tax_residences (id, user_id, country, effective_from, recorded_on)
  select gen_random_uuid(), user_id, tax_residence, approved_on, approved_on from investors order by user_id;
alter table investors drop column tax_residence;
revoke update, delete on tax_residences from titian_app;
-- Down Migration
select 1;
