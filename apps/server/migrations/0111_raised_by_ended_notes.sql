-- Up Migration
-- A campaign that ended without a note gives everything back; what it had raised, and from how many, stays on the note.
alter table subscriptions add column is_withdrawn boolean not null default false;
update subscriptions s set is_withdrawn = true
  where s.state = 'cancelled' or (s.state = 'returned' and exists (
    select from audit_events a
    where a.subject_kind = 'subscription' and a.subject_id = s.id and a.action = 'subscription.cancelled'));

alter table notes
  add column raised_at_end_sen bigint check (raised_at_end_sen >= 0),
  add column investors_at_end integer check (investors_at_end >= 0);
update notes n set (raised_at_end_sen, investors_at_end) = (
    select coalesce(sum(s.amount_sen), 0), count(distinct s.investor_id) from subscriptions s
    where s.note_id = n.id and s.state in ('active', 'returned') and not s.is_withdrawn)
  where n.state in ('expired', 'cancelled');
alter table notes
  add constraint notes_raised_at_end check ((state in ('expired', 'cancelled')) = (raised_at_end_sen is not null)),
  add constraint notes_investors_at_end check ((raised_at_end_sen is null) = (investors_at_end is null));
-- Down Migration
select 1;
