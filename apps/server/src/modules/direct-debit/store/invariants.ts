import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of mandates and collections. */
export const directDebitInvariants: readonly Invariant[] = [
  {
    name: 'a paid collection is booked on its note once, for what was collected',
    text: `select c.id from collections c
      join payment_intents i on i.id = c.intent_id
      left join repayments r on r.source_kind = 'mandate' and r.source_id = c.id
      where c.note_id is not null and ((c.state = 'paid') <> (r.id is not null)
        or c.state = 'paid' and (r.note_id <> c.note_id or r.amount_sen <> c.amount_sen or i.state <> 'succeeded'))`,
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
    name: 'a recurring deposit is collected for its investor, and what came is their top-up of that amount',
    text: `select c.id, c.state, t.state as topup from collections c
      join mandates m on m.id = c.mandate_id
      join topups t on t.id = c.topup_id
      where t.investor_id <> c.user_id or t.intent_id is distinct from c.intent_id
        or (c.state = 'paid') <> (t.state in ('credited', 'held', 'refunded'))
        or (c.state <> 'paid' and t.amount_sen <> c.amount_sen)
        or (t.state = 'credited' and t.approval_id is null and t.amount_sen <> c.amount_sen)`,
  },
  {
    name: 'instalments are collected under mandates for repayments, deposits under mandates for deposits',
    text: `select c.id from collections c join mandates m on m.id = c.mandate_id
      where (m.purpose = 'deposit') <> (c.topup_id is not null)`,
  },
  {
    name: 'an active mandate was authorised at the bank',
    text: `select m.id from mandates m left join payment_intents i on i.id = m.intent_id
      where m.state in ('awaiting_bank_approval', 'active', 'maintenance_pending') and i.state is distinct from 'succeeded'`,
  },
];
