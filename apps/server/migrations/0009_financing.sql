-- Up Migration
create sequence note_numbers start 101;
create table financing_applications (
  id uuid primary key,
  issuer_id uuid not null references issuers,
  number text unique,
  data jsonb not null default '{}',
  version integer not null default 1 check (version > 0),
  state text not null default 'draft' check (state in ('draft', 'under_review', 'offered', 'accepted', 'declined', 'rejected', 'expired', 'cancelled')),
  saved_at timestamptz not null,
  submitted_at timestamptz,
  submitted_on date,
  decided_at timestamptz,
  rejection_reason text,
  idempotency_key uuid,
  created_at timestamptz not null default now(),
  unique (issuer_id, idempotency_key),
  check ((state = 'draft') = (number is null))
);
create unique index financing_one_draft on financing_applications (issuer_id) where state = 'draft';
create index financing_applications_state on financing_applications (state, id desc);

create table credit_assessments (
  id uuid primary key,
  application_id uuid not null references financing_applications,
  components jsonb not null,
  score integer not null check (score between 0 and 100),
  grade text not null check (grade in ('AA', 'A', 'B', 'C', 'D', 'E', 'F')),
  override_approval_id uuid references approvals,
  created_at timestamptz not null default now()
);
create index credit_assessments_application on credit_assessments (application_id);
create index credit_assessments_override on credit_assessments (override_approval_id);

create table offers (
  id uuid primary key,
  application_id uuid not null references financing_applications,
  issuer_id uuid not null references issuers,
  type text not null check (type in ('Term Financing', 'Invoice Financing - Payable', 'Invoice Financing - Receivable', 'Contract Financing')),
  contract text not null check (contract in ('Conventional', 'Shariah')),
  is_guaranteed boolean not null default false,
  guarantor_name text,
  rate_bps integer not null check (rate_bps between 1 and 1800),
  term_months integer not null check (term_months between 1 and 36),
  profile text not null check (profile in ('equal_monthly_flat', 'bullet', 'return_only')),
  grade text not null check (grade in ('AA', 'A', 'B', 'C', 'D', 'E', 'F')),
  amount_sen bigint not null check (amount_sen > 0 and amount_sen % 1000 = 0),
  origination_fee_bps integer not null check (origination_fee_bps >= 0),
  service_tax_bps integer not null check (service_tax_bps >= 0),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'expired')),
  offered_on date not null,
  expires_on date not null,
  approval_id uuid not null unique references approvals,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index offers_one_open on offers (application_id) where state = 'open';
create index offers_application on offers (application_id);
create index offers_issuer on offers (issuer_id);

create table document_requests (
  id uuid primary key,
  application_id uuid not null references financing_applications,
  what text not null,
  file_ids uuid[] not null default '{}',
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  due_on date not null,
  created_at timestamptz not null default now()
);
create index document_requests_application on document_requests (application_id);
-- Down Migration
select 1;
