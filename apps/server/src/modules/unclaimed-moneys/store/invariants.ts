import type { Invariant } from '../../../platform/invariants.ts';
import { platformAccount } from '../../ledger/public.ts';

const FOR_REGISTRAR = platformAccount('unclaimed_moneys');

/** What is always true of unclaimed moneys and of what is paid of them (CMP-11). */
export const unclaimedMoneyInvariants: readonly Invariant[] = [
  {
    name: 'an owner was notified of unclaimed money by a mail of its own',
    text: `select n.id from unclaimed_notices n
      where not exists (select from emails e where e.user_id = n.customer_id and e.template = 'unclaimed_money')`,
  },
  {
    name: 'unclaimed_moneys holds what was approved for the Registrar and the bank has not paid',
    text: `select held.total, open.total as open from
        (select coalesce(sum(case when credit_account_id = '${FOR_REGISTRAR}' then amount_sen else -amount_sen end), 0) as total
          from transfers where '${FOR_REGISTRAR}' in (credit_account_id, debit_account_id)) held,
        (select coalesce(sum(amount_sen), 0) as total from unclaimed_payments where state = 'approved') open
      where held.total <> open.total`,
  },
  {
    name: 'a payment of unclaimed money took its amount from its customer once, and gave it back once where it was returned',
    text: `select u.id from unclaimed_payments u join investors i on i.user_id = u.customer_id
        left join transfers x on x.id = u.transfer_id and x.kind = 'unclaimed_money' and x.reference_id = u.id
          and x.amount_sen = u.amount_sen and x.debit_account_id = i.cash_account_id
        left join transfers r on r.id = u.return_transfer_id and r.kind = 'unclaimed_money_returned'
          and r.reference_id = u.id and r.amount_sen = u.amount_sen and r.credit_account_id = i.cash_account_id
        where x.id is null or (u.state = 'returned') <> (r.id is not null)
      union all
      select t.id from transfers t where t.kind in ('unclaimed_money', 'unclaimed_money_returned')
        and not exists (select from unclaimed_payments u where t.id in (u.transfer_id, u.return_transfer_id))`,
  },
  {
    name: 'a payment of unclaimed money stands where its payout stands',
    text: `select u.id, u.state, p.state as payout from unclaimed_payments u left join payouts p on p.id = u.payout_id
      where p.id is null or p.purpose <> 'unclaimed_money' or p.purpose_id <> u.id or p.amount_sen <> u.amount_sen
        or p.user_id <> u.customer_id
        or u.state <> case when p.state in ('queued', 'approved', 'in_batch') then 'approved'
          when p.state = 'cancelled' then 'returned' else p.state end`,
  },
];
