-- Up Migration
-- A guarantor pays what was claimed later, in parts, more or less: `paid_sen` is what it has paid on the note so far,
-- `overpaid_sen` what it paid beyond what it owed, which stays its own; the day and the repayment are its last.
alter table guarantee_claims
  drop constraint guarantee_claims_amount_sen_check,
  drop constraint guarantee_claims_check,
  drop constraint guarantee_claims_check1,
  drop constraint guarantee_claims_check2;
alter table guarantee_claims rename column amount_sen to paid_sen;
update guarantee_claims set paid_sen = 0 where paid_sen is null;
alter table guarantee_claims
  alter column paid_sen set default 0,
  alter column paid_sen set not null,
  add column overpaid_sen bigint not null default 0 check (overpaid_sen >= 0),
  add constraint guarantee_claims_paid_sen_check check (paid_sen >= 0),
  add constraint guarantee_claims_paid_on check ((paid_on is null) = (paid_sen + overpaid_sen = 0)),
  add constraint guarantee_claims_repayment check ((paid_on is null) = (repayment_id is null)),
  add constraint guarantee_claims_repaid check (repaid_sen <= paid_sen);
-- Down Migration
select 1;
