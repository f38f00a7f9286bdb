-- Up Migration
create table applications (
  id uuid primary key,
  user_id uuid not null references users,
  form text not null check (form in ('individual', 'institution', 'business')),
  data jsonb not null default '{}',
  version integer not null default 1 check (version > 0),
  application_status text not null default 'Incomplete'
    check (application_status in ('Incomplete', 'Submitted', 'Approved', 'Rejected', 'More Info Required')),
  remarks jsonb not null default '[]',
  ekyc_session_id uuid,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  approval_id uuid references approvals,
  replaced_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index applications_one_running on applications (user_id) where replaced_at is null;
create index applications_queue on applications (application_status, submitted_at);
create index applications_approval on applications (approval_id);

create table investors (
  user_id uuid primary key references users,
  inv_no text not null unique,
  plan_type text not null default 'basic' check (plan_type in ('basic', 'premium')),
  is_fund_managed boolean not null default false,
  guaranteed_only boolean not null default false,
  identity_hash bytea not null unique,
  identity_enc bytea not null,
  verified_name text not null,
  tax_residence text not null,
  cash_account_id uuid not null unique references accounts,
  first_topup_at timestamptz,
  agreement_version text,
  employment_updated_at timestamptz,
  approved_on date not null,
  created_at timestamptz not null default now()
);
create sequence investor_numbers start 1204;

create table issuer_groups (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);
create table issuers (
  user_id uuid primary key references users,
  company_name text not null,
  registration_no text not null unique,
  entity_type text not null check (entity_type in ('sole_proprietorship', 'partnership', 'llp', 'private', 'public')),
  industry text not null,
  state_code text not null,
  incorporated_on date not null,
  employees integer,
  annual_revenue_sen bigint check (annual_revenue_sen >= 0),
  group_id uuid references issuer_groups,
  is_resident boolean not null default true,
  verified_name text not null,
  cash_account_id uuid not null unique references accounts,
  approved_on date not null,
  created_at timestamptz not null default now()
);
create index issuers_group on issuers (group_id) where group_id is not null;
create table company_people (
  id uuid primary key,
  user_id uuid not null references users,
  role text not null check (role in ('director', 'owner', 'representative')),
  name text not null,
  identity_enc bytea not null,
  identity_hash bytea not null,
  share_bps integer check (share_bps between 0 and 10000),
  file_id uuid references files,
  created_at timestamptz not null default now()
);
create index company_people_user on company_people (user_id);
create index company_people_identity on company_people (identity_hash);
create index company_people_file on company_people (file_id);
create table bank_accounts (
  id uuid primary key,
  user_id uuid not null references users,
  bic text not null references banks,
  number_enc bytea not null,
  number_hash bytea not null,
  number_last4 text not null,
  holder_name text not null,
  verified_by text not null check (verified_by in ('enquiry', 'operator')),
  usable_from timestamptz not null,
  replaced_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index bank_accounts_current on bank_accounts (user_id) where replaced_at is null;
create index bank_accounts_user on bank_accounts (user_id);
create index bank_accounts_bic on bank_accounts (bic);
create table risk_profiles (
  id uuid primary key,
  user_id uuid not null references users,
  effective_at timestamptz not null,
  invested_in_p2p boolean not null,
  inv_estimated_p2p_invested_sen bigint not null default 0 check (inv_estimated_p2p_invested_sen >= 0),
  inv_risk_tolerance text not null check (inv_risk_tolerance in ('conservative', 'balanced', 'aggressive')),
  inv_stocks_knowledge_years integer not null check (inv_stocks_knowledge_years between 1 and 4),
  inv_bonds_knowledge_years integer not null check (inv_bonds_knowledge_years between 1 and 4),
  inv_mutual_funds_knowledge_years integer not null check (inv_mutual_funds_knowledge_years between 1 and 4),
  inv_others_knowledge_years integer not null check (inv_others_knowledge_years between 1 and 4),
  inv_p2p_lending_knowledge_years integer not null check (inv_p2p_lending_knowledge_years between 1 and 4),
  created_at timestamptz not null default now()
);
create index risk_profiles_user on risk_profiles (user_id, effective_at desc);
create table employments (
  id uuid primary key,
  user_id uuid not null references users,
  effective_at timestamptz not null,
  inv_occupation text not null,
  inv_employer text,
  inv_source_of_income text,
  inv_nature_of_business text,
  inv_income_range text not null,
  created_at timestamptz not null default now()
);
create index employments_user on employments (user_id, effective_at desc);
-- Down Migration
select 1;
