-- Up Migration
-- What is attached to a message or to an internal note of a case (decision 152).
create table case_files (
  file_id uuid primary key references files,
  case_id uuid not null references cases,
  message_id uuid references case_messages,
  note_id uuid references case_notes,
  created_at timestamptz not null default now(),
  check (num_nonnulls(message_id, note_id) = 1)
);
create index case_files_case on case_files (case_id, file_id);
create index case_files_message on case_files (message_id) where message_id is not null;
create index case_files_note on case_files (note_id) where note_id is not null;
-- What was attached stays as it was attached.
revoke update, delete on case_files from titian_app;
-- Down Migration
select 1;
