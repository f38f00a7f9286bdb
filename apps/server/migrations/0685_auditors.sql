-- Up Migration
-- Auditors read and write nothing; who audits does none of the work that is audited (OPS-61).
alter table operators drop constraint operators_roles_check;
alter table operators add constraint operators_roles_check check (
  roles <@ array['support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator', 'auditor']
  and cardinality(roles) > 0 and not ('auditor' = any (roles) and cardinality(roles) > 1)) not valid;
alter table operator_candidates add constraint operator_candidates_auditor_alone check (
  not ('auditor' = any (roles) and cardinality(roles) > 1)) not valid;
alter table permission_limits drop constraint permission_limits_role_check;
alter table permission_limits add constraint permission_limits_role_check check (
  role in ('support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator', 'auditor')) not valid;

-- The business date of a decision, for the page of that day (OPS-65); null of one that was made before.
alter table approvals add column decided_on date;

-- Reasons for which auditors read one customer's data unmasked (OPS-62): rows are added and never changed.
create table personal_data_disclosures (
  id uuid primary key,
  operator_id uuid not null references operators,
  user_id uuid not null references users,
  reason text not null check (length(reason) between 10 and 500),
  disclosed_at timestamptz not null,
  disclosed_until timestamptz not null check (disclosed_until > disclosed_at),
  created_at timestamptz not null default now()
);
create index personal_data_disclosures_open on personal_data_disclosures (operator_id, user_id, disclosed_until);
create index personal_data_disclosures_user on personal_data_disclosures (user_id);
create trigger personal_data_disclosures_append_only before update or delete on personal_data_disclosures
  for each row execute function refuse_change();
create trigger personal_data_disclosures_no_truncate before truncate on personal_data_disclosures
  for each statement execute function refuse_change();
revoke update on personal_data_disclosures from titian_app;
-- Down Migration
select 1;
