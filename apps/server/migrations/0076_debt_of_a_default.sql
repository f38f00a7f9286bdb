-- Up Migration
-- Whether a Shariah note gives a rebate (ibra') for the months not begun when it defaults: agreed when it is signed.
insert into settings (key, effective_from, value) values ('ibra_on_default', '2000-01-01', 'true');
alter table agreements add column ibra_on_default boolean not null default true;
alter table agreements alter column ibra_on_default drop default;

-- Notes that are in default take it now: what was due at once is without the profit of months not begun on that day. A
-- note of one instalment has no such month, for it defaults after its end.
update instalments i set waived_return_sen = i.return_sen - i.paid_return_sen
from (
  select r.note_id, r.number, lag(r.due_on) over (partition by r.note_id order by r.number) as before_on, n.defaulted_on
  from instalments r join notes n on n.id = r.note_id
  where n.contract = 'Shariah' and n.state = 'defaulted') d
where d.note_id = i.note_id and d.number = i.number and d.before_on >= d.defaulted_on and i.settled_on is null;
-- Without principal and profit nothing is left of an instalment.
update instalments i set settled_on = n.defaulted_on from notes n
where n.id = i.note_id and n.contract = 'Shariah' and n.state = 'defaulted' and i.settled_on is null
  and i.due_on > n.defaulted_on and i.principal_sen = i.paid_principal_sen
  and i.return_sen = i.paid_return_sen + i.waived_return_sen;
-- Down Migration
select 1;
