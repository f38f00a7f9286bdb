-- Up Migration
-- The step that notifies investors of what became of a note has the standard term for what is sent (REP-17).
update reconciliation_exceptions set cause = 'note:note_events:' || substr(cause, 16) where cause like 'note:note\_news:%';
-- Down Migration
select 1;
