-- Texts that the product writes are stored as code and values beside their English, so that they are worded in the reader's
-- language; null where somebody typed the text, and for texts from before.
alter table note_updates
  add column title_message jsonb,
  add column body_message jsonb;

alter table reconciliation_exceptions add column detail_message jsonb;
