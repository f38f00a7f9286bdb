import type { Day } from '@titian/finance/calendar';
import { type RateBps, rateBps } from '@titian/finance/rate';
import type { Sen } from '@titian/finance/sen';
import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Restructurings } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { endedInstalment, type RestructuringPlan } from '../domain/restructuring.ts';

/** An instalment as it was when a restructuring replaced its schedule. */
export interface FormerInstalment {
  readonly number: number;
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly paidPrincipalSen: Sen;
  readonly paidReturnSen: Sen;
  readonly settledOn: Day | null;
}

/** What two operators agreed anew with the issuer of a note. */
export interface Restructuring {
  readonly id: string;
  readonly number: number;
  readonly on: Day;
  readonly lastMonth: number;
  readonly extensionRateBps: RateBps;
  readonly additionalSen: Sen;
  readonly waivedLateSen: Sen;
  readonly waivedCharitySen: Sen;
  readonly adviser: { readonly name: string; readonly consentedOn: Day } | null;
  readonly former: readonly FormerInstalment[];
}

/** Keeps the schedule in force, with what each holding was promised of it, before a restructuring replaces it. */
export async function insertRestructuring(tx: Tx, row: Insertable<Restructurings>): Promise<void> {
  await tx.db.insertInto('restructurings').values(row).execute();
  await sql`insert into former_instalments (restructuring_id, number, due_on, principal_sen, return_sen,
      earned_return_sen, paid_principal_sen, paid_return_sen, settled_on)
    select ${row.id}, number, due_on, principal_sen, return_sen, earned_return_sen, paid_principal_sen,
      paid_return_sen, settled_on from instalments where note_id = ${row.note_id}`.execute(tx.db);
  await sql`insert into former_shares (restructuring_id, holding_id, principal_sen, return_sen)
    select ${row.id}, holding_id, principal_sen, return_sen from projected_shares
    where note_id = ${row.note_id}`.execute(tx.db);
}

/** Puts the new schedule in force; under the lock of its note. */
export async function replaceInstalments(
  tx: Tx,
  noteId: string,
  plan: RestructuringPlan,
  on: Day,
): Promise<void> {
  for (const row of plan.ended) {
    const ended = endedInstalment(row, on);
    await tx.db
      .updateTable('instalments')
      .set({
        ...{ due_on: ended.dueOn, principal_sen: ended.principalSen, return_sen: ended.returnSen },
        ...{ earned_return_sen: ended.earnedReturnSen, settled_on: on },
      })
      .where('note_id', '=', noteId)
      .where('number', '=', row.number)
      .execute();
  }
  await tx.db
    .insertInto('instalments')
    .values(
      plan.rows.map((row) => ({
        ...{ note_id: noteId, number: row.number, due_on: row.dueOn, planned_repayment_id: newId() },
        ...{ principal_sen: row.principalSen, return_sen: row.returnSen, earned_return_sen: row.earnedSen },
      })),
    )
    .execute();
}

/** How often a note was restructured: a version of it. */
export async function countRestructurings(reader: Reader, noteId: string): Promise<number> {
  const row = await reader.db
    .selectFrom('restructurings')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The month, counted from the issue, in which the newest restructured schedule ends; null where there is none. */
export async function findLastMonth(reader: Reader, noteId: string): Promise<number | null> {
  const row = await reader.db
    .selectFrom('restructurings')
    .select('last_month')
    .where('note_id', '=', noteId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.last_month ?? null;
}

/** The restructurings of a note, newest first, each with the schedule that it replaced. */
export async function listRestructurings(reader: Reader, noteId: string): Promise<Restructuring[]> {
  const rows = await reader.db
    .selectFrom('restructurings')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('number', 'desc')
    .execute();
  const former = await reader.db
    .selectFrom('former_instalments')
    .innerJoin('restructurings', 'restructurings.id', 'former_instalments.restructuring_id')
    .selectAll('former_instalments')
    .where('restructurings.note_id', '=', noteId)
    .orderBy('former_instalments.number')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number, on: row.on_date, lastMonth: row.last_month },
    ...{ extensionRateBps: rateBps(row.extension_rate_bps), additionalSen: row.additional_return_sen },
    ...{ waivedLateSen: row.waived_late_sen, waivedCharitySen: row.waived_charity_sen },
    adviser:
      row.adviser_name === null || row.adviser_consented_on === null
        ? null
        : { name: row.adviser_name, consentedOn: row.adviser_consented_on },
    former: former
      .filter((one) => one.restructuring_id === row.id)
      .map((one) => ({
        ...{ number: one.number, dueOn: one.due_on, settledOn: one.settled_on },
        ...{ principalSen: one.principal_sen, returnSen: one.return_sen },
        ...{ paidPrincipalSen: one.paid_principal_sen, paidReturnSen: one.paid_return_sen },
      })),
  }));
}
