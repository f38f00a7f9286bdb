-- Up Migration
-- Operators begin conversations too, and change what a case is linked to (decision 153).
alter table cases add column is_conversation boolean not null default false;
update cases set is_conversation = true where origin = 'customer';
alter table cases drop constraint cases_check2;
alter table cases
  add constraint cases_waiting_check check (state <> 'waiting' or is_conversation),
  add constraint cases_conversation_check
    check (
      is_conversation = (origin = 'customer')
      or (is_conversation and origin = 'operator' and kind = 'message' and customer_id is not null)
    );

-- Null where the platform linked it, or where it was linked before this was written down.
alter table case_links add column linked_by uuid references operators;
create index case_links_linked_by on case_links (linked_by) where linked_by is not null;
grant delete on case_links to titian_app;
-- Down Migration
select 1;
