-- Up Migration
-- What a customer may not do with money: one row per restriction, the current one without an end. It stands beside
-- account_status, whose values are those of the specification.
create table money_restrictions (
  id uuid primary key,
  user_id uuid not null references users,
  level text not null check (level in ('outgoing', 'frozen')),
  cause text not null check (cause in ('proposal', 'compliance', 'screening', 'fraud')),
  reason text not null,
  -- Null where the restriction follows from a decision of before.
  set_by uuid references operators,
  set_at timestamptz not null,
  approval_id uuid references approvals,
  -- The last business day on which somebody else of compliance confirms what one person set.
  confirm_by date,
  confirmed_by uuid references operators,
  confirmed_at timestamptz,
  -- When compliance and administrators were written to because nobody had confirmed it.
  escalated_at timestamptz,
  ended_by uuid references operators,
  ended_at timestamptz,
  end_reason text,
  end_approval_id uuid references approvals,
  check ((confirm_by is not null) = (cause = 'compliance')),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check (confirmed_by is distinct from set_by or confirmed_by is null),
  check ((ended_at is null) = (end_reason is null))
);
create unique index money_restrictions_current on money_restrictions (user_id) where ended_at is null;
create index money_restrictions_user on money_restrictions (user_id);
create index money_restrictions_unconfirmed on money_restrictions (confirm_by)
  where ended_at is null and confirm_by is not null and confirmed_at is null;
revoke delete on money_restrictions from titian_app;

-- Names that compliance has confirmed and that are still listed: nothing leaves these accounts from now on.
insert into money_restrictions (id, user_id, level, cause, reason, set_at, approval_id)
  select distinct on (h.user_id) gen_random_uuid(), h.user_id, 'frozen', 'screening',
    'Confirmed before money restrictions existed', now(), h.approval_id
  from screening_hits h join screening_entries e on e.id = h.entry_id
  where h.state = 'confirmed' and e.removed_on is null
  order by h.user_id, h.decided_at;

-- Presets of restricted customers are passed over, by the one statement that reads all presets.
create or replace view auto_invest_owners as
  select i.user_id as investor_id, i.cash_account_id, i.guaranteed_only, i.plan_type, i.first_topup_at,
    u.type as investor_type,
    -- The Islamic terms that an investor accepts hold the wakalah for Shariah notes.
    i.agreement_version is not null as has_wakalah
  from investors i
  join users u on u.id = i.user_id and u.account_status = 'Active'
  join applications a on a.user_id = i.user_id and a.replaced_at is null and a.application_status = 'Approved'
  where not i.is_fund_managed and i.first_topup_at is not null
    and not exists (select from money_restrictions r
      where r.user_id = i.user_id and r.ended_at is null and r.level = 'frozen');

alter table allocations drop constraint allocations_skipped_check,
  add constraint allocations_skipped_check
    check (skipped in ('balance', 'limit', 'exposure', 'share_used_up', 'off'));
-- Down Migration
select 1;
