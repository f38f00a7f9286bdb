-- Up Migration
-- What came in after a write-off: together with what is still lost it is the loss as it was booked.
alter table holdings add column taken_back_sen bigint not null default 0 check (taken_back_sen >= 0),
  add check (written_off_sen + taken_back_sen <= principal_sen);
update holdings h set taken_back_sen = late.principal_sen
from (select s.holding_id, sum(s.principal_sen) as principal_sen
  from distribution_shares s
  join repayments r on r.id = s.repayment_id and s.position <= r.cursor
  join notes n on n.id = r.note_id and n.state = 'written_off'
  where r.created_at > (select min(u.created_at) from note_updates u where u.note_id = n.id and u.kind = 'written_off')
  group by s.holding_id) late
where h.id = late.holding_id and late.principal_sen > 0;
-- Down Migration
select 1;
