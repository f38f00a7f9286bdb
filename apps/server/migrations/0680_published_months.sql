-- Up Migration
-- Public statistics (decision 182): the figures and the loan book of each month as of its last day. The first version is the
-- publication, each later one a restatement; none is ever changed.
create table published_months (
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  version integer not null check (version > 0),
  -- The business day on which it was made.
  made_on date not null,
  -- The figures, and of a restatement what it changed.
  content text not null,
  content_hash bytea not null check (octet_length(content_hash) = 32),
  -- A CSV file, byte by byte.
  loan_book text not null,
  loan_book_hash bytea not null check (octet_length(loan_book_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (month, version)
);

create trigger published_months_append_only before update or delete on published_months
  for each row execute function refuse_change();
create trigger published_months_no_truncate before truncate on published_months
  for each statement execute function refuse_change();
revoke insert, update, delete on published_months from titian_app;
grant insert on published_months to titian_worker;
-- Down Migration
drop table published_months;
