import type { Invariant } from '../../../platform/invariants.ts';

/** Each restructuring with the schedule that came after it: of a later one the former, else the one in force. */
const REPLACED = `
  select r.id, r.note_id, r.number, r.additional_return_sen, f.principal as former_principal, f.ret as former_return,
    coalesce(x.principal, i.principal) as principal, coalesce(x.ret, i.ret) as ret
  from restructurings r
    join (select restructuring_id, sum(principal_sen) as principal, sum(return_sen) as ret from former_instalments
      group by restructuring_id) f on f.restructuring_id = r.id
    left join restructurings later on later.note_id = r.note_id and later.number = r.number + 1
    left join (select restructuring_id, sum(principal_sen) as principal, sum(return_sen) as ret from former_instalments
      group by restructuring_id) x on x.restructuring_id = later.id
    join (select note_id, sum(principal_sen) as principal, sum(return_sen) as ret from instalments group by note_id) i
      on i.note_id = r.note_id`;

/** What is always true of notes whose schedule was replaced (REC-22). */
export const restructuringInvariants: readonly Invariant[] = [
  {
    name: 'a restructuring keeps the principal, and raises the return by exactly what was agreed in addition',
    text: `select id from (${REPLACED}) r
      where principal <> former_principal or ret <> former_return + additional_return_sen
      union all select r.id from restructurings r
        left join former_instalments f on f.restructuring_id = r.id where f.number is null`,
  },
  {
    name: 'a Shariah note is restructured at its sale price with the consent of an adviser, others without',
    text: `select r.id from restructurings r join notes n on n.id = r.note_id
      where (n.contract = 'Shariah') <> (r.adviser_file_id is not null)
        or (n.contract = 'Shariah' and (r.additional_return_sen > 0 or r.extension_rate_bps > 0))
        or (n.contract <> 'Shariah' and r.waived_charity_sen > 0) or r.extension_rate_bps > n.rate_bps`,
  },
  {
    name: 'a restructuring was approved by two operators, and numbers of a note have no gap',
    text: `select r.id from restructurings r left join approvals a on a.id = r.approval_id
      where a.state is distinct from 'approved' or a.kind <> 'restructuring' or a.subject_id <> r.note_id
      union all
      select r.id from (select id, number, row_number() over (partition by note_id order by number) as should
        from restructurings) r where r.number <> r.should`,
  },
  {
    name: 'what each holding was promised of a former schedule sums to it',
    text: `select f.restructuring_id, f.number from former_instalments f left join (
        select s.restructuring_id, u.number, sum(u.principal) as principal, sum(u.ret) as ret
        from former_shares s, unnest(s.principal_sen, s.return_sen) with ordinality as u (principal, ret, number)
        group by 1, 2) s on s.restructuring_id = f.restructuring_id and s.number = f.number
      where s.principal is distinct from f.principal_sen or s.ret is distinct from f.return_sen`,
  },
  {
    name: 'return that was earned before a restructuring is that of restructured notes alone',
    text: `select i.note_id from instalments i where i.earned_return_sen > 0
      and not exists (select from restructurings r where r.note_id = i.note_id)`,
  },
];
