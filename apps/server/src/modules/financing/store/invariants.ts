import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of applications and offers. */
export const financingInvariants: readonly Invariant[] = [
  {
    name: 'an application is offered, accepted or expired exactly as its newest offer says',
    text: `select a.id, a.state, o.state as offer_state from financing_applications a
      left join lateral (select state from offers where application_id = a.id order by id desc limit 1) o on true
      where (a.state = 'offered' and o.state is distinct from 'open')
        or (a.state = 'accepted' and o.state is distinct from 'accepted')
        or (o.state = 'open' and a.state <> 'offered') or (o.state = 'accepted' and a.state <> 'accepted')`,
  },
  {
    name: 'an offer rests on an assessment with its grade and on an approval by two operators',
    text: `select o.id from offers o join approvals p on p.id = o.approval_id
      where p.kind = 'financing_offer' and (p.state <> 'approved' or p.subject_id <> o.application_id
        or not exists (select from credit_assessments c
          where c.application_id = o.application_id and c.grade = o.grade))`,
  },
  {
    name: 'a score is what its points come to with the weights of its day, and those sum to the whole',
    text: `select c.id from credit_assessments c
      cross join lateral (select sum((w.value)::int) as whole, sum((w.value)::int * (c.components ->> w.key)::int) as weighted
        from jsonb_each_text(c.weights) w) t
      where t.whole is distinct from 100 or c.score is distinct from floor((t.weighted + 50) / 100.0)`,
  },
];
