-- Up Migration
-- How an exception ended by itself, as code and values beside its English: operators read it in their language.
alter table reconciliation_exceptions add column resolution_message jsonb;
update reconciliation_exceptions e set resolution_message = jsonb_build_object('code', known.code, 'params', '{}'::jsonb)
from (values
    ('Two operators recorded the money of this line.', 'exception_line_recorded'),
    ('The cause went away by itself.', 'exception_settled'),
    ('A later end of day has worked the note off.', 'exception_note_processed'),
    ('The figure is right again.', 'exception_figure_right')) as known (sentence, code)
where e.resolution = known.sentence and e.resolved_by is null;
-- Down Migration
select 1;
