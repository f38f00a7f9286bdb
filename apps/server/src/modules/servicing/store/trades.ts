import type { Reader, Tx } from '../../../platform/db/database.ts';

export const tradeSteps = ['purchase', 'sale', 'resale'] as const;
export type TradeStep = (typeof tradeSteps)[number];

/** The steps of a note's commodity trade that are on record. */
export async function recordedSteps(reader: Reader, noteId: string): Promise<Set<TradeStep>> {
  const rows = await reader.db
    .selectFrom('commodity_trades')
    .select('step')
    .where('note_id', '=', noteId)
    .execute();
  return new Set(rows.map((row) => row.step as TradeStep));
}

/** The trade as it is on record, in its order. */
export async function listTrades(
  reader: Reader,
  noteId: string,
): Promise<{ step: TradeStep; reference: string; at: Date }[]> {
  const rows = await reader.db
    .selectFrom('commodity_trades')
    .select(['step', 'reference', 'at'])
    .where('note_id', '=', noteId)
    .execute();
  return tradeSteps.flatMap((step) =>
    rows.filter((row) => row.step === step).map(({ reference, at }) => ({ step, reference, at })),
  );
}

/** Records a step; a step that is on record already stays as it is. */
export async function insertTrade(
  tx: Tx,
  row: { id: string; noteId: string; step: TradeStep; reference: string; at: Date },
): Promise<void> {
  await tx.db
    .insertInto('commodity_trades')
    .values({ id: row.id, note_id: row.noteId, step: row.step, reference: row.reference, at: row.at })
    .onConflict((conflict) => conflict.columns(['note_id', 'step']).doNothing())
    .execute();
}
