-- Up Migration
-- What back-tests counted: a version of a rule is proposed with one of exactly its values (TXM-12).
create table monitoring_backtests (
  id uuid primary key,
  operator_id uuid not null references operators,
  kind text not null,
  -- The version in force that it was compared with.
  version integer not null,
  is_enabled boolean not null,
  severity text not null,
  days integer,
  count integer,
  amount_sen bigint,
  percent integer,
  from_on date not null,
  until_on date not null check (until_on >= from_on),
  tested_on date not null check (tested_on > until_on),
  alerts integer not null check (alerts >= 0),
  alerts_in_force integer not null check (alerts_in_force >= 0),
  created_at timestamptz not null default now(),
  foreign key (kind, version) references monitoring_rules (kind, version)
);
create index monitoring_backtests_operator on monitoring_backtests (operator_id);
create index monitoring_backtests_rule on monitoring_backtests (kind, version);
revoke update on monitoring_backtests from titian_app;

-- Open proposals have no back-test that could be shown to whoever decides; they are made anew.
update approvals set state = 'expired', decided_at = now() where kind = 'monitoring_rule' and state = 'proposed';
-- Down Migration
select 1;
