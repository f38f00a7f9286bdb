import type { Day } from '@titian/finance/calendar';
import type { DeductionRates } from '@titian/finance/deductions';
import { type Quote, quoteFor, quoteOfSchedule } from '@titian/finance/quote';
import { rateBps } from '@titian/finance/rate';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import {
  type Holding,
  issuerNumber,
  type Note,
  readHoldingIn,
  readNoteByReference,
} from '../../notes/public.ts';
import { readInvestor, readNonResidents } from '../../onboarding/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import type { Confirmation } from '../domain/confirmation.ts';
import { listInstalments } from '../store/instalments.ts';
import { listPromised } from '../store/shared-schedules.ts';
import { tradeOfIssued } from './trade-of-note.ts';

/**
 * The confirmation of an investor's own part in an issued note, from its holding; the same on every day.
 * @throws AppError `not_found` where the investor holds nothing of such a note
 */
export async function confirmationFor(
  ctx: QueryCtx,
  investorId: string,
  reference: string,
): Promise<Confirmation> {
  const note = await readNoteByReference(ctx, reference);
  const holding = note === null ? null : await readHoldingIn(ctx, note.id, investorId);
  if (note === null || note.issuedOn === null || holding === null) {
    throw new AppError('not_found');
  }
  const investor = await readInvestor(ctx, investorId);
  invariant(investor, `investor ${investorId} of a holding exists`);
  const onIssue = { ...ctx, businessDate: note.issuedOn };
  const fees = await readSettings(onIssue);
  const isTaxed = (await readNonResidents(onIssue, [investorId])).has(investorId);
  const rates = { ...fees, withholdingBps: isTaxed ? fees.withholdingTaxBps : rateBps(0) };
  return {
    note,
    investor,
    fees,
    isTaxed,
    issuerNumber: issuerNumber(note.issuerId),
    principalSen: holding.principalSen,
    quote: await promisedTo(ctx, { ...note, issuedOn: note.issuedOn }, holding, rates),
    trades: note.contract === 'Shariah' ? await tradeOfIssued(ctx, note.id) : [],
  };
}

/** What the note promised the holding at its issue; about, as a quote is, before all holders of the note are known. */
async function promisedTo(
  ctx: QueryCtx,
  note: Note & { readonly issuedOn: Day },
  { id, principalSen }: Pick<Holding, 'id' | 'principalSen'>,
  rates: DeductionRates,
): Promise<Quote> {
  const promised = await listPromised(ctx.reader, id);
  if (promised.length > 0) {
    return quoteOfSchedule(promised, { principalSen, termMonths: note.termMonths }, rates);
  }
  const { profile, rateBps: rate, termMonths, issuedOn } = note;
  const holidays = await readHolidays({ ...ctx, businessDate: issuedOn });
  const quote = quoteFor({ profile, principalSen, rateBps: rate, termMonths, issuedOn, holidays }, rates);
  return onDueDays(ctx, note.id, quote);
}

/** The note's own due days stand, whatever holidays were declared since. */
async function onDueDays(ctx: QueryCtx, noteId: string, quote: Quote): Promise<Quote> {
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  const dueOn = new Map(rows.map((row) => [row.number, row.dueOn]));
  return {
    ...quote,
    schedule: quote.schedule.map((row) => ({ ...row, dueOn: dueOn.get(row.number) ?? row.dueOn })),
  };
}
