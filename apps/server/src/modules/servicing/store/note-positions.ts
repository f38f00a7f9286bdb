import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

const POSITIONS = {
  name: 'note_positions',
  // Until the day of a restructuring its former instalments were in force, with those that were settled before them.
  text: `with later as (
      select distinct on (note_id) note_id, id from restructurings where on_date > $1 order by note_id, number),
    former as (select l.note_id, f.number, f.due_on, f.principal_sen, f.return_sen, f.settled_on, 0::bigint as waived
      from later l join former_instalments f on f.restructuring_id = l.id),
    schedule as (
      select i.note_id, i.number, i.due_on, i.principal_sen, i.return_sen, i.settled_on,
          case when i.settled_on is null then i.waived_return_sen else 0 end as waived
        from instalments i where not exists (select from former f where f.note_id = i.note_id and f.number <= i.number)
      union all
      select * from former),
    paid as (select r.note_id, p.number, coalesce(sum(p.amount_sen) filter (where p.part = 'principal'), 0) as principal,
        sum(p.amount_sen) as amount
      from repayments r join repayment_parts p on p.repayment_id = r.id and p.part in ('principal', 'return')
      where r.booked_on <= $1 group by 1, 2),
    unpaid as (select s.note_id, s.due_on, s.principal_sen as promised, s.principal_sen - coalesce(p.principal, 0) as principal,
        case when s.settled_on <= $1 then 0
          else greatest(s.principal_sen + s.return_sen - s.waived - coalesce(p.amount, 0), 0) end as owed
      from schedule s left join paid p on p.note_id = s.note_id and p.number = s.number)
    select n.id, n.issuer_id, n.grade, n.contract, n.type, n.industry, n.state_code, n.issued_on,
      n.defaulted_on <= $1 and n.defaulted_on is not null as is_defaulted,
      n.state = 'written_off' and n.completed_on <= $1 as is_written_off,
      sum(u.promised)::bigint as funded, sum(u.principal)::bigint as principal,
      coalesce(sum(u.owed) filter (where u.due_on < $1 or n.defaulted_on <= $1), 0)::bigint as overdue,
      min(u.due_on) filter (where u.owed > 0 and u.due_on < $1) as oldest_due
    from notes n join unpaid u on u.note_id = n.id where n.issued_on <= $1 group by n.id order by n.id`,
};

/** What was owed on an issued note at the end of a day. */
export interface NotePosition {
  readonly noteId: string;
  readonly issuerId: string;
  readonly grade: string;
  readonly contract: string;
  readonly type: string;
  readonly industry: string;
  readonly stateCode: string;
  readonly issuedOn: Day;
  readonly fundedSen: Sen;
  readonly isDefaulted: boolean;
  readonly isWrittenOff: boolean;
  /** Principal not paid; what was written off is no more owed and counts in `writtenOffSen`. */
  readonly outstandingSen: Sen;
  readonly writtenOffSen: Sen;
  /** Principal and return past due; of a note in default all that is unpaid, for the whole debt is due. */
  readonly overdueSen: Sen;
  /** Due day of the oldest instalment past due; null where none is. */
  readonly oldestDueOn: Day | null;
}

interface PositionRow {
  readonly id: string;
  readonly issuer_id: string;
  readonly grade: string;
  readonly contract: string;
  readonly type: string;
  readonly industry: string;
  readonly state_code: string;
  readonly issued_on: Day;
  readonly funded: bigint;
  readonly is_defaulted: boolean;
  readonly is_written_off: boolean;
  readonly principal: bigint;
  readonly overdue: bigint;
  readonly oldest_due: Day | null;
}

/**
 * Every note issued up to a day as it was at the end of that day: by the schedule then in force and what was booked until
 * then, so the answer for a past day stays the same.
 */
export async function listPositions(reader: Reader, on: Day): Promise<NotePosition[]> {
  const rows = await reader.run<PositionRow>(POSITIONS, [on]);
  return rows.map((row) => {
    const [none, principal] = [sen(0n), sen(row.principal)];
    return {
      ...{ noteId: row.id, issuerId: row.issuer_id, grade: row.grade, contract: row.contract },
      ...{ type: row.type, industry: row.industry, stateCode: row.state_code, issuedOn: row.issued_on },
      ...{ fundedSen: sen(row.funded), isDefaulted: row.is_defaulted, isWrittenOff: row.is_written_off },
      outstandingSen: row.is_written_off ? none : principal,
      writtenOffSen: row.is_written_off ? principal : none,
      overdueSen: row.is_written_off ? none : sen(row.overdue),
      oldestDueOn: row.oldest_due,
    };
  });
}
