import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** An open credit that may post by itself where it is exact. */
export interface PostableLine {
  readonly bankReference: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
}

const POSTABLE = {
  name: 'postable_lines',
  // Of a line that the bank shows twice, a person decides whether it was paid twice. `offset 0` looks each line up by its
  // index: joined, every page would read all orders, payouts and lines there are.
  text: `select l.bank_reference as "bankReference", l.amount_sen as "amountSen", l.booked_on as "bookedOn", l.reference,
      l.counterparty, l.description
    from bank_statement_lines l
    where l.account = $1 and l.difference_state = 'open' and l.settled_on is null and l.is_final
      and not l.is_return and l.amount_sen > 0 and l.counterparty is not null
      and l.bank_reference > $2 and ($3::text is null or l.bank_reference = $3)
      and not exists (select from payment_orders o where o.exchange_order_no = l.reference offset 0)
      and not exists (select from payouts p where p.end_to_end_id = l.reference offset 0)
      and not exists (select from bank_statement_lines twin where twin.account = l.account
        and twin.booked_on = l.booked_on and twin.amount_sen = l.amount_sen
        and twin.counterparty = l.counterparty and twin.bank_reference <> l.bank_reference and not twin.is_return
        offset 0)
    order by l.bank_reference limit $4`,
};

/**
 * Open credits of an account from the bank's final statements that name nothing of the platform's own, in the order of
 * their references.
 * @param page the reference before the first one, or the only one
 */
export function listPostable(
  reader: Reader,
  accountNo: string,
  page: { readonly after?: string; readonly only?: string; readonly limit: number },
): Promise<PostableLine[]> {
  const values = [accountNo, page.after ?? '', page.only ?? null, page.limit];
  return reader.run<PostableLine & Record<string, unknown>>(POSTABLE, values);
}
