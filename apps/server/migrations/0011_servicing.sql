-- Up Migration
create table instalments (
  note_id uuid not null references notes,
  number integer not null check (number > 0),
  due_on date not null,
  principal_sen bigint not null check (principal_sen >= 0),
  return_sen bigint not null check (return_sen >= 0),
  paid_principal_sen bigint not null default 0,
  paid_return_sen bigint not null default 0,
  late_settled_sen bigint not null default 0 check (late_settled_sen >= 0),
  settled_on date,
  created_at timestamptz not null default now(),
  primary key (note_id, number),
  check (paid_principal_sen between 0 and principal_sen),
  check (paid_return_sen between 0 and return_sen)
);
create index instalments_due on instalments (due_on) where settled_on is null;

-- One row per attempt of an issuer to pay; the intent of the rail carries the money.
create table repayment_orders (
  id uuid primary key,
  note_id uuid not null references notes,
  issuer_id uuid not null references users,
  kind text not null check (kind in ('due', 'other', 'early')),
  amount_sen bigint not null check (amount_sen > 0),
  intent_id uuid not null unique references payment_intents,
  ref_number text not null unique,
  business_date date not null,
  created_at timestamptz not null default now()
);
create index repayment_orders_note on repayment_orders (note_id);
create index repayment_orders_issuer on repayment_orders (issuer_id);

create table repayments (
  id uuid primary key,
  note_id uuid not null references notes,
  source_kind text not null check (source_kind in ('intent', 'mandate', 'guarantor', 'recovery', 'manual')),
  source_id uuid not null,
  received_on date not null,
  amount_sen bigint not null check (amount_sen > 0),
  principal_sen bigint not null check (principal_sen >= 0),
  return_sen bigint not null check (return_sen >= 0),
  late_sen bigint not null check (late_sen >= 0),
  charity_sen bigint not null default 0 check (charity_sen >= 0),
  excess_sen bigint not null default 0 check (excess_sen >= 0),
  state text not null default 'received' check (state in ('received', 'distributing', 'distributed')),
  cursor integer not null default 0,
  weights_total_sen bigint,
  seq integer not null,
  transfer_id uuid not null unique,
  distributed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (source_kind, source_id),
  unique (note_id, seq),
  check (amount_sen = principal_sen + return_sen + late_sen + charity_sen + excess_sen)
);
create index repayments_open on repayments (id) where state <> 'distributed';
create table repayment_parts (
  repayment_id uuid not null references repayments,
  number integer not null,
  part text not null check (part in ('principal', 'return', 'late', 'charity')),
  amount_sen bigint not null check (amount_sen > 0),
  created_at timestamptz not null default now(),
  primary key (repayment_id, number, part)
);
create table distribution_shares (
  repayment_id uuid not null references repayments,
  holding_id uuid not null references holdings,
  position integer not null check (position > 0),
  weight_sen bigint not null check (weight_sen >= 0),
  principal_sen bigint not null check (principal_sen >= 0),
  return_sen bigint not null check (return_sen >= 0),
  late_sen bigint not null check (late_sen >= 0),
  fee_sen bigint not null check (fee_sen >= 0),
  service_tax_sen bigint not null check (service_tax_sen >= 0),
  withholding_sen bigint not null check (withholding_sen >= 0),
  net_sen bigint not null check (net_sen >= 0),
  transfer_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (repayment_id, holding_id),
  unique (repayment_id, position),
  unique (transfer_id),
  check (net_sen = principal_sen + return_sen + late_sen - fee_sen - service_tax_sen - withholding_sen)
);
create index distribution_shares_holding on distribution_shares (holding_id);
create table disbursements (
  id uuid primary key,
  note_id uuid not null unique references notes,
  amount_sen bigint not null check (amount_sen > 0),
  fee_sen bigint not null check (fee_sen >= 0),
  service_tax_sen bigint not null check (service_tax_sen >= 0),
  net_sen bigint not null check (net_sen > 0),
  payout_id uuid not null unique references payouts,
  disbursed_on date,
  created_at timestamptz not null default now(),
  check (net_sen = amount_sen - fee_sen - service_tax_sen)
);
create table agreements (
  id uuid primary key,
  note_id uuid not null references notes,
  version integer not null,
  terms jsonb not null,
  accepted_at timestamptz not null,
  accepted_by uuid not null references users,
  file_id uuid references files,
  created_at timestamptz not null default now(),
  unique (note_id, version)
);
create index agreements_accepted_by on agreements (accepted_by);
create index agreements_file on agreements (file_id);
create table commodity_trades (
  id uuid primary key,
  note_id uuid not null references notes,
  step text not null check (step in ('purchase', 'sale', 'resale')),
  reference text not null unique,
  at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (note_id, step)
);
create table recoveries (
  id uuid primary key,
  note_id uuid not null references notes,
  kind text not null,
  amount_sen bigint not null,
  on_date date not null,
  approval_id uuid references approvals,
  created_at timestamptz not null default now()
);
create index recoveries_note on recoveries (note_id);
create index recoveries_approval on recoveries (approval_id);
-- Down Migration
select 1;
