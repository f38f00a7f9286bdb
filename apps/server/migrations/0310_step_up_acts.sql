-- Up Migration
-- What a customer was last asked to confirm with a mailed code; the code is bound to it (ACC-26).
create table step_up_demands (
  user_id uuid primary key references users (id),
  action text not null,
  amount_sen bigint check (amount_sen >= 0),
  demanded_at timestamptz not null
);
grant delete on step_up_demands to titian_app;
-- Null: a code that was requested before anything was to be confirmed.
alter table one_time_codes
  add column action text,
  add column amount_sen bigint check (amount_sen >= 0);
-- Down Migration
select 1;
