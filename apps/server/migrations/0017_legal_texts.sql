-- Up Migration
-- A text that people have agreed to stays as it was: a change is a new version.
revoke update, delete on legal_texts from titian_app;

-- The agreement's version follows from the texts in force; a figure beside them could say something else.
delete from settings where key = 'agreement_version';

insert into settings (key, effective_from, value) values ('sc_registration', '2000-01-01', '""');

-- Down Migration
select 1;
