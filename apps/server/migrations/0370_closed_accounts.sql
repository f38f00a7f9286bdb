-- When its owner closed an account; an account that operators disabled has none.
alter table users
  add column closed_at timestamptz,
  add constraint users_closed_is_inactive check (closed_at is null or account_status = 'Inactive');
