-- Up Migration
-- The most that a preset subscribes in a Malaysian calendar month; null where that is not limited.
alter table presets add column monthly_budget_sen bigint check (monthly_budget_sen > 0);
alter table preset_versions add column monthly_budget_sen bigint;
-- What presets subscribed in a month is added up for each of them that has a budget.
create index subscriptions_auto on subscriptions (investor_id, business_date) where source = 'auto';

alter table allocations drop constraint allocations_skipped_check,
  add constraint allocations_skipped_check
    check (skipped in ('balance', 'limit', 'exposure', 'share_used_up', 'off', 'budget'));
alter table allocation_rejections
  add column budget_sen bigint check (budget_sen > 0),
  add column month_sen bigint check (month_sen >= 0),
  drop constraint allocation_rejections_reason_check,
  add constraint allocation_rejections_reason_check check (reason in ('balance', 'limit', 'exposure', 'budget',
    'guaranteed', 'wakalah', 'not_topped_up', 'fund_managed', 'not_approved', 'inactive', 'frozen')),
  drop constraint allocation_rejections_check,
  add constraint allocation_rejections_check
    check ((reason in ('balance', 'limit', 'exposure', 'budget')) = (num_nulls(cash_sen, invested_sen, with_issuer_sen) = 0)),
  add constraint allocation_rejections_budget_check
    check (reason <> 'budget' or num_nulls(budget_sen, month_sen) = 0);
-- Down Migration
select 1;
