-- Up Migration
-- Service fee, service tax and withholding are owed at the rate of the day on which a repayment is split, and whole sen of
-- it are taken (decision 036). What is owed and not taken yet stays with the holding, in 1/10,000 sen.
alter table holdings
  add column fee_remainder bigint not null default 0 check (fee_remainder >= 0),
  add column service_tax_remainder bigint not null default 0 check (service_tax_remainder >= 0),
  add column withholding_remainder bigint not null default 0 check (withholding_remainder >= 0);
alter table repayments
  add column split_on date,
  add column service_fee_bps integer check (service_fee_bps between 0 and 10000),
  add column service_tax_bps integer check (service_tax_bps between 0 and 10000),
  add column withholding_bps integer check (withholding_bps between 0 and 10000);
alter table distribution_shares add column is_non_resident boolean not null default false;

-- What was split before this: its day is that of its first transfer, its rates those that were known then.
create temporary table split_days on commit drop as
  select s.repayment_id, coalesce(t.day, (s.at at time zone 'Asia/Kuala_Lumpur')::date) as day, s.at
  from (select repayment_id, min(created_at) as at from distribution_shares group by repayment_id) s
  left join (select reference_id, min(business_date) as day from transfers
    where kind in ('distribution', 'service_fee', 'service_tax_on_fee', 'withholding_tax') group by reference_id) t
    on t.reference_id = s.repayment_id;
create function pg_temp.rate_on(wanted text, day date, known timestamptz) returns integer language sql stable as $$
  select (value #>> '{}')::integer from settings where key = wanted and effective_from <= day
    order by (created_at <= known) desc, effective_from desc limit 1 $$;
update repayments r set split_on = d.day,
    service_fee_bps = pg_temp.rate_on('service_fee_bps', d.day, d.at),
    service_tax_bps = pg_temp.rate_on('service_tax_bps', d.day, d.at),
    withholding_bps = pg_temp.rate_on('withholding_tax_bps', d.day, d.at)
  from split_days d where d.repayment_id = r.id;
alter table repayments add constraint repayments_rates_of_split check (
  num_nulls(weights_total_sen, split_on, service_fee_bps, service_tax_bps, withholding_bps) in (0, 5));
update distribution_shares s set is_non_resident = true from holdings h join investors i on i.user_id = h.investor_id
  where h.id = s.holding_id and i.tax_residence <> 'MY';

-- What was taken above what was owed, by note: two operators refund it.
create table deduction_refunds (
  id uuid primary key,
  note_id uuid not null unique references notes,
  -- The rate at which the service tax on these fees was charged; null where no fee goes back.
  service_tax_bps integer check (service_tax_bps between 0 and 10000),
  refunded_on date,
  approval_id uuid unique references approvals,
  created_at timestamptz not null default now(),
  check ((refunded_on is null) = (approval_id is null))
);
create table overtaken_deductions (
  holding_id uuid primary key references holdings,
  refund_id uuid not null references deduction_refunds,
  fee_sen bigint not null check (fee_sen >= 0),
  service_tax_sen bigint not null check (service_tax_sen >= 0),
  withholding_sen bigint not null check (withholding_sen >= 0),
  -- Service tax in 1/10,000 sen that is not owed, because its fee was not.
  untaxed bigint not null,
  created_at timestamptz not null default now(),
  check (fee_sen + service_tax_sen + withholding_sen > 0)
);
create index overtaken_deductions_refund on overtaken_deductions (refund_id);

-- Every paid share again, in its order: the fee that was owed by then is the most of it that is kept and taxed.
create temporary table replayed on commit drop as
  with stepped as (
    select s.holding_id, r.seq, r.service_tax_bps, s.fee_sen, s.service_tax_sen, s.withholding_sen,
      case when s.is_non_resident then s.return_sen * r.withholding_bps else 0 end as withholding_owed,
      sum(s.return_sen * r.service_fee_bps) over life as fee_owed, sum(s.fee_sen) over life as fee_taken
    from distribution_shares s join repayments r on r.id = s.repayment_id where s.position <= r.cursor
    window life as (partition by s.holding_id order by r.seq)),
  kept as (
    select stepped.*, least(fee_taken, div(fee_owed, 10000))
      - coalesce(lag(least(fee_taken, div(fee_owed, 10000))) over (partition by holding_id order by seq), 0) as kept
    from stepped),
  summed as (
    select holding_id, max(fee_owed) as fee_owed, sum(fee_sen) as fee, sum(service_tax_sen) as tax,
      sum(withholding_sen) as withheld, sum(withholding_owed) as withholding_owed,
      sum(fee_sen * service_tax_bps) as tax_charged,
      -- Fees that were taken too early and came to be owed later were charged at their day.
      case when sum(fee_sen) * 10000 > max(fee_owed) then sum(kept * service_tax_bps)
        else sum(fee_sen * service_tax_bps) end as tax_owed
    from kept group by holding_id)
  select holding_id, fee_owed, fee, tax_owed, tax, withholding_owed, withheld, tax_charged - tax_owed as untaxed,
    greatest(fee - div(fee_owed, 10000), 0) as fee_over, greatest(tax - div(tax_owed, 10000), 0) as tax_over,
    greatest(withheld - div(withholding_owed, 10000), 0) as withholding_over
  from summed;
update holdings h set
    fee_remainder = p.fee_owed - (p.fee - p.fee_over) * 10000,
    service_tax_remainder = p.tax_owed - (p.tax - p.tax_over) * 10000,
    withholding_remainder = p.withholding_owed - (p.withheld - p.withholding_over) * 10000
  from replayed p where p.holding_id = h.id;
insert into deduction_refunds (id, note_id, service_tax_bps)
  select gen_random_uuid(), h.note_id, round(sum(p.untaxed) / nullif(sum(p.fee_over), 0))::integer
  from replayed p join holdings h on h.id = p.holding_id
  where p.fee_over + p.tax_over + p.withholding_over > 0 group by h.note_id;
insert into overtaken_deductions (holding_id, refund_id, fee_sen, service_tax_sen, withholding_sen, untaxed)
  select p.holding_id, x.id, p.fee_over, p.tax_over, p.withholding_over, p.untaxed
  from replayed p join holdings h on h.id = p.holding_id join deduction_refunds x on x.note_id = h.note_id
  where p.fee_over + p.tax_over + p.withholding_over > 0;

-- Shares that are split and not paid yet take what is owed now.
with owed as (
  select s.repayment_id, s.holding_id, s.return_sen, r.service_tax_bps, h.service_tax_remainder,
    least(div(h.fee_remainder + s.return_sen * r.service_fee_bps, 10000), s.return_sen)::bigint as fee,
    div(h.withholding_remainder + case when s.is_non_resident then s.return_sen * r.withholding_bps else 0 end, 10000)::bigint
      as withheld
  from distribution_shares s join repayments r on r.id = s.repayment_id join holdings h on h.id = s.holding_id
  where s.position > r.cursor),
taxed as (
  select owed.*, least(div(service_tax_remainder + fee * service_tax_bps, 10000), return_sen - fee)::bigint as tax from owed)
update distribution_shares s set fee_sen = x.fee, service_tax_sen = x.tax,
    withholding_sen = least(x.withheld, x.return_sen - x.fee - x.tax),
    net_sen = s.principal_sen + s.late_sen + greatest(s.return_sen - x.fee - x.tax - x.withheld, 0)
  from taxed x where x.repayment_id = s.repayment_id and x.holding_id = s.holding_id;

revoke delete on deduction_refunds from titian_app;
revoke insert, update, delete on overtaken_deductions from titian_app;
-- Down Migration
select 1;
