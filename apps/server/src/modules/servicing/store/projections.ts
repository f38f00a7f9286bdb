import type { Day } from '@titian/finance/calendar';
import { type PlaceInSplit, type ProjectedSplit, placeOf } from '@titian/finance/projection';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { writeInSlices } from '../../../platform/db/write-in-slices.ts';
import { newId } from '../../../platform/ids.ts';
import { type InstalmentAmounts, type PlannedInstalment, sharesIn } from '../domain/projected-shares.ts';

/** The instalments of a note with the ids that their repayments will have, in order. */
export async function listPlanned(reader: Reader, noteId: string): Promise<PlannedInstalment[]> {
  const rows = await reader.db
    .selectFrom('instalments')
    .selectAll()
    .where('note_id', '=', noteId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    dueOn: row.due_on,
    principalSen: row.principal_sen,
    paidPrincipalSen: row.paid_principal_sen,
    returnSen: row.return_sen,
    waivedReturnSen: row.waived_return_sen,
    paidReturnSen: row.paid_return_sen,
    isSettled: row.settled_on !== null,
    plannedRepaymentId: row.planned_repayment_id,
  }));
}

/** The oldest instalment of a note that is not settled, with the id of the repayment that comes next. */
export interface NextSplit {
  readonly number: number;
  readonly repaymentId: string;
}

const NEXT = {
  name: 'servicing_next_split',
  text: `select number, planned_repayment_id from instalments where note_id = $1 and settled_on is null
    order by number limit 1`,
};

export async function findNextSplit(reader: Reader, noteId: string): Promise<NextSplit | null> {
  const [row] = await reader.run<{ number: number; planned_repayment_id: string }>(NEXT, [noteId]);
  return row === undefined ? null : { number: row.number, repaymentId: row.planned_repayment_id };
}

/** Chooses the id of the repayment that will pay the rest of an instalment; the one before is taken. */
export async function renewPlanned(tx: Tx, noteId: string, number: number): Promise<void> {
  await tx.db
    .updateTable('instalments')
    .set({ planned_repayment_id: newId() })
    .where('note_id', '=', noteId)
    .where('number', '=', number)
    .execute();
}

/** Whether a note has a projection, and whether something was paid otherwise since; null before it has one. */
export async function findProjection(
  reader: Reader,
  noteId: string,
): Promise<{ readonly isStale: boolean } | null> {
  const row = await reader.db
    .selectFrom('share_projections')
    .select('is_stale as isStale')
    .where('note_id', '=', noteId)
    .executeTakeFirst();
  return row ?? null;
}

/** Something is paid otherwise than projected; `ifCombined`: only where several instalments were projected as one. */
export async function markStale(tx: Tx, noteId: string, ifCombined = false): Promise<void> {
  await tx.db
    .updateTable('share_projections')
    .set({ is_stale: true })
    .where('note_id', '=', noteId)
    .$if(ifCombined, (query) => query.where('combined_through_number', 'is not', null))
    .execute();
}

const ROWS_PER_WRITE = 2_000;
const PLACES = `unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[])
  as row (holding, ahead, weight, principal, ret)`;
const INSERT = {
  name: 'servicing_projected',
  text: `insert into projected_shares (holding_id, note_id, ahead_sen, weight_sen, principal_sen, return_sen)
    select holding, $1, ahead::bigint[], weight::bigint[], principal::bigint[], ret::bigint[] from ${PLACES}`,
};
const REPLACE = {
  name: 'servicing_projection_replaced',
  text: `update projected_shares s set ahead_sen = ahead::bigint[], weight_sen = weight::bigint[],
      principal_sen = principal::bigint[], return_sen = ret::bigint[], revised_ahead_sen = null,
      revised_weight_sen = null, revised_principal_sen = null, revised_return_sen = null
    from ${PLACES} where s.holding_id = holding and s.note_id = $1`,
};
const REVISE = {
  name: 'servicing_projected_again',
  text: `update projected_shares s set revised_ahead_sen = ahead::bigint[], revised_weight_sen = weight::bigint[],
      revised_principal_sen = principal::bigint[], revised_return_sen = ret::bigint[]
    from ${PLACES} where s.holding_id = holding and s.note_id = $1`,
};

/** The splits of a note's instalments, in order, and the amounts that they share out. */
interface Projected {
  readonly splits: readonly ProjectedSplit[];
  readonly amounts: readonly InstalmentAmounts[];
}

/** Stores what a note promises each of its holdings, given in the order of the places; once. */
export async function insertProjection(
  tx: Tx,
  noteId: string,
  holdingIds: readonly string[],
  promised: Projected & { readonly dueOn: readonly Day[] },
): Promise<void> {
  await tx.db
    .insertInto('share_projections')
    .values({
      note_id: noteId,
      total_sen: arrayOf(promised.splits.map((one) => one.totalSen)),
      due_on: sql<Day[]>`${promised.dueOn}::date[]`,
    })
    .execute();
  await writePlaces(tx, INSERT, noteId, { holdingIds, ...promised });
}

/** Stores what a note promises each of its holdings by a new schedule. */
export async function replaceProjection(
  tx: Tx,
  noteId: string,
  holdingIds: readonly string[],
  promised: Projected & { readonly dueOn: readonly Day[] },
): Promise<void> {
  await tx.db
    .updateTable('share_projections')
    .set({
      ...{ total_sen: arrayOf(promised.splits.map((one) => one.totalSen)), revised_total_sen: null },
      ...{ due_on: sql<Day[]>`${promised.dueOn}::date[]`, combined_through_number: null, is_stale: false },
    })
    .where('note_id', '=', noteId)
    .execute();
  await writePlaces(tx, REPLACE, noteId, { holdingIds, ...promised });
}

/** Stores what is still to come where it is not as promised. */
export async function reviseProjection(
  tx: Tx,
  noteId: string,
  holdingIds: readonly string[],
  revised: Projected & { readonly combinedThroughNumber: number | null },
): Promise<void> {
  await tx.db
    .updateTable('share_projections')
    .set({
      revised_total_sen: arrayOf(revised.splits.map((one) => one.totalSen)),
      combined_through_number: revised.combinedThroughNumber,
      is_stale: false,
    })
    .where('note_id', '=', noteId)
    .execute();
  await writePlaces(tx, REVISE, noteId, { holdingIds, ...revised });
}

/** What is still to come is what was stored before. */
export async function markCurrent(tx: Tx, noteId: string): Promise<void> {
  await tx.db
    .updateTable('share_projections')
    .set({ is_stale: false })
    .where('note_id', '=', noteId)
    .execute();
}

function writePlaces(
  tx: Tx,
  statement: { readonly name: string; readonly text: string },
  noteId: string,
  { holdingIds, splits, amounts }: Projected & { readonly holdingIds: readonly string[] },
): Promise<void> {
  const rows = holdingIds.map((id, index) => ({ id, index }));
  const text = (all: readonly Sen[]) => `{${all.join()}}`;
  return writeInSlices(rows, ROWS_PER_WRITE, (some) => {
    const places = some.map(({ index }) => splits.map((split) => placeOf(split, index)));
    const shares = some.map(({ index }) => sharesIn(splits, amounts, index));
    return tx.run(statement, [
      noteId,
      some.map((one) => one.id),
      places.map((all) => text(all.map((place) => place.aheadSen))),
      places.map((all) => text(all.map((place) => place.weightSen))),
      shares.map((all) => text(all.map((share) => share.principalSen))),
      shares.map((all) => text(all.map((share) => share.returnSen))),
    ]);
  });
}

function arrayOf(amounts: readonly Sen[]) {
  return sql<Sen[]>`${`{${amounts.join()}}`}::text::bigint[]`;
}

const PLACE_AT = {
  name: 'servicing_places',
  text: `select s.holding_id as "holdingId", (coalesce(s.revised_ahead_sen, s.ahead_sen))[row.number] as ahead,
      (coalesce(s.revised_weight_sen, s.weight_sen))[row.number] as weight,
      (coalesce(p.revised_total_sen, p.total_sen))[row.number] as total
    from unnest($1::uuid[], $2::int[]) as row (holding, number)
      join projected_shares s on s.holding_id = row.holding join share_projections p on p.note_id = s.note_id`,
};

/** The positions of some holdings in the split of an instalment, by the holding's id. */
export async function placesAt(
  reader: Reader,
  positions: readonly { readonly holdingId: string; readonly number: number }[],
): Promise<Map<string, PlaceInSplit>> {
  const rows = await reader.run<{ holdingId: string; ahead: bigint; weight: bigint; total: bigint }>(
    PLACE_AT,
    [positions.map((one) => one.holdingId), positions.map((one) => one.number)],
  );
  return new Map(
    rows.map((row) => [
      row.holdingId,
      { aheadSen: sen(row.ahead), weightSen: sen(row.weight), totalSen: sen(row.total) },
    ]),
  );
}

/**
 * Notes to project again by the end of a day: a payment differed and they were not projected since, or a further
 * instalment falls due beside an unpaid one.
 */
export async function notesToProject(reader: Reader, dueBy: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.note_id as id from share_projections p join notes n on n.id = p.note_id
    where n.state = 'issued' and (p.is_stale or p.note_id in (
      select i.note_id from instalments i where i.settled_on is null and i.due_on <= ${dueBy}::date
      group by i.note_id having count(*) > 1 and max(i.number) > coalesce(p.combined_through_number, 0)))
    order by 1`.execute(reader.db);
  return rows.map((row) => row.id);
}
