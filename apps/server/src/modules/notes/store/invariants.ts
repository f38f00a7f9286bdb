import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of campaigns and of the register of holders (ledger:verify). */
export const noteInvariants: readonly Invariant[] = [
  {
    name: 'a note has raised exactly its running subscriptions, and never more than its target',
    text: `select f.note_id, f.raised_sen, f.target_sen, s.total from note_funding f
      left join (select note_id, sum(amount_sen) as total, max(seq) as last_seq, count(*) as made
        from subscriptions where state in ('active', 'converted') group by note_id) s on s.note_id = f.note_id
      where f.raised_sen <> coalesce(s.total, 0) or f.raised_sen > f.target_sen`,
  },
  {
    name: 'a note that ended without being issued keeps what it had raised, and from how many',
    text: `select n.id, n.raised_at_end_sen, n.investors_at_end, s.total, s.investors from notes n
      left join (select note_id, sum(amount_sen) as total, count(distinct investor_id) as investors from subscriptions
        where state in ('active', 'returned') and not is_withdrawn group by note_id) s on s.note_id = n.id
      where n.state in ('expired', 'cancelled') and (n.raised_at_end_sen is distinct from coalesce(s.total, 0)
        or n.investors_at_end is distinct from coalesce(s.investors, 0))`,
  },
  {
    name: 'subscriptions of a note are numbered without a gap',
    text: `select f.note_id from note_funding f
      left join (select note_id, count(*) as made, max(seq) as last_seq from subscriptions group by note_id) s on s.note_id = f.note_id
      where f.last_seq <> coalesce(s.last_seq, 0) or f.last_seq <> coalesce(s.made, 0) or f.subscriptions <> coalesce(s.made, 0)`,
  },
  {
    name: 'every subscription moved exactly its amount, and every ended one moved it back or was converted',
    text: `select s.id from subscriptions s
      left join transfers t on t.id = s.id left join transfers r on r.id = s.return_transfer_id
      where t.id is null or t.amount_sen <> s.amount_sen or t.debit_account_id <> s.account_id
        or (s.state in ('returned', 'cancelled')) <> (r.id is not null)
        or (r.id is not null and (r.amount_sen <> s.amount_sen or r.credit_account_id <> s.account_id))`,
  },
  {
    name: 'no subscription points at a note or account that is not there',
    text: `select s.id from subscriptions s left join notes n on n.id = s.note_id
      left join accounts a on a.id = s.account_id and a.owner_id = s.investor_id where n.id is null or a.id is null`,
  },
  {
    name: 'an investor position is the sum of waiting subscriptions and outstanding holdings',
    text: `select coalesce(p.investor_id, w.investor_id, h.investor_id) as investor_id from investor_positions p
      full join (select investor_id, sum(amount_sen) as total from subscriptions where state = 'active' group by investor_id) w
        on w.investor_id = p.investor_id
      full join (select investor_id, sum(outstanding_sen) as total from holdings group by investor_id) h
        on h.investor_id = coalesce(p.investor_id, w.investor_id)
      where coalesce(p.waiting_sen, 0) <> coalesce(w.total, 0) or coalesce(p.outstanding_sen, 0) <> coalesce(h.total, 0)`,
  },
  {
    name: 'a holding began as exactly the converted subscriptions of its investor',
    text: `select h.id from holdings h
      left join (select note_id, investor_id, sum(amount_sen) as total from subscriptions
        where state = 'converted' group by note_id, investor_id) s on s.note_id = h.note_id and s.investor_id = h.investor_id
      where h.principal_sen <> coalesce(s.total, 0)`,
  },
  {
    name: 'a completed note owes nobody principal',
    text: `select h.id from holdings h join notes n on n.id = h.note_id
      where n.state in ('completed', 'recovered') and h.outstanding_sen <> 0`,
  },
  {
    name: 'the escrow of a note that raises money holds exactly what it raised',
    text: `select n.id from notes n join note_funding f on f.note_id = n.id
      left join (select account_id, sum(amount) as total from (
          select credit_account_id as account_id, amount_sen as amount from transfers
          union all select debit_account_id, -amount_sen from transfers) m group by account_id) b on b.account_id = n.escrow_account_id
      where (n.state in ('listed', 'funded', 'expired', 'cancelled') and coalesce(b.total, 0) <> f.raised_sen)
        or (n.state not in ('listed', 'funded', 'expired', 'cancelled') and coalesce(b.total, 0) <> 0)`,
  },
];
