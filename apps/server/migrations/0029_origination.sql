-- Up Migration
-- What tells applications apart: an issuer has one running application per purpose and finances an invoice once.
alter table financing_applications add column purpose_key text, add column invoice_key text;
update financing_applications
  set purpose_key = lower(regexp_replace(trim(data ->> 'purpose'), '\s+', ' ', 'g')) || ' #' || number
  where state <> 'draft';
create unique index financing_one_per_purpose on financing_applications (issuer_id, purpose_key)
  where state in ('under_review', 'offered');
create unique index financing_one_per_invoice on financing_applications (issuer_id, invoice_key)
  where state in ('under_review', 'offered');

-- An assessment keeps what was entered, what was worked out from it, and who stands for it.
alter table credit_assessments
  add column figures jsonb not null default '{}',
  add column reasons jsonb not null default '{}',
  add column computed_grade text check (computed_grade in ('AA', 'A', 'B', 'C', 'D', 'E', 'F')),
  add column suggested jsonb not null default '{}',
  add column override_reason text,
  add column assessed_by uuid references operators;
create index credit_assessments_assessed_by on credit_assessments (assessed_by);

alter table document_requests
  add column asked_by uuid references operators,
  add column comment text,
  add column answered_at timestamptz,
  add column version integer not null default 1;
create index document_requests_asked_by on document_requests (asked_by);

-- What credit writes for investors before there is a note; the note's fact sheet is made from it.
create table fact_sheet_drafts (
  application_id uuid not null references financing_applications,
  version integer not null check (version > 0),
  body jsonb not null,
  made_by uuid not null references operators,
  created_at timestamptz not null default now(),
  primary key (application_id, version)
);
create index fact_sheet_drafts_made_by on fact_sheet_drafts (made_by);

-- Documents that everybody who may invest in a note may read.
create table note_documents (
  note_id uuid not null references notes,
  file_id uuid not null references files,
  created_at timestamptz not null default now(),
  primary key (note_id, file_id)
);
create index note_documents_file on note_documents (file_id);

-- Since when a campaign is paused; it closes later by as many days.
alter table notes add column paused_on date;
alter table notes add constraint notes_paused_on check (is_paused = (paused_on is not null));

-- What the marketplace is sorted by; the order by what is funded reads all open notes.
create index notes_open_newest on notes (opens_at desc, id) where state = 'listed';
create index notes_open_closing on notes (closes_at, id) where state = 'listed';
create index notes_open_rate on notes (rate_bps desc, id) where state = 'listed';
create index notes_open_term on notes (term_months, id) where state = 'listed';

insert into settings (key, effective_from, value) values
  ('issuer_minimum_age_months', '2000-01-01', '12'),
  ('issuer_minimum_revenue_sen', '2000-01-01', '10000000'),
  ('knock_out_days_late', '2000-01-01', '30'),
  ('credit_grades', '2000-01-01', '[
    {"grade": "AA", "rate_min_bps": 700, "rate_max_bps": 900, "limit_sen": 100000000},
    {"grade": "A", "rate_min_bps": 800, "rate_max_bps": 1050, "limit_sen": 75000000},
    {"grade": "B", "rate_min_bps": 950, "rate_max_bps": 1250, "limit_sen": 50000000},
    {"grade": "C", "rate_min_bps": 1150, "rate_max_bps": 1450, "limit_sen": 30000000},
    {"grade": "D", "rate_min_bps": 1350, "rate_max_bps": 1600, "limit_sen": 15000000},
    {"grade": "E", "rate_min_bps": 1550, "rate_max_bps": 1800, "limit_sen": 7500000},
    {"grade": "F", "rate_min_bps": 1800, "rate_max_bps": 1800, "limit_sen": 0}]');
-- Down Migration
select 1;
