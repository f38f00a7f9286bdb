import { type Quote, quoteFor } from '@titian/finance/quote';
import { rateBps } from '@titian/finance/rate';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, assertOurs } from '../../../platform/errors.ts';
import { issuerNumber, readHoldingIn, readNoteByReference } from '../../notes/public.ts';
import { readInvestor, readNonResidents } from '../../onboarding/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import type { Confirmation } from '../domain/confirmation.ts';
import { listInstalments } from '../store/instalments.ts';
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
  assertOurs(investor, `investor ${investorId} of a holding exists`);
  const onIssue = { ...ctx, businessDate: note.issuedOn };
  const fees = await readSettings(onIssue);
  const isTaxed = (await readNonResidents(onIssue, [investorId])).has(investorId);
  const quote = quoteFor(
    {
      profile: note.profile,
      principalSen: holding.principalSen,
      rateBps: note.rateBps,
      termMonths: note.termMonths,
      issuedOn: note.issuedOn,
      holidays: await readHolidays({ ...ctx, businessDate: note.issuedOn }),
    },
    { ...fees, withholdingBps: isTaxed ? fees.withholdingTaxBps : rateBps(0) },
  );
  return {
    note,
    investor,
    fees,
    isTaxed,
    issuerNumber: issuerNumber(note.issuerId),
    principalSen: holding.principalSen,
    quote: await onDueDays(ctx, note.id, quote),
    trades: note.contract === 'Shariah' ? await tradeOfIssued(ctx, note.id) : [],
  };
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
