-- Up Migration
-- An uploaded statement settles nothing before a second operator has approved it: until then its file waits here.
create table statement_imports (
  id uuid primary key,
  file_sha256 bytea not null check (octet_length(file_sha256) = 32),
  -- Encrypted, because it names payers and their accounts.
  file_enc bytea not null,
  format text not null check (format in ('camt053', 'mt940')),
  uploaded_by uuid not null references operators,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  approval_id uuid unique references approvals,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'pending') = (decided_at is null))
);
create unique index statement_imports_file on statement_imports (file_sha256) where state <> 'rejected';
create index statement_imports_uploader on statement_imports (uploaded_by);

-- One statement of the file. `held`: approved, and waits until a gap before it is closed; `known`: it said nothing new.
create table statement_import_parts (
  import_id uuid not null references statement_imports,
  part_no integer not null check (part_no > 0),
  account text not null,
  statement_no text not null,
  from_on date not null,
  to_on date not null,
  opening_sen bigint not null,
  closing_sen bigint not null,
  -- Whether its last day was over when the file was uploaded.
  is_final boolean not null,
  lines integer not null check (lines >= 0),
  state text not null default 'pending' check (state in ('pending', 'held', 'stored', 'known', 'rejected')),
  statement_id uuid unique references bank_statements,
  primary key (import_id, part_no),
  check ((state = 'stored') = (statement_id is not null))
);
create index statement_import_parts_held on statement_import_parts (account, from_on) where state = 'held';

-- Final: its closing balance is that of the end of its last day. Intraday statements only add lines.
alter table bank_statements add column is_final boolean not null default false;
update bank_statements set is_final = source <> 'batch';
create index bank_statements_final on bank_statements (account, to_on) where is_final;
-- A line of an intraday statement, which its final one has yet to show.
alter table bank_statement_lines add column is_final boolean not null default true;
alter table bank_statement_lines alter column is_final drop default;
create index bank_statement_lines_intraday on bank_statement_lines (account, booked_on) where not is_final;

do $$
declare known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint
    where conname = 'reconciliation_exceptions_kind_check'
      and conrelid = 'reconciliation_exceptions'::regclass;
  alter table reconciliation_exceptions drop constraint reconciliation_exceptions_kind_check;
  execute 'alter table reconciliation_exceptions add constraint reconciliation_exceptions_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''continuity''::text, ''contradiction''::text, ''unconfirmed_line''::text, ');
end $$;
-- Down Migration
select 1;
