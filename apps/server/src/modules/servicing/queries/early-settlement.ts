import { message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import { minSen, type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Note } from '../../notes/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import { earlySettlement, type Settlement } from '../domain/settlement.ts';
import { excessOf } from '../store/excesses.ts';
import { listInstalments } from '../store/instalments.ts';
import { lateTermsOf } from './late-terms.ts';
import { duesOf, ownNote } from './next-payment.ts';

/** What settles a note on a day. */
export interface EarlyQuote extends Settlement {
  readonly note: Note;
  readonly on: Day;
  /** What of it is paid from excess, and what is left to pay. */
  readonly deductedSen: Sen;
  readonly payableSen: Sen;
}

const DEFAULTED = message('note_default_all_due');

/**
 * What an issuer would pay to settle its note on the business date, and what it saves.
 * @throws AppError `not_found` also for another's note, `nothing_due`, `wrong_state` once it defaulted
 */
export async function earlyQuote(ctx: QueryCtx, issuerId: string, reference: string): Promise<EarlyQuote> {
  const note = await ownNote(ctx, issuerId, reference);
  if (note.state === 'defaulted') {
    const [dues] = await duesOf(ctx, [note]);
    throw new AppError('wrong_state', { amount_due: senToText(dues?.debt.totalSen ?? ZERO_SEN) }, DEFAULTED);
  }
  if (note.state !== 'issued') {
    throw new AppError('nothing_due');
  }
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const late = await lateTermsOf(ctx, note);
  const settlement = earlySettlement(rows, ctx.businessDate, earlyTermsOf(note), late);
  if (settlement.totalSen === 0n) {
    throw new AppError('nothing_due');
  }
  const excessSen = (await excessOf(ctx.reader, [note.id])).get(note.id) ?? ZERO_SEN;
  const deductedSen = minSen(excessSen, settlement.totalSen);
  const payableSen = subtractSen(settlement.totalSen, deductedSen);
  return { ...settlement, note, on: ctx.businessDate, deductedSen, payableSen };
}
