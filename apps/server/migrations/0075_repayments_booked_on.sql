-- Up Migration
-- Money may be booked long after it arrived, because it was held or recorded late. What it pays goes by the day on which
-- it arrived; whether it was recovered from a note in default, by the day on which it was booked.
alter table repayments add column booked_on date;
update repayments r set booked_on = greatest(r.received_on, t.business_date)
  from transfers t where t.id = r.transfer_id;
update repayments set booked_on = received_on where booked_on is null;
alter table repayments alter column booked_on set not null,
  add constraint repayments_booked_after_receipt check (booked_on >= received_on);
-- Down Migration
select 1;
