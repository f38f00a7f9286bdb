-- Up Migration
-- Some proposals need a second checker of another role, who confirms what the first checker approved.
alter table approvals
  add column confirmer_roles text[] not null default '{}',
  add column first_checker_id uuid references operators,
  add column first_checked_at timestamptz,
  add column first_check_reason text,
  add check ((first_checker_id is null) = (first_checked_at is null)),
  add check (first_checker_id <> maker_id),
  add check (first_checker_id <> checker_id),
  add constraint approvals_confirmed
    check (state <> 'approved' or (first_checker_id is not null) = (cardinality(confirmer_roles) > 0));
create index approvals_first_checker on approvals (first_checker_id) where first_checker_id is not null;

-- Money that goes back to whoever sent it, or to an authority, has no customer behind it.
alter table payouts alter column user_id drop not null;
-- Down Migration
select 1;
