-- Up Migration
-- The effective rate of a bullet that was issued before it was stated anew at issue (decision 039): by the days from its
-- issue to its one due day. What was signed stays in the agreement as it was.
update notes n set effective_rate_bps = round(120000 * (power(
    (i.principal_sen + i.return_sen)::numeric / i.principal_sen, 365.0 / (12 * (i.due_on - n.issued_on))) - 1))
  from instalments i
  where i.note_id = n.id and n.profile = 'bullet' and n.issued_on is not null;
-- Down Migration
select 1;
