-- Up Migration
-- The work on late and defaulted notes (decision 135). What was recorded stays as it was recorded.
create table collection_contacts (
  id uuid primary key,
  note_id uuid not null references notes,
  operator_id uuid not null references operators,
  channel text not null check (channel in ('phone', 'email', 'message', 'visit', 'post')),
  -- Who was spoken to; null where nobody was reached.
  person text check (length(person) between 1 and 120),
  outcome text not null
    check (outcome in ('will_pay', 'cannot_pay', 'disputes', 'message_left', 'not_reached', 'other')),
  body text not null check (length(body) between 1 and 4000),
  follow_up_on date,
  contacted_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index collection_contacts_note on collection_contacts (note_id, id desc);
create index collection_contacts_operator on collection_contacts (operator_id);

-- What became of a promise follows from the repayments of its days and is stored nowhere.
create table promises_to_pay (
  id uuid primary key,
  note_id uuid not null references notes,
  operator_id uuid not null references operators,
  amount_sen bigint not null check (amount_sen > 0),
  made_on date not null,
  due_on date not null,
  -- Repayments up to this one were there before the promise.
  after_seq integer not null check (after_seq >= 0),
  recorded_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by uuid references operators,
  cancel_reason text check (length(cancel_reason) between 1 and 500),
  created_at timestamptz not null default now(),
  check (due_on >= made_on),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check ((cancelled_at is null) = (cancel_reason is null))
);
create index promises_to_pay_note on promises_to_pay (note_id, id desc);
create index promises_to_pay_operator on promises_to_pay (operator_id);
create index promises_to_pay_cancelled_by on promises_to_pay (cancelled_by);

create table collection_letters (
  id uuid primary key,
  note_id uuid not null references notes,
  operator_id uuid not null references operators,
  template text not null
    check (template in ('payment_reminder', 'notice_of_arrears', 'letter_of_demand', 'notice_to_guarantor',
      'notice_of_default')),
  language text not null check (language in ('en', 'ms')),
  file_id uuid not null unique references files,
  -- The total of the letter, as it was on its day.
  total_sen bigint not null check (total_sen > 0),
  on_date date not null,
  sent_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index collection_letters_note on collection_letters (note_id, id desc);
create index collection_letters_operator on collection_letters (operator_id);

create table collection_assignments (
  id uuid primary key,
  note_id uuid not null references notes,
  operator_id uuid not null references operators,
  kind text not null check (kind in ('agency', 'legal')),
  name text not null check (length(name) between 1 and 120),
  reference text check (length(reference) between 1 and 60),
  since date not null,
  until date,
  next_on date,
  expected_cost_sen bigint check (expected_cost_sen > 0),
  recorded_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (until >= since)
);
create index collection_assignments_note on collection_assignments (note_id, id desc);
create index collection_assignments_operator on collection_assignments (operator_id);

-- The list of late notes, and the case that a note has.
create index notes_late on notes (id) where is_late;
create index case_links_object on case_links (object_id);

revoke update on collection_contacts, promises_to_pay, collection_letters, collection_assignments from titian_app;
grant update (cancelled_at, cancelled_by, cancel_reason) on promises_to_pay to titian_app;
grant update (until, next_on) on collection_assignments to titian_app;

alter table operator_views drop constraint operator_views_list_check;
alter table operator_views add constraint operator_views_list_check
  check (list in ('audit', 'notes', 'payouts', 'withdrawals', 'customers', 'collections'));
-- Down Migration
select 1;
