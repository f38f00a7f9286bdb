-- Up Migration
-- What two administrators took away from the built-in table of permissions, or gave back: rows are added and never
-- changed, and the newest of a role and permission counts.
create table permission_limits (
  id uuid primary key,
  version integer not null,
  role text not null check (role in ('support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator')),
  permission text not null,
  is_allowed boolean not null,
  limit_sen bigint check (limit_sen >= 0),
  approval_id uuid not null references approvals,
  created_at timestamptz not null default now(),
  unique (role, permission, version),
  check (is_allowed or limit_sen is null)
);
create index permission_limits_approval on permission_limits (approval_id);

create view current_permission_limits as
  select distinct on (role, permission) role, permission, is_allowed, limit_sen, version, approval_id, created_at
  from permission_limits order by role, permission, version desc;
revoke update on permission_limits from titian_app;
revoke insert, update, delete on current_permission_limits from titian_app;
-- Down Migration
select 1;
