-- Up Migration
create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  category text not null,
  kind text not null,
  params jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create table emails (
  id uuid primary key,
  dedupe_key text not null unique,
  user_id uuid references users,
  to_enc bytea not null,
  template text not null,
  params_enc bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  attempts integer not null default 0,
  next_at timestamptz not null,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index emails_waiting on emails (next_at) where state = 'waiting';
create index emails_user on emails (user_id);
create table notification_preferences (
  user_id uuid not null references users,
  category text not null,
  in_app boolean not null,
  email boolean not null,
  created_at timestamptz not null default now(),
  primary key (user_id, category)
);
-- Down Migration
select 1;
