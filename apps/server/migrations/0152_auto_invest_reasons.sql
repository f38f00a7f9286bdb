-- Up Migration
-- Why a preset got nothing is what the run found when it was planned. Runs of before have no outcome: their reasons were
-- not recorded, and are never filled in.
alter table auto_invest_runs
  -- `planned`: presets were looked at; `closed`: the campaign took no more by then; `no_preset`: none was on at the
  -- listing; `failed`: it was given up before presets were looked at.
  add column outcome text check (outcome in ('planned', 'closed', 'no_preset', 'failed')),
  -- The figures of the business of that moment.
  add column share_percent integer check (share_percent between 0 and 100),
  add column minimum_sen bigint check (minimum_sen > 0),
  add check (outcome not in ('planned', 'closed') or minimum_sen is not null);

-- What a preset could have taken: more than it got where the share was divided.
alter table allocations add column cap_sen bigint check (cap_sen >= amount_sen);

-- Presets that match a note by their own terms, have the cash, were looked at in their turn, and got nothing. Too little
-- cash is in the ledger, other terms are in the versions of the preset: neither changes, so neither has a row.
create table allocation_refusals (
  run_id uuid not null references auto_invest_runs,
  investor_id uuid not null references presets,
  reason text not null check (reason in ('balance', 'limit', 'exposure', 'guaranteed', 'wakalah', 'not_topped_up',
    'fund_managed', 'not_approved', 'inactive', 'frozen')),
  -- What the owner had at that moment; null where who the owner is decided.
  cash_sen bigint check (cash_sen >= 0),
  invested_sen bigint check (invested_sen >= 0),
  with_issuer_sen bigint check (with_issuer_sen >= 0),
  limit_sen bigint check (limit_sen >= 0),
  primary key (investor_id, run_id),
  check ((reason in ('balance', 'limit', 'exposure')) = (num_nulls(cash_sen, invested_sen, with_issuer_sen) = 0)),
  check (reason <> 'limit' or limit_sen is not null)
);
create index allocation_refusals_run on allocation_refusals (run_id);
revoke update, delete on allocation_refusals from titian_app;
-- Down Migration
select 1;
