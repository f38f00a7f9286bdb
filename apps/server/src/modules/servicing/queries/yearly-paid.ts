import { message } from '@titian/contracts/messages/message';
import { type Day, day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type NoteState, notesOfIssuer } from '../../notes/public.ts';
import { earlierDay } from '../domain/excess.ts';
import { type YearlyPaid, yearlyPaid } from '../domain/yearly-paid.ts';
import { listOriginationFees } from '../store/disbursements.ts';
import { repaymentsOf } from '../store/figures.ts';

const issuedStates: readonly NoteState[] = ['issued', 'defaulted', 'completed', 'recovered', 'written_off'];

export interface YearlyStatement extends YearlyPaid {
  readonly year: string;
  readonly from: Day;
  /** Today in the running year: there is no data of future days. */
  readonly to: Day;
}

/**
 * What a company paid in a calendar year, note by note (FIG-17).
 * @throws FieldError on `year` for one that has not begun
 */
export async function yearlyStatement(
  ctx: QueryCtx,
  issuerId: string,
  year: string,
): Promise<YearlyStatement> {
  const [from, last] = [day(`${year}-01-01`), day(`${year}-12-31`)];
  if (from > ctx.businessDate) {
    throw fieldError('year', message('period_not_begun'));
  }
  const to = earlierDay(last, ctx.businessDate);
  const notes = await notesOfIssuer(ctx, issuerId, issuedStates);
  const ids = notes.map((note) => note.id);
  const repayments = await repaymentsOf(ctx.reader, ids);
  const fees = await listOriginationFees(ctx.reader, ids);
  return { ...yearlyPaid({ notes, repayments, fees }, { from, to }), year, from, to };
}
