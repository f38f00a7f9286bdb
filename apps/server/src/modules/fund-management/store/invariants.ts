import type { Invariant } from '../../../platform/invariants.ts';

export const fundManagementInvariants: readonly Invariant[] = [
  {
    name: 'an executed order is the subscription of its investor and note, the withdrawal of its amount, or takes back what it names',
    text: `select o.id from managed_orders o left join subscriptions s on s.id = o.subscription_id
        and s.investor_id = o.investor_id and s.note_id = o.note_id and s.amount_sen <= o.amount_sen
        and (s.amount_sen = o.amount_sen or o.fill_remaining)
      where o.state = 'executed' and o.kind = 'subscription' and s.id is null
    union all
    select o.id from managed_orders o left join withdrawals w on w.id = o.withdrawal_id
        and w.investor_id = o.investor_id and w.amount_sen = o.amount_sen
      where o.state = 'executed' and o.kind = 'withdrawal' and w.id is null
    union all
    select o.id from managed_orders o left join managed_orders b on b.subscription_id = o.cancelled_id
        and b.investor_id = o.investor_id and b.note_id = o.note_id
      left join subscriptions s on s.id = o.cancelled_id and s.amount_sen = o.amount_sen
        and (o.state <> 'executed' or s.state in ('cancelled', 'returned'))
      where o.kind = 'cancellation' and (b.id is null or s.id is null)`,
  },
  {
    name: 'an order is executed, rejected or lapsed as its proposal was decided, by another than who entered it',
    text: `select o.id from managed_orders o left join approvals a on a.kind = 'managed_order' and a.subject_id = o.id
      group by o.id
      having count(a.id) <> 1 or bool_or(a.maker_id <> o.entered_by) or bool_or(a.checker_id = o.entered_by)
        or bool_or((o.state = 'executed') <> (a.state = 'approved'))
        or bool_or((o.state = 'proposed') <> (a.state = 'proposed'))`,
  },
];
