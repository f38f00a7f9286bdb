-- Up Migration
-- What two operators have waived of the cost of lateness: to investors (late charge, ta'widh) and to charity (gharamah).
create table late_waivers (
  id uuid primary key,
  note_id uuid not null references notes,
  on_date date not null,
  late_sen bigint not null check (late_sen >= 0),
  charity_sen bigint not null check (charity_sen >= 0),
  approval_id uuid not null unique references approvals,
  created_at timestamptz not null default now(),
  check (late_sen + charity_sen > 0)
);
create index late_waivers_note on late_waivers (note_id);

-- Which instalments it was waived of.
create table late_waiver_parts (
  waiver_id uuid not null references late_waivers,
  number integer not null,
  late_sen bigint not null check (late_sen >= 0),
  charity_sen bigint not null check (charity_sen >= 0),
  primary key (waiver_id, number),
  check (late_sen + charity_sen > 0)
);
revoke update, delete on late_waivers, late_waiver_parts from titian_app;

alter table instalments
  add column waived_late_sen bigint not null default 0 check (waived_late_sen >= 0),
  add column waived_charity_sen bigint not null default 0 check (waived_charity_sen >= 0);
-- Down Migration
select 1;
