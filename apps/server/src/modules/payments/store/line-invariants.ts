import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of lines that are allocated. */
export const lineInvariants: readonly Invariant[] = [
  {
    name: 'the parts of a line are its amount, and the transfer that explains it is of that amount',
    text: `select p.bank_reference from line_parts p
        join bank_statement_lines l on l.bank_reference = p.bank_reference
        left join transfers x on x.id = p.transfer_id
        group by p.bank_reference, l.amount_sen, l.difference_state, l.matched_kind, l.matched_id
        having sum(p.amount_sen) <> l.amount_sen or l.difference_state <> 'matched'
          or count(distinct p.transfer_id) <> 1 or min(x.amount_sen) is distinct from l.amount_sen
          or (min(p.target) = 'payout') <> (l.matched_kind = 'payout_return')
          or (min(p.target) <> 'payout' and l.matched_id::text <> min(p.transfer_id::text))
      union all
      select x.id::text from transfers x left join line_parts p on p.transfer_id = x.id
        where x.kind = 'line_received' and p.id is null`,
  },
  {
    name: 'a part that goes back to its sender is a return of its amount',
    text: `select p.id from line_parts p left join line_returns r on r.bank_reference = p.bank_reference
        and r.amount_sen = p.amount_sen and r.transfer_id = p.transfer_id
      where p.target = 'sender' and r.id is null`,
  },
];
