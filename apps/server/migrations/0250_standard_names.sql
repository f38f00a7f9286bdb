-- Up Migration
-- The standard terms of the glossary for what has a former word. Values that rows hold stay as they are.
alter table accounts rename column keeps_balance to has_running_balance;
alter table bank_accounts rename column proven_at to verified_at;
alter table refund_accounts rename column proven_by to verified_by;
alter table refund_accounts rename column proven_at to verified_at;
alter table document_requests rename column asked_by to requested_by;
alter index document_requests_asked_by rename to document_requests_requested_by;
alter table referrals rename column refused_reason to rejection_reason;
alter table guarantee_claims rename column closed_why to closing_reason;

alter table allocation_refusals rename to allocation_rejections;
alter index allocation_refusals_run rename to allocation_rejections_run;
do $$
declare named record;
begin
  for named in
    select conname from pg_constraint
    where conrelid = 'allocation_rejections'::regclass and conname like 'allocation\_refusals%'
  loop
    execute format('alter table allocation_rejections rename constraint %I to %I', named.conname,
      replace(named.conname, 'allocation_refusals', 'allocation_rejections'));
  end loop;
end $$;

-- Jobs that wait run under the new name of their task; on an empty database the library has no tables yet.
do $$
begin
  if to_regclass('graphile_worker._private_tasks') is not null then
    update graphile_worker._private_tasks t set identifier = renamed.now
    from (values
      ('convert_subscriptions', 'allot_subscriptions'),
      ('tell_campaign', 'notify_campaign'),
      ('tell_distribution', 'notify_distribution'),
      ('tell_revision', 'notify_revision')) as renamed (former, now)
    where t.identifier = renamed.former;
  end if;
end $$;
-- Down Migration
select 1;
