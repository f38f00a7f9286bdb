-- The oldest unsettled instalment of each of ten thousand notes, by which an investor sorts them.
create index instalments_open on instalments (note_id, number) include (due_on) where settled_on is null;
