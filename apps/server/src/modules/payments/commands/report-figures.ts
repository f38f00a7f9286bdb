import { message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { type Finding, isFigure } from '../domain/exception.ts';
import { resolve } from '../store/exception-resolutions.ts';
import { listOpen, storeFindings } from '../store/exceptions.ts';
import { lockProgress } from '../store/progress.ts';

/** A stored figure that differs from the ledger. */
export interface WrongFigure {
  /** What ought to be true, as a sentence. */
  readonly what: string;
  /** Whose figure it is; with the sentence it names the cause permanently. */
  readonly whose: string;
  readonly detail: string;
}

/**
 * Records every wrong figure of a night as an exception of the trust account, and closes those that are right again. An
 * operator explains them like every other difference.
 */
export async function reportFigures(ctx: Ctx, day: Day, wrong: readonly WrongFigure[]): Promise<void> {
  await lockProgress(ctx.tx, 'trust_bank');
  const found = new Map(wrong.map((one) => [causeOf(one), findingOf(one, day)]));
  await storeFindings(ctx.tx, 'trust_bank', [...found.values()]);
  const gone = (await listOpen(ctx.tx, 'trust_bank', day)).filter(
    (one) => isFigure(one.cause) && !found.has(one.cause),
  );
  await resolve(
    ctx.tx,
    gone.map((one) => one.id),
    { by: null, at: ctx.now, text: message('exception_figure_right') },
  );
  if (wrong.length > 0) {
    ctx.log.error({ day, figures: wrong.slice(0, 5) }, 'figures are not what the ledger says');
  }
}

function causeOf({ what, whose }: WrongFigure): string {
  return `figure:${what}:${whose}`;
}

function findingOf(one: WrongFigure, sinceOn: Day): Finding {
  const detail = message('exception_figure_wrong', { what: one.what, detail: one.detail });
  return { kind: 'wrong_figure', cause: causeOf(one), amountSen: null, detail, sinceOn };
}
