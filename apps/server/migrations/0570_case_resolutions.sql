-- Up Migration
-- Whether a due time of a case passed before we acted; the register of complaints counts it (CMP-5).
alter table cases add column is_late boolean not null default false;
update cases set is_late = true where state = 'closed' and closed_at > due_at;
grant update (is_late) on cases to titian_app;

-- How a complaint or a request about personal data ended. One that was opened again and closed has another row.
create table case_resolutions (
  id uuid primary key,
  case_id uuid not null references cases,
  kind text not null check (kind in ('complaint', 'data_request')),
  cause text check (cause in ('fees', 'payment_delay', 'late_note', 'disclosure', 'account_access', 'technical',
    'conduct', 'personal_data', 'other')),
  request_type text check (request_type in ('access', 'correction', 'erasure', 'portability')),
  outcome text not null,
  redress_sen bigint check (redress_sen >= 0),
  recorded_by uuid not null references operators,
  resolved_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (case kind
    when 'complaint' then cause is not null and request_type is null and redress_sen is not null
      and outcome in ('upheld', 'partly_upheld', 'not_upheld')
    else cause is null and request_type is not null and redress_sen is null
      and outcome in ('fulfilled', 'partly_fulfilled', 'rejected') end)
);
create index case_resolutions_case on case_resolutions (case_id, id);
create index case_resolutions_recorded_by on case_resolutions (recorded_by);
create index cases_register on cases (kind, id desc);
revoke update on case_resolutions from titian_app;
-- Down Migration
select 1;
