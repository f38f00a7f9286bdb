-- Up Migration
create sequence suspicion_report_numbers;

-- What compliance reports to the authority: the customer and the movements as they were when it was drafted (TXM-8).
create table suspicion_reports (
  id uuid primary key,
  number text not null unique,
  case_id uuid not null references cases,
  alert_id uuid references monitoring_alerts,
  customer_id uuid not null references users,
  subject jsonb not null,
  identity_number_enc bytea,
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  movements jsonb not null,
  grounds text not null default '',
  related jsonb not null default '[]',
  author_ids uuid[] not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'lodged', 'withdrawn')),
  content_sha256 bytea,
  decided_by uuid references operators,
  decided_at timestamptz,
  remark text,
  lodged_by uuid references operators,
  lodged_on date,
  reference text,
  version integer not null default 1,
  drafted_at timestamptz not null,
  check ((content_sha256 is not null) = (state in ('submitted', 'approved', 'lodged'))),
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('approved', 'lodged') or decided_by is not null),
  -- Another than whoever wrote in it approves it.
  check (state not in ('approved', 'lodged') or not decided_by = any (author_ids)),
  check ((state = 'lodged') = (lodged_on is not null)),
  check ((lodged_on is null) = (reference is null) and (lodged_on is null) = (lodged_by is null))
);
create unique index suspicion_reports_one_per_case on suspicion_reports (case_id) where state <> 'withdrawn';
create index suspicion_reports_alert on suspicion_reports (alert_id);
create index suspicion_reports_customer on suspicion_reports (customer_id);
create index suspicion_reports_state on suspicion_reports (state, id desc);

-- What was approved stays as it was read, also where a later version of the product has a mistake.
create function keep_approved_report() returns trigger language plpgsql as $$
begin
  if old.state in ('approved', 'lodged', 'withdrawn')
      and (old.grounds, old.related, old.author_ids, old.content_sha256, old.decided_by, old.decided_at)
        is distinct from (new.grounds, new.related, new.author_ids, new.content_sha256, new.decided_by, new.decided_at)
    or old.state in ('lodged', 'withdrawn')
      and (old.state, old.remark, old.lodged_by, old.lodged_on, old.reference, old.version)
        is distinct from (new.state, new.remark, new.lodged_by, new.lodged_on, new.reference, new.version)
    or old.state = 'approved' and new.state not in ('approved', 'lodged') then
    raise exception 'a report that is approved does not change';
  end if;
  return new;
end $$;
create trigger suspicion_reports_final before update on suspicion_reports
  for each row execute function keep_approved_report();

revoke update on suspicion_reports from titian_app;
grant update (grounds, related, author_ids, state, content_sha256, decided_by, decided_at, remark, lodged_by, lodged_on,
  reference, version, identity_number_enc) on suspicion_reports to titian_app;

-- The report that an alert was closed with; an alert without one is no suspicion.
alter table monitoring_alerts add column report_id uuid references suspicion_reports;
create index monitoring_alerts_report on monitoring_alerts (report_id);
grant update (report_id) on monitoring_alerts to titian_app;
-- Down Migration
select 1;
