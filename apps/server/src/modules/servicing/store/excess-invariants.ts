import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of money that issuers paid beyond what was due. */
export const excessInvariants: readonly Invariant[] = [
  {
    name: 'the excess account of a note holds exactly what waits on it, and never less than nothing',
    text: `select n.id, a.id as account_id, coalesce(b.balance, 0) as balance, coalesce(o.open, 0) as open
      from accounts a left join excess_accounts x on x.account_id = a.id left join notes n on n.id = x.note_id
      left join (
        select account_id, sum(amount) as balance from (
          select credit_account_id as account_id, amount_sen as amount from transfers
          union all select debit_account_id, -amount_sen from transfers) m group by account_id) b
        on b.account_id = a.id
      left join (select note_id, sum(open_sen) as open from excesses group by note_id) o on o.note_id = x.note_id
      where a.kind = 'note_excess' and (n.id is null or a.owner_id <> n.id
        or coalesce(b.balance, 0) <> coalesce(o.open, 0) or coalesce(b.balance, 0) < 0)`,
  },
  {
    name: 'an excess is what its source brought, less what was used of it',
    text: `select e.id from excesses e
        left join (select excess_id, sum(amount_sen) as used from excess_uses group by excess_id) u on u.excess_id = e.id
        left join repayments r on e.source_kind = 'repayment' and r.id = e.source_id
        left join payouts p on e.source_kind = 'returned' and p.id = e.source_id
        where e.amount_sen - e.open_sen <> coalesce(u.used, 0)
          or (e.source_kind = 'repayment'
            and (r.note_id is distinct from e.note_id or r.excess_sen <> e.amount_sen or r.source_kind = 'excess'))
          or (e.source_kind = 'returned' and (p.purpose is distinct from 'excess' or p.state <> 'returned'
            or p.amount_sen <> e.amount_sen))`,
  },
  {
    name: 'what excess paid is a repayment of its amount on its note, or a transfer to its issuer',
    text: `select u.reference_id from (
          select u.reference_id, u.kind, e.note_id, sum(u.amount_sen) as used from excess_uses u
          join excesses e on e.id = u.excess_id group by u.reference_id, u.kind, e.note_id) u
        left join repayments r on u.kind = 'applied' and r.id = u.reference_id
        left join transfers t on u.kind = 'refunded' and t.id = u.reference_id
        where (u.kind = 'applied' and (r.source_kind is distinct from 'excess' or r.note_id <> u.note_id
            or r.amount_sen <> u.used))
          or (u.kind = 'refunded' and (t.kind is distinct from 'repayment_excess' or t.note_id <> u.note_id
            or t.amount_sen <> u.used))
      union all
      select r.id from repayments r
        where r.source_kind = 'excess' and not exists (
          select from excess_uses u where u.kind = 'applied' and u.reference_id = r.id)`,
  },
  {
    name: 'excess waits on running notes only, and beside nothing that was due on a day that is over',
    text: `select e.note_id from excesses e join notes n on n.id = e.note_id
      where e.open_sen > 0 and (n.state <> 'issued'
        or not exists (select from instalments i where i.note_id = n.id and i.settled_on is null)
        or exists (select from instalments i where i.note_id = n.id and i.settled_on is null
          and i.due_on <= (select max(day) from business_days where finished_at is not null)
          and i.principal_sen + i.return_sen - i.waived_return_sen > i.paid_principal_sen + i.paid_return_sen))`,
  },
];
