-- Up Migration
-- Changes of a person's sign-in after which withdrawals wait (rules §3); `at` is a business instant.
create table security_changes (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in (
    'password_reset', 'password_changed', 'email_changed', 'phone_changed',
    'two_factor_enabled', 'two_factor_reset', 'two_factor_off')),
  at timestamptz not null,
  created_at timestamptz not null default now()
);
create index security_changes_newest on security_changes (user_id, at);
revoke update, delete on security_changes from titian_app;

-- When a reset that was asked for by mail takes effect: a business instant, because the wait is a business wait.
alter table two_factors add column reset_at timestamptz;
create index two_factors_reset on two_factors (reset_at) where reset_at is not null;

-- A device that is not remembered belongs to one sign-in and dies with it.
alter table trusted_devices add column event_uuid uuid;
-- Down Migration
select 1;
