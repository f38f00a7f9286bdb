-- Up Migration
-- What a guarantor paid beyond what it owed is its own and no customer's: its payouts name none. `overpaid_sen` is what of
-- a payout is that money. One made before may hold both: what the issuer had paid for the guarantor counts as paid first.
alter table guarantor_payouts add column overpaid_sen bigint not null default 0
  check (overpaid_sen between 0 and amount_sen);
update guarantor_payouts g set overpaid_sen = greatest(o.through - o.repaid_sen, 0)
    - greatest(o.through - o.amount_sen - o.repaid_sen, 0)
  from (select p.id, p.amount_sen, c.repaid_sen,
      sum(p.amount_sen) over (partition by p.note_id order by p.id) as through
    from guarantor_payouts p join guarantee_claims c on c.note_id = p.note_id where p.state <> 'returned') o
  where o.id = g.id;

alter table payouts drop constraint payouts_owner_check,
  add constraint payouts_owner_check check (
    purpose = 'guarantor' or (user_id is null) = (purpose in ('line_return', 'sweep', 'remittance')));
-- Down Migration
select 1;
