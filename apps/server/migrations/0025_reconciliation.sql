-- Up Migration
-- How far transfers are rolled up into account_days: all that began before `through`; `upcoming` while a run adds more.
create table ledger_roll_up (
  id boolean primary key default true check (id),
  through timestamptz not null,
  upcoming timestamptz not null
);
insert into ledger_roll_up (through, upcoming) values ('2000-01-01', '2000-01-01');
create index account_days_day on account_days (day);

-- The start of the oldest transaction under way: everything that began earlier is committed or gone.
create function oldest_transaction() returns timestamptz
language sql volatile security definer set search_path = pg_catalog as $$
  select min(xact_start) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
$$;
revoke execute on function oldest_transaction() from public;
grant execute on function oldest_transaction() to titian_app;

-- Reading what moved the banks, and what moved cash after a day, must not grow with everything else.
create index transfers_bank on transfers (created_at) where
  debit_account_id in ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002')
  or credit_account_id in ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002');
create index entries_business_date on entries using brin (business_date);

-- `batch`: read while payouts were under way, perhaps before the day was over, so its closing balance proves no day.
alter table bank_statements
  add column statement_no text not null default '',
  add column format text not null default 'camt053' check (format in ('camt053', 'mt940')),
  add column source text not null default 'batch' check (source in ('batch', 'day', 'upload')),
  add column imported_by uuid references operators,
  add column lines integer not null default 0 check (lines >= 0),
  add column new_lines integer not null default 0 check (new_lines >= 0),
  add check ((source = 'upload') = (imported_by is not null));
create index bank_statements_day on bank_statements (account, to_on, id desc);
create index bank_statements_importer on bank_statements (imported_by) where imported_by is not null;

-- `settled_on`: the later of the bank's day and the ledger's; from then on the line explains no difference.
alter table bank_statement_lines
  add column account text not null default '',
  add column description text,
  add column settled_on date;
update bank_statement_lines l set account = s.account from bank_statements s where s.id = l.statement_id;
alter table bank_statement_lines alter column account drop default;
create index bank_statement_lines_booked on bank_statement_lines (account, booked_on);
create index bank_statement_lines_settled on bank_statement_lines (account, settled_on, booked_on);

-- Transfers of the ledger that a bank has to show on a statement.
create table bank_movements (
  transfer_id uuid primary key,
  account text not null check (account in ('trust_bank', 'operating_bank')),
  amount_sen bigint not null check (amount_sen <> 0),
  kind text not null,
  reference_id uuid not null,
  ledger_on date not null,
  bank_reference text unique references bank_statement_lines (bank_reference),
  settled_on date,
  created_at timestamptz not null default now(),
  check ((bank_reference is null) = (settled_on is null))
);
create index bank_movements_settled on bank_movements (account, settled_on, ledger_on);
create table reconciliation_progress (
  account text primary key check (account in ('trust_bank', 'operating_bank')),
  movements_through timestamptz not null default '2000-01-01',
  -- The first day whose figures have changed since they were worked out.
  dirty_from date
);
insert into reconciliation_progress (account) values ('trust_bank'), ('operating_bank');

drop table reconciliations;
create table reconciliations (
  day date not null,
  account text not null check (account in ('trust_bank', 'operating_bank')),
  bank_sen bigint,
  ledger_sen bigint not null,
  -- What the ledger has and the statement not yet: in less out.
  in_transit_sen bigint not null,
  -- What the statement has and the ledger not (yet).
  unmatched_sen bigint not null,
  unexplained_sen bigint,
  state text not null check (state in ('balanced', 'explained', 'open', 'no_statement')),
  explained_by uuid references operators,
  created_at timestamptz not null default now(),
  primary key (day, account),
  check ((bank_sen is null) = (state = 'no_statement')),
  check ((bank_sen is null) = (unexplained_sen is null)),
  check (bank_sen is null or unexplained_sen = bank_sen - (ledger_sen - in_transit_sen + unmatched_sen))
);
create index reconciliations_explained_by on reconciliations (explained_by) where explained_by is not null;
create index reconciliations_missing on reconciliations (account, day) where state = 'no_statement';

-- A difference that a person has to look at. The same cause is one row for ever: `cause` names it.
create table reconciliation_exceptions (
  id uuid primary key,
  account text not null check (account in ('trust_bank', 'operating_bank')),
  kind text not null check (kind in (
    'unknown_credit', 'unknown_debit', 'unknown_return', 'wrong_amount', 'duplicate', 'unconfirmed_payment',
    'missing_line', 'missing_payout', 'wrong_sum', 'difference')),
  cause text not null unique,
  amount_sen bigint,
  detail text not null,
  since_on date not null,
  state text not null default 'open' check (state in ('open', 'resolved')),
  owner_id uuid references operators,
  resolved_by uuid references operators,
  resolved_at timestamptz,
  resolution text,
  created_at timestamptz not null default now(),
  check ((state = 'resolved') = (resolved_at is not null)),
  check ((state = 'resolved') = (resolution is not null))
);
create index reconciliation_exceptions_open on reconciliation_exceptions (account, since_on) where state = 'open';
create index reconciliation_exceptions_owner on reconciliation_exceptions (owner_id) where owner_id is not null;
create index reconciliation_exceptions_resolver on reconciliation_exceptions (resolved_by) where resolved_by is not null;
-- Down Migration
select 1;
