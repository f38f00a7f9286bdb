import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { CommodityTrades } from '../../../platform/db/schema.ts';
import { type Leg, type TradeStep, tradeSteps } from '../domain/trade.ts';

function legOf(row: Selectable<CommodityTrades>): Leg {
  return {
    id: row.id,
    noteId: row.note_id,
    signatureId: row.signature_id,
    step: row.step as TradeStep,
    isReversal: row.is_reversal,
    orderedSen: row.ordered_sen === null ? null : sen(row.ordered_sen),
    isWithdrawn: row.withdrawn_at !== null,
    answer:
      row.reference === null || row.at === null
        ? null
        : {
            reference: row.reference,
            at: row.at,
            priceSen: row.price_sen === null ? null : sen(row.price_sen),
          },
  };
}

/** Every leg that was ordered for a signature: forward in the order of the steps, then what reverses it. */
export async function legsOf(reader: Reader, signatureId: string): Promise<Leg[]> {
  const rows = await reader.db
    .selectFrom('commodity_trades')
    .selectAll()
    .where('signature_id', '=', signatureId)
    .execute();
  return inOrder(rows.map(legOf));
}

/** The legs of these notes, and of their trades from before signatures. */
export async function legsOfNotes(reader: Reader, noteIds: readonly string[]): Promise<Leg[]> {
  if (noteIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('commodity_trades')
    .selectAll()
    .where('note_id', 'in', [...noteIds])
    .execute();
  return inOrder(rows.map(legOf));
}

/** The legs of a note that were traded before the issuer signed, as it was done before signatures. */
export async function legsBeforeSignature(reader: Reader, noteId: string): Promise<Leg[]> {
  const rows = await reader.db
    .selectFrom('commodity_trades')
    .selectAll()
    .where('note_id', '=', noteId)
    .where('signature_id', 'is', null)
    .execute();
  return inOrder(rows.map(legOf));
}

const UNSIGNED = {
  name: 'trades_unsigned',
  // Also Shariah notes that were issued without any trade: there every leg is missing.
  text: `select t.id from (
      select n.id, coalesce(min((c.at at time zone 'Asia/Kuala_Lumpur')::date), n.issued_on) as traded_on
      from notes n left join commodity_trades c on c.note_id = n.id and c.signature_id is null
      where n.contract = 'Shariah' and ($3::uuid is null or n.id < $3)
        and (c.id is not null or n.issued_on is not null and not exists (
          select from note_signatures s where s.note_id = n.id and s.state = 'issued'))
      group by n.id) t
    where ($1::date is null or t.traded_on >= $1) and ($2::date is null or t.traded_on <= $2)
    order by t.id desc limit $4`,
};

/** The next notes whose commodity was traded, or that were issued, without a signature; newest first. */
export async function listUnsigned(
  reader: Reader,
  filter: {
    readonly from: Day | null;
    readonly to: Day | null;
    readonly beforeId: string | null;
    readonly limit: number;
  },
): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(UNSIGNED, [
    filter.from,
    filter.to,
    filter.beforeId,
    filter.limit,
  ]);
  return rows.map((row) => row.id);
}

/** Void signatures with something that was traded, or may have been, and is not reversed. */
export async function signaturesToUnwind(reader: Reader): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('note_signatures as s')
    .innerJoin('commodity_trades as f', 'f.signature_id', 's.id')
    .leftJoin('commodity_trades as r', (join) =>
      join
        .onRef('r.signature_id', '=', 'f.signature_id')
        .onRef('r.step', '=', 'f.step')
        .on('r.is_reversal', '=', true)
        .on('r.reference', 'is not', null),
    )
    .select('s.id')
    .distinct()
    .where('s.state', '=', 'void')
    .where('f.is_reversal', '=', false)
    .where('f.withdrawn_at', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('s.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Writes an order down before the trading provider is called. */
export async function insertOrder(
  tx: Tx,
  order: {
    readonly id: string;
    readonly noteId: string;
    readonly signatureId: string;
    readonly step: TradeStep;
    readonly isReversal: boolean;
    readonly orderedSen: Sen;
  },
): Promise<void> {
  await tx.db
    .insertInto('commodity_trades')
    .values({
      id: order.id,
      note_id: order.noteId,
      signature_id: order.signatureId,
      step: order.step,
      is_reversal: order.isReversal,
      ordered_sen: order.orderedSen,
    })
    .execute();
}

/** The trading provider's answer to an order; false where it is on record already. */
export async function recordAnswer(
  tx: Tx,
  id: string,
  answer: { readonly reference: string; readonly at: Date; readonly priceSen: Sen },
): Promise<boolean> {
  const result = await tx.db
    .updateTable('commodity_trades')
    .set({ reference: answer.reference, at: answer.at, price_sen: answer.priceSen })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The trading provider has never carried the order out, and never will. */
export async function recordWithdrawal(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('commodity_trades')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('reference', 'is', null)
    .execute();
}

function inOrder(legs: readonly Leg[]): Leg[] {
  const placeOf = (leg: Leg) => {
    const step = tradeSteps.indexOf(leg.step);
    return leg.isReversal ? 2 * tradeSteps.length - step : step;
  };
  return [...legs].sort((a, b) => placeOf(a) - placeOf(b));
}
