-- Up Migration
-- Two operators close a claim short: what was open then is not expected any more, and is explained. `closed_paid_sen` is
-- what the guarantor had paid by then; what comes later is used as before.
alter table guarantee_claims
  add column closed_on date,
  add column closed_sen bigint check (closed_sen > 0),
  add column closed_paid_sen bigint check (closed_paid_sen between 0 and paid_sen),
  add column closed_why text,
  add column closing_approval_id uuid unique references approvals,
  add constraint guarantee_claims_closed check (num_nulls(closed_on, closed_sen, closed_paid_sen, closed_why,
    closing_approval_id) in (0, 5));

-- The day of the payment with which the guarantor completed the note.
alter table guarantee_claims add column completed_on date;
update guarantee_claims c set completed_on = r.paid_on
  from (select note_id, max(received_on) as paid_on from repayments
    where source_kind = 'guarantor' and principal_sen + return_sen > 0 group by note_id) r
  where r.note_id = c.note_id and exists (select from note_updates u where u.note_id = c.note_id
    and u.kind = 'guarantee' and u.title = 'The note was completed by its guarantor');
-- Down Migration
select 1;
