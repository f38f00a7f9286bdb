-- Up Migration
create table screening_entries (
  id uuid primary key,
  kind text not null check (kind in ('person', 'company')),
  name text not null,
  -- Where the name was published, such as a sanctions list and its edition.
  source text not null,
  listed_on date not null,
  approval_id uuid not null references approvals,
  removed_on date check (removed_on >= listed_on),
  removal_approval_id uuid references approvals,
  created_at timestamptz not null default now(),
  check ((removed_on is null) = (removal_approval_id is null))
);
create index screening_entries_running on screening_entries (id) where removed_on is null;
create index screening_entries_approval on screening_entries (approval_id);
create index screening_entries_removal on screening_entries (removal_approval_id);

create table screening_hits (
  id uuid primary key,
  user_id uuid not null references users,
  entry_id uuid not null references screening_entries,
  -- The name of the customer, or of somebody behind the company, as it was given.
  name text not null,
  role text not null check (role in ('applicant', 'company', 'director', 'owner', 'representative')),
  -- How alike the two names are, of 100.
  score integer not null check (score between 0 and 100),
  found_by text not null check (found_by in ('submission', 'approval', 'list_change')),
  state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  version integer not null default 1,
  found_at timestamptz not null,
  decided_at timestamptz,
  approval_id uuid references approvals,
  created_at timestamptz not null default now(),
  unique (user_id, entry_id, name),
  check ((state = 'open') = (approval_id is null))
);
create index screening_hits_state on screening_hits (state, id desc);
create index screening_hits_entry on screening_hits (entry_id);
create index screening_hits_approval on screening_hits (approval_id);
revoke delete on screening_entries, screening_hits from titian_app;

-- A file that its draft no longer has waits for the job that removes its bytes.
alter table files drop constraint files_state_check;
alter table files add constraint files_state_check check (state in ('stored', 'quarantined', 'dropped', 'purged'));
create index files_dropped on files (id) where state = 'dropped';
-- Down Migration
select 1;
