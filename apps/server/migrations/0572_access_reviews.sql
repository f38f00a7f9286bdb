-- Up Migration
insert into settings (key, effective_from, value) values
  ('access_review_days', '2000-01-01', '30');

-- The review of operators of each quarter: who had which access then, and what two people decided (OPS-45).
create table access_reviews (
  id uuid primary key,
  quarter text not null unique check (quarter ~ '^\d{4}-Q[1-4]$'),
  as_of timestamptz not null,
  due_on date not null,
  confirmed_by uuid references operators,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((confirmed_by is null) = (confirmed_at is null))
);
create index access_reviews_confirmed_by on access_reviews (confirmed_by);

create table access_review_entries (
  id uuid primary key,
  review_id uuid not null references access_reviews,
  operator_id uuid not null references operators,
  name text not null,
  roles text[] not null,
  narrowed text[] not null,
  status text not null,
  last_sign_in_at timestamptz,
  has_second_factor boolean not null,
  actions integer not null check (actions >= 0),
  decision text check (decision in ('retain', 'change', 'remove')),
  reason text,
  decided_by uuid references operators,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (review_id, operator_id),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check (decision is null or decision = 'retain' or reason is not null),
  check (decided_by <> operator_id)
);
create index access_review_entries_operator on access_review_entries (operator_id);
create index access_review_entries_decided_by on access_review_entries (decided_by);

revoke update on access_reviews, access_review_entries from titian_app;
grant update (confirmed_by, confirmed_at) on access_reviews to titian_app;
grant update (decision, reason, decided_by, decided_at) on access_review_entries to titian_app;

create function keep_confirmed_access_review() returns trigger language plpgsql as $$
begin
  if (select confirmed_at from access_reviews where id = old.review_id) is not null then
    raise exception 'access review % is confirmed', old.review_id;
  end if;
  return new;
end $$;
create trigger access_review_entries_frozen before update on access_review_entries
  for each row execute function keep_confirmed_access_review();
create function keep_confirmation_of_access_review() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is not null then
    raise exception 'access review % is confirmed', old.id;
  end if;
  return new;
end $$;
create trigger access_reviews_frozen before update on access_reviews
  for each row execute function keep_confirmation_of_access_review();
-- Down Migration
select 1;
