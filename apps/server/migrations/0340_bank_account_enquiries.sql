-- Up Migration
-- While the bank has not answered, an enquiry is under way: the state takes its name.
alter table bank_account_changes drop constraint bank_account_changes_state_check,
  drop constraint bank_account_changes_check, alter column state set default 'enquiring';
drop index bank_account_changes_one_open;
update bank_account_changes set state = 'enquiring' where state = 'asking';
alter table bank_account_changes
  add constraint bank_account_changes_state_check check (state in ('enquiring', 'review', 'accepted', 'refused', 'replaced')),
  add constraint bank_account_changes_check check ((state in ('enquiring', 'review')) = (decided_at is null));
create unique index bank_account_changes_one_open on bank_account_changes (user_id)
  where state in ('enquiring', 'review');

-- Down Migration
select 1;
