-- Up Migration
-- Service tax is also worked out per business day and rate; what that differs from the tax taken is booked between fee
-- income and service tax. A fee that is booked late adds a further row for its day.
create table service_tax_days (
  id uuid primary key,
  day date not null,
  rate_bps integer not null check (rate_bps between 0 and 10000),
  fees_sen bigint not null,
  taken_sen bigint not null,
  -- To service tax where above zero, back to fee income below.
  difference_sen bigint not null check (difference_sen <> 0),
  transfer_id uuid not null unique,
  booked_on date not null,
  created_at timestamptz not null default now()
);
create index service_tax_days_day on service_tax_days (day, rate_bps);
revoke update, delete on service_tax_days from titian_app;

-- The last day up to which every earlier one has been worked out.
create table service_tax_progress (
  id boolean primary key default true check (id),
  through date not null
);
insert into service_tax_progress (through) values ('2000-01-01');
-- Down Migration
select 1;
