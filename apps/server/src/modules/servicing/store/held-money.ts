import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { WaitingMoney } from '../domain/waiting-money.ts';

const WAITING = {
  name: 'servicing_waiting_money',
  text: `select r.held_on, r.amount_sen from held_receipts r
      left join repayment_orders o on r.purpose = 'repayment' and o.id = r.purpose_id
      left join collections c on r.purpose = 'collection' and c.id = r.purpose_id
    where r.state = 'held' and $1::uuid in (o.note_id, c.note_id) and r.held_on <= $2
    order by r.held_on, r.id`,
};

/** Money on its way to a note that had arrived by a day and waits for two operators, oldest first. */
export async function listWaitingMoney(reader: Reader, noteId: string, by: Day): Promise<WaitingMoney[]> {
  const rows = await reader.run<{ held_on: Day; amount_sen: Sen }>(WAITING, [noteId, by]);
  return rows.map((row) => ({ arrivedOn: row.held_on, amountSen: row.amount_sen }));
}

const HELD = {
  name: 'servicing_held_money',
  text: `select coalesce(o.note_id, c.note_id) as note_id, sum(r.amount_sen)::bigint as amount_sen from held_receipts r
      left join repayment_orders o on r.purpose = 'repayment' and o.id = r.purpose_id
      left join collections c on r.purpose = 'collection' and c.id = r.purpose_id
    where r.state = 'held' and coalesce(o.note_id, c.note_id) = any($1::uuid[]) and r.held_on <= $2
    group by 1`,
};

/** The same in all, of some notes; notes without any are left out. */
export async function heldMoneyOf(
  reader: Reader,
  noteIds: readonly string[],
  by: Day,
): Promise<Map<string, Sen>> {
  const rows = await reader.run<{ note_id: string; amount_sen: Sen }>(HELD, [noteIds, by]);
  return new Map(rows.map((row) => [row.note_id, row.amount_sen]));
}
