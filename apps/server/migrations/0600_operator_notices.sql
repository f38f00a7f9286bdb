-- Up Migration
-- Notices to operators in the console, each with an e-mail of the same words (NTF-10).
create table operator_notices (
  id uuid primary key,
  operator_id uuid not null references operators,
  -- The template of the e-mail, which words the notice too.
  kind text not null,
  params jsonb not null,
  dedupe_key text not null unique,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index operator_notices_unread on operator_notices (operator_id, id desc) where read_at is null;
revoke update on operator_notices from titian_app;
grant update (read_at) on operator_notices to titian_app;

insert into settings (key, effective_from, value) values
  ('market_return_due_days', '2000-01-01', '30'),
  ('market_return_reminder_days', '2000-01-01', '7');
-- Down Migration
select 1;
