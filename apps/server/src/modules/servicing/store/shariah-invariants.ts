import type { Invariant } from '../../../platform/invariants.ts';

/** What is always true of the signatures of Shariah notes and of the commodity trades for them (decision 040). */
export const shariahInvariants: readonly Invariant[] = [
  {
    name: 'a Shariah note was issued after its whole commodity trade, for the signed prices and in its order',
    text: `select n.id from notes n
        left join note_signatures s on s.note_id = n.id and s.state = 'issued'
        left join disbursements d on d.note_id = n.id
        left join commodity_trades p on p.signature_id = s.id and p.step = 'purchase' and not p.is_reversal
        left join commodity_trades c on c.signature_id = s.id and c.step = 'sale' and not c.is_reversal
        left join commodity_trades r on r.signature_id = s.id and r.step = 'resale' and not r.is_reversal
      where n.contract = 'Shariah' and n.issued_on is not null and case when s.id is null
        then (select count(*) from commodity_trades o where o.note_id = n.id and o.signature_id is null) <> 3
        else s.signed_on <> n.issued_on or s.cost_sen <> d.amount_sen
          or s.sale_price_sen <> (select sum(i.principal_sen + i.return_sen) from instalments i where i.note_id = n.id)
          or p.price_sen is distinct from s.cost_sen or c.price_sen is distinct from s.sale_price_sen
          or r.price_sen is distinct from s.cost_sen
          or not (s.signed_at <= p.at and p.at <= c.at and c.at <= r.at) end`,
  },
  {
    name: 'a signature waits with a funded note, has issued one, or is void; none is reversed that has issued',
    text: `select s.id from note_signatures s join notes n on n.id = s.note_id
      where n.contract <> 'Shariah' or (s.state = 'issued') <> (n.issued_on is not null and s.state <> 'void')
        or s.state <> 'void' and exists (
          select from commodity_trades c where c.signature_id = s.id and (c.is_reversal or c.withdrawn_at is not null))
      union all
      select c.signature_id from commodity_trades c join note_signatures s on s.id = c.signature_id
      where c.note_id <> s.note_id`,
  },
  {
    name: 'a leg is reversed after it was carried out, at its own price',
    text: `select r.id from commodity_trades r
      left join commodity_trades f on f.signature_id = r.signature_id and f.step = r.step and not f.is_reversal
      where r.is_reversal and (f.reference is null or r.ordered_sen is distinct from f.price_sen)`,
  },
];
