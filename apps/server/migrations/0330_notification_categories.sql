-- Up Migration
-- Categories are divided: who chose for a former one has chosen the same for its parts.
insert into notification_preferences (user_id, category, in_app, email)
  select chosen.user_id, part.category, chosen.in_app, chosen.email
  from notification_preferences chosen
  join (values ('investments', 'new_notes'), ('financing', 'campaigns')) as part (former, category)
    on part.former = chosen.category
on conflict (user_id, category) do nothing;
update notifications set category = 'new_notes' where kind = 'saved_search_matched';
update notifications set category = 'required'
  where category = 'money' and kind in ('campaign_paused', 'fact_sheet_revised');
update notifications set category = 'campaigns'
  where category = 'financing'
    and kind in ('campaign_changed', 'fact_sheet_revised', 'note_listed', 'note_funded', 'signature_void');
-- Down Migration
select 1;
