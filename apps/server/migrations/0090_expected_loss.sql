-- Up Migration
-- What outstanding principal is worth by the days that its note is past due; beyond the last row, and in default, nothing.
insert into settings (key, effective_from, value) values ('principal_valuation_bps', '2000-01-01',
  '[{"up_to_days": 30, "bps": 10000}, {"up_to_days": 60, "bps": 7500}, {"up_to_days": 90, "bps": 5000}]');

-- Notes that were paid late, for the value of accounts at the end of earlier months.
create index instalments_paid_late on instalments (note_id) where settled_on > due_on;

-- A reward is money that comes in like a top-up: a yearly return needs its day.
delete from investor_flows where kind = 'referral_reward';
insert into investor_flows (account_id, from_on, kind, amount_sen, principal_sen, return_sen, late_sen, fee_sen, tax_sen)
  select e.account_id, e.business_date, e.kind, sum(e.amount_sen), 0, 0, 0, 0, 0 from entries e
  join investor_flow_heads h on h.account_id = e.account_id and e.seq <= h.seq
  where e.kind = 'referral_reward' group by e.account_id, e.business_date, e.kind;
-- Down Migration
select 1;
