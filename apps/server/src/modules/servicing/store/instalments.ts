import type { Day } from '@titian/finance/calendar';
import type { Instalment } from '@titian/finance/schedule';
import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Instalments } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { InstalmentPayment, ScheduledInstalment, ServicedInstalment } from '../domain/instalment.ts';

/** Writes the schedule of a note at its issue, with the ids that its repayments will have (decision 049). */
export async function insertSchedule(tx: Tx, noteId: string, schedule: readonly Instalment[]): Promise<void> {
  await tx.db
    .insertInto('instalments')
    .values(
      schedule.map((row) => ({
        note_id: noteId,
        number: row.number,
        due_on: row.dueOn,
        principal_sen: row.principalSen,
        return_sen: row.returnSen,
        planned_repayment_id: newId(),
      })),
    )
    .execute();
}

/** The instalments of some notes with what was paid of each, oldest first. */
export async function listInstalments(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, ServicedInstalment[]>> {
  if (noteIds.length === 0) {
    return new Map();
  }
  return withPayments(noteIds, await selectRows(reader, noteIds), await listPayments(reader, noteIds));
}

/**
 * The instalments of some notes that are not settled, oldest first. What was paid of them is read where one is past due,
 * for the late charge goes by it.
 */
export async function listOpenInstalments(
  reader: Reader,
  noteIds: readonly string[],
  on: Day,
): Promise<Map<string, ServicedInstalment[]>> {
  const rows = await selectRows(reader, noteIds, true);
  const overdue = new Set(rows.filter((row) => row.due_on < on).map((row) => row.note_id));
  const payments = overdue.size === 0 ? new Map() : await listPayments(reader, [...overdue]);
  return withPayments(noteIds, rows, payments);
}

function withPayments(
  noteIds: readonly string[],
  rows: readonly Selectable<Instalments>[],
  payments: ReadonlyMap<string, InstalmentPayment[]>,
): Map<string, ServicedInstalment[]> {
  const byNote = new Map<string, ServicedInstalment[]>(noteIds.map((id) => [id, []]));
  for (const row of rows) {
    const paid = payments.get(`${row.note_id}:${row.number}`) ?? [];
    byNote.get(row.note_id)?.push({ ...scheduledOf(row), payments: paid });
  }
  return byNote;
}

/** The instalments of some notes with how much of each is paid, oldest first. */
export async function listSchedules(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, ScheduledInstalment[]>> {
  const byNote = new Map<string, ScheduledInstalment[]>(noteIds.map((id) => [id, []]));
  for (const row of await selectRows(reader, noteIds)) {
    byNote.get(row.note_id)?.push(scheduledOf(row));
  }
  return byNote;
}

/** One array, however many notes: an investor may hold ten thousand. */
async function selectRows(
  reader: Reader,
  noteIds: readonly string[],
  isOpenOnly = false,
): Promise<Selectable<Instalments>[]> {
  return noteIds.length === 0
    ? []
    : reader.db
        .selectFrom('instalments')
        .selectAll()
        .where('note_id', '=', oneOf(noteIds))
        .$if(isOpenOnly, (query) => query.where('settled_on', 'is', null))
        .orderBy('note_id')
        .orderBy('number')
        .execute();
}

function scheduledOf(row: Selectable<Instalments>): ScheduledInstalment {
  return {
    noteId: row.note_id,
    number: row.number,
    dueOn: row.due_on,
    principalSen: row.principal_sen,
    returnSen: row.return_sen,
    paidPrincipalSen: row.paid_principal_sen,
    paidReturnSen: row.paid_return_sen,
    waivedReturnSen: row.waived_return_sen,
    earnedReturnSen: row.earned_return_sen,
    waivedLateSen: row.waived_late_sen,
    waivedCharitySen: row.waived_charity_sen,
    settledOn: row.settled_on,
  };
}

const fields = {
  principal: 'principalSen',
  return: 'returnSen',
  late: 'lateSen',
  charity: 'charitySen',
} as const;

/** What each repayment paid of each instalment, by note and number, in the order in which the money came. */
async function listPayments(
  reader: Reader,
  noteIds: readonly string[],
): Promise<Map<string, InstalmentPayment[]>> {
  const parts = await reader.db
    .selectFrom('repayment_parts')
    .innerJoin('repayments', 'repayments.id', 'repayment_parts.repayment_id')
    .select([
      'repayments.note_id',
      'repayments.received_on',
      'repayments.seq',
      'repayment_parts.number',
      'repayment_parts.part',
      'repayment_parts.amount_sen',
    ])
    .where('repayments.note_id', '=', oneOf(noteIds))
    .orderBy('repayments.seq')
    .execute();
  const payments = new Map<string, Map<number, InstalmentPayment>>();
  for (const row of parts) {
    const key = `${row.note_id}:${row.number}`;
    const bySeq = payments.get(key) ?? new Map<number, InstalmentPayment>();
    const before = bySeq.get(row.seq) ?? emptyPayment(row.received_on);
    bySeq.set(row.seq, { ...before, [fields[row.part as keyof typeof fields]]: row.amount_sen });
    payments.set(key, bySeq);
  }
  return new Map([...payments].map(([key, bySeq]) => [key, [...bySeq.values()]]));
}

function emptyPayment(receivedOn: Day): InstalmentPayment {
  return {
    receivedOn,
    principalSen: ZERO_SEN,
    returnSen: ZERO_SEN,
    lateSen: ZERO_SEN,
    charitySen: ZERO_SEN,
  };
}

/** Writes what was paid of instalments; under the lock of their note. */
export async function updatePaid(
  tx: Tx,
  noteId: string,
  rows: readonly (ServicedInstalment & { readonly lateSettledSen: Sen })[],
): Promise<void> {
  await tx.run(UPDATE_PAID, [
    noteId,
    rows.map((row) => row.number),
    rows.map((row) => row.paidPrincipalSen),
    rows.map((row) => row.paidReturnSen),
    rows.map((row) => row.lateSettledSen),
    rows.map((row) => row.settledOn),
    rows.map((row) => row.waivedReturnSen),
    rows.map((row) => row.waivedLateSen),
    rows.map((row) => row.waivedCharitySen),
  ]);
}

const UPDATE_PAID = {
  name: 'servicing_paid',
  text: `update instalments set paid_principal_sen = row.principal, paid_return_sen = row.return,
      late_settled_sen = row.late, settled_on = row.settled, waived_return_sen = row.waived,
      waived_late_sen = row.waived_late, waived_charity_sen = row.waived_charity
    from unnest($2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::date[], $7::bigint[], $8::bigint[],
        $9::bigint[]) as row (number, principal, return, late, settled, waived, waived_late, waived_charity)
    where note_id = $1 and instalments.number = row.number`,
};

/** Notes with an instalment that was due on or before a day and is not settled. */
export async function notesWithDueRows(reader: Reader, upTo: Day): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('instalments')
    .select('note_id')
    .distinct()
    .where('settled_on', 'is', null)
    .where('due_on', '<=', upTo)
    .orderBy('note_id')
    .execute();
  return rows.map((row) => row.note_id);
}
