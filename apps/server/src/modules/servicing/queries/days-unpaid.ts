import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../../notes/public.ts';
import { daysPastDue } from '../domain/default-rule.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { withWaitingMoney } from '../domain/waiting-money.ts';
import { listOpenExcess } from '../store/excesses.ts';
import { listWaitingMoney } from '../store/held-money.ts';
import { lateTermsOf } from './late-terms.ts';

/**
 * How many days an issued note is past due, where held money and unallocated excess count from the day of their
 * arrival: a review does not cause a default.
 */
export async function daysUnpaid(
  ctx: QueryCtx,
  note: Note,
  rows: readonly ServicedInstalment[],
  on: Day,
): Promise<number> {
  const excess = await listOpenExcess(ctx.reader, note.id);
  const waiting = [
    ...excess.map((one) => ({ arrivedOn: one.availableOn, amountSen: one.openSen })),
    ...(await listWaitingMoney(ctx.reader, note.id, on)),
  ];
  return waiting.length === 0
    ? daysPastDue(rows, on)
    : daysPastDue(withWaitingMoney(rows, waiting, on, await lateTermsOf(ctx, note)), on);
}
