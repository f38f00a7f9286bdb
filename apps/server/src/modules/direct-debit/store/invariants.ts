import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of mandates and collections. */
export const directDebitInvariants: readonly Invariant[] = [
  {
    name: 'a paid collection is booked on its note once, for what was collected',
    text: `select c.id from collections c
      join payment_intents i on i.id = c.intent_id
      left join repayments r on r.source_kind = 'mandate' and r.source_id = c.id
      where (c.state = 'paid') <> (r.id is not null)
        or (c.state = 'paid' and (r.note_id <> c.note_id or r.amount_sen <> c.amount_sen or i.state <> 'succeeded'))`,
  },
  {
    name: 'a repayment under a mandate has its collection',
    text: `select r.id from repayments r left join collections c on c.id = r.source_id
      where r.source_kind = 'mandate' and c.id is null`,
  },
  {
    name: 'nothing is collected above the mandate, before it begins or after it ends',
    text: `select c.id from collections c join mandates m on m.id = c.mandate_id
      where c.amount_sen > greatest(m.max_amount_sen, m.most_allowed_sen) or c.collect_on < m.starts_on or c.collect_on > m.ends_on
        or c.user_id <> m.user_id`,
  },
  {
    name: 'an active mandate was authorised at the bank',
    text: `select m.id from mandates m left join payment_intents i on i.id = m.intent_id
      where m.state in ('awaiting_bank_approval', 'active', 'maintenance_pending') and i.state is distinct from 'succeeded'`,
  },
];
