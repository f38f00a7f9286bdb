-- Up Migration
-- Whatever needs a person, conversations of customers among them (decision 131).
create sequence case_numbers;
create table cases (
  id uuid primary key,
  number text not null unique,
  kind text not null
    check (kind in ('message', 'complaint', 'data_request', 'exception', 'late_note', 'other', 'alert')),
  -- Who opened it: a customer reads and continues only what customers opened.
  origin text not null check (origin in ('customer', 'operator', 'system')),
  subject text not null check (length(subject) between 1 and 120),
  customer_id uuid references users,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high')),
  state text not null default 'open' check (state in ('open', 'waiting', 'closed')),
  owner_id uuid references operators,
  opened_by uuid references operators,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  last_message_at timestamptz not null,
  unread_answers integer not null default 0 check (unread_answers >= 0),
  closed_at timestamptz,
  close_reason text check (close_reason in ('resolved', 'no_answer', 'duplicate', 'not_justified')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (close_reason is not null)),
  check (state <> 'waiting' or origin = 'customer'),
  check (origin <> 'customer' or kind in ('message', 'complaint', 'data_request')),
  check (origin <> 'customer' or customer_id is not null),
  check ((origin = 'operator') = (opened_by is not null))
);
create index cases_customer on cases (customer_id, last_message_at desc);
create index cases_owner on cases (owner_id) where state <> 'closed';
create index cases_queue on cases (state, due_at, id) where state <> 'closed';
create index cases_closed on cases (closed_at desc, id) where state = 'closed';
create index cases_opened_by on cases (opened_by);

-- What the customer and Titian wrote to each other; without an operator the customer wrote.
create table case_messages (
  id uuid primary key,
  case_id uuid not null references cases,
  operator_id uuid references operators,
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index case_messages_case on case_messages (case_id, id);
create index case_messages_operator on case_messages (operator_id);

-- What operators wrote among themselves: in a table of its own, which nothing reads for customers.
create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases,
  operator_id uuid references operators,
  body text not null check (length(body) between 1 and 4000),
  written_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index case_notes_case on case_notes (case_id, id);
create index case_notes_operator on case_notes (operator_id);

create table case_links (
  case_id uuid not null references cases,
  kind text not null check (kind in ('customer', 'note', 'application', 'payment', 'payout', 'approval')),
  object_id uuid not null,
  label text not null,
  created_at timestamptz not null default now(),
  primary key (case_id, kind, object_id)
);

-- What was written stays as it was written.
revoke update on case_messages, case_notes, case_links from titian_app;
revoke update on cases from titian_app;
grant update (priority, state, owner_id, due_at, last_message_at, unread_answers, closed_at, close_reason, version)
  on cases to titian_app;

-- Within how many hours a case is answered, by its kind.
insert into settings (key, effective_from, value) values
  ('case_complaint_hours', '2000-01-01', '24'),
  ('case_data_request_hours', '2000-01-01', '72'),
  ('case_message_hours', '2000-01-01', '24'),
  ('case_other_hours', '2000-01-01', '48');
-- Down Migration
select 1;
