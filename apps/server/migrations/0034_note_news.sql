-- Up Migration
-- At the end of a day the investors of a note are told what happened to it, wherever in time it was written.
create index note_updates_news on note_updates (on_date, note_id)
  where kind in ('late', 'default', 'guarantee', 'recovered', 'written_off');
-- Down Migration
drop index note_updates_news;
