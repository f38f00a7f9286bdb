import type { Day } from '@titian/finance/calendar';
import type { CommodityTrade, CommodityTrading } from '../../../gateways/commodity-trading/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { Work } from '../../../platform/work.ts';
import { lockNote, type Note, notesInStates, readNote } from '../../notes/public.ts';
import { insertTrade, recordedSteps, type TradeStep, tradeSteps } from '../store/trades.ts';
import { eachNote } from './each-note.ts';

/**
 * Has the commodity trade of a funded Shariah note carried out and records it, one step after the other (rules §4).
 * The desk is asked outside any transaction; a step that is on record is not asked for again.
 */
export async function recordTrade(
  work: Work,
  scope: Scope,
  trading: CommodityTrading,
  noteId: string,
): Promise<void> {
  const note = await work.query(scope, (ctx) => readNote(ctx, noteId));
  if (note?.contract !== 'Shariah' || note.state !== 'funded') {
    return;
  }
  const recorded = await work.query(scope, (ctx) => recordedSteps(ctx.reader, noteId));
  for (const step of tradeSteps.filter((one) => !recorded.has(one))) {
    const requestedAt = await work.query(scope, async (ctx) => ctx.businessNow);
    const trade = await trading.trade({
      clientReference: note.id,
      step,
      amountSen: note.raisedSen,
      requestedAt,
    });
    await work.command(scope, (ctx) => record(ctx, note, step, trade));
  }
}

/** Trades that a funded note still waits for, whatever became of the job that was to bring them. */
export async function recordMissingTrades(
  work: Work,
  scope: Scope,
  day: Day,
  trading: CommodityTrading,
): Promise<void> {
  const funded = await work.query(scope, (ctx) => notesInStates(ctx, ['funded'], MAX_NOTES));
  const noteIds = funded.filter((one) => one.contract === 'Shariah').map((one) => one.id);
  await eachNote(work, scope, { step: STEP, day, noteIds }, (id) => recordTrade(work, scope, trading, id));
}

const STEP = { name: 'commodity_trades', what: 'Commodity trade' };
const MAX_NOTES = 10_000;

async function record(ctx: Ctx, note: Note, step: TradeStep, trade: CommodityTrade): Promise<void> {
  // The job and the end of the day may bring the same step at once; whoever comes second finds it.
  await lockNote(ctx, note.id);
  if ((await recordedSteps(ctx.tx, note.id)).has(step)) {
    return;
  }
  await insertTrade(ctx.tx, {
    id: newId(),
    noteId: note.id,
    step,
    reference: trade.reference,
    at: trade.tradedAt,
  });
  await recordAudit(ctx, {
    action: `commodity.${step}`,
    subjectKind: 'note',
    subjectId: note.id,
    after: { reference: trade.reference },
  });
}
