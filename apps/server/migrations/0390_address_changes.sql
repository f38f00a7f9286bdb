-- Up Migration
-- Requests for another address, each with its proof; the newest accepted one is the address in force (ONB-39, ONB-40).
create table address_changes (
  id uuid primary key,
  user_id uuid not null references users,
  line_1 text not null,
  line_2 text,
  postcode text not null,
  city text not null,
  state text not null,
  country text not null,
  document_kind text not null check (document_kind in ('utility_bill', 'bank_statement', 'official_notice')),
  document_file_id uuid not null references files,
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'rejected', 'withdrawn')),
  rejection text check (rejection in ('unreadable', 'outdated', 'other_name', 'other_address', 'no_proof')),
  version integer not null default 1 check (version > 0),
  requested_at timestamptz not null,
  decided_at timestamptz,
  approval_id uuid references approvals,
  created_at timestamptz not null default now(),
  check ((status = 'waiting') = (decided_at is null)),
  check ((status = 'rejected') = (rejection is not null)),
  check ((status in ('accepted', 'rejected')) = (approval_id is not null))
);
create unique index address_changes_one_waiting on address_changes (user_id) where status = 'waiting';
create index address_changes_user on address_changes (user_id, id desc);
create index address_changes_file on address_changes (document_file_id);
create index address_changes_approval on address_changes (approval_id);
create index address_changes_queue on address_changes (id desc) where status = 'waiting';

-- What was asked for stays as it was asked; only how it was decided is added.
revoke update on address_changes from titian_app;
grant update (status, rejection, version, decided_at, approval_id) on address_changes to titian_app;

-- Down Migration
select 1;
