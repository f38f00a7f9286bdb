import type { Day } from '@titian/finance/calendar';
import { type RawBuilder, sql } from 'kysely';

/**
 * What is owed on the notes `n` with their oldest instalments `o`, as columns of a list: `outstanding_sen` principal,
 * `overdue_sen` principal and return past due (in default all that is unpaid, for the whole debt is due), `days_late`.
 */
export function noteFigures(today: Day): RawBuilder<unknown> {
  return sql`case when n.issued_on is null then 0
        else coalesce((select sum(h.outstanding_sen) from holdings h where h.note_id = n.id), 0) end::bigint as outstanding_sen,
      case when n.is_late then coalesce((select
          sum(i.principal_sen + i.return_sen - i.paid_principal_sen - i.paid_return_sen - i.waived_return_sen)
        from instalments i where i.note_id = n.id and i.settled_on is null
          and (i.due_on < ${today}::date or n.state = 'defaulted')), 0)
        else 0 end::bigint as overdue_sen,
      case when n.is_late and o.unpaid_due_on < ${today}::date then ${today}::date - o.unpaid_due_on else 0 end as days_late`;
}
