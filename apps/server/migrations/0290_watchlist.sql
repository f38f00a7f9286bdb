-- Up Migration
-- Notes that an investor watches (NOTE-17).
create table watchlist_notes (
  investor_id uuid not null references investors (user_id),
  note_id uuid not null references notes (id),
  created_at timestamptz not null default now(),
  primary key (investor_id, note_id)
);
create index watchlist_notes_note on watchlist_notes (note_id);
grant delete on watchlist_notes to titian_app;
-- Down Migration
select 1;
