-- Up Migration
insert into settings (key, effective_from, value) values
  ('large_amount_sen', '2000-01-01', '5000000'),
  ('risk_review_high_months', '2000-01-01', '12'),
  ('risk_review_medium_months', '2000-01-01', '24'),
  ('risk_review_low_months', '2000-01-01', '36'),
  ('rescreening_days', '2000-01-01', '30');

-- How much each customer is watched; the newest that is in force counts, and none is rewritten (CMP-2).
create table risk_ratings (
  id uuid primary key,
  customer_id uuid not null references users,
  rating text not null check (rating in ('low', 'medium', 'high')),
  computed text not null check (computed in ('low', 'medium', 'high')),
  factors jsonb not null,
  state text not null check (state in ('in_force', 'waiting', 'rejected', 'replaced')),
  set_by uuid references operators,
  reason text,
  decided_by uuid references operators,
  rated_on date not null,
  review_on date not null check (review_on > rated_on),
  created_at timestamptz not null default now(),
  check ((set_by is null) = (reason is null)),
  -- Only what the factors come to was set by nobody.
  check (set_by is not null or rating = computed),
  check (decided_by is distinct from set_by or decided_by is null),
  check (state <> 'waiting' or (set_by is not null and decided_by is null)),
  check (state <> 'rejected' or decided_by is not null)
);
create unique index risk_ratings_in_force on risk_ratings (customer_id) where state = 'in_force';
create unique index risk_ratings_waiting on risk_ratings (customer_id) where state = 'waiting';
create index risk_ratings_customer on risk_ratings (customer_id, id desc);
create index risk_ratings_due on risk_ratings (review_on, id) where state = 'in_force';
create index risk_ratings_set_by on risk_ratings (set_by);
create index risk_ratings_decided_by on risk_ratings (decided_by);
revoke update on risk_ratings from titian_app;
grant update (state, decided_by, review_on) on risk_ratings to titian_app;

-- When the names of a customer were last compared with the whole list; the longest ago come first (SCR-6).
create table screening_checks (
  user_id uuid primary key references users,
  screened_at timestamptz not null
);
create index screening_checks_oldest on screening_checks (screened_at, user_id);
revoke update on screening_checks from titian_app;
grant update (screened_at) on screening_checks to titian_app;

alter table screening_hits drop constraint screening_hits_found_by_check;
alter table screening_hits add constraint screening_hits_found_by_check
  check (found_by in ('submission', 'approval', 'list_change', 'periodic'));
-- The case of compliance about a hit of a customer who is approved already.
alter table screening_hits add column case_id uuid references cases;
create index screening_hits_case on screening_hits (case_id);
-- Down Migration
select 1;
