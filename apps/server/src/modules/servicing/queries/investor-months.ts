import type { Month } from '@titian/finance/calendar';
import { mulDivHalfUp, type Sen, sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { type Holding, readHoldingsOf, readNotes } from '../../notes/public.ts';
import { owedReturnOf, type ServicedInstalment } from '../domain/instalment.ts';
import { byMonth, monthsShown } from '../domain/months.ts';
import { sharesPaidTo } from '../store/figures.ts';
import { listInstalments } from '../store/instalments.ts';

export interface InvestorMonth {
  readonly month: Month;
  readonly expectedPrincipalSen: Sen;
  readonly expectedReturnSen: Sen;
  readonly receivedPrincipalSen: Sen;
  readonly receivedReturnSen: Sen;
}

/** What an investor's notes promised by month and what they paid, both before fees and tax (rules §6). */
export async function investorMonths(
  ctx: QueryCtx,
  investorId: string,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<InvestorMonth[]> {
  const months = monthsShown(asked, ctx.businessDate);
  const holdings = await readHoldingsOf(ctx, investorId);
  const expected = await expectedOf(ctx, holdings);
  const paid = await sharesPaidTo(
    ctx.reader,
    holdings.map((one) => one.id),
  );
  const dueOn = (row: ServicedInstalment) => row.dueOn;
  const receivedOn = (row: (typeof paid)[number]) => row.receivedOn;
  const of = {
    expectedPrincipal: byMonth(expected, dueOn, (row) => row.principalSen),
    expectedReturn: byMonth(expected, dueOn, (row) => row.returnSen),
    receivedPrincipal: byMonth(paid, receivedOn, (row) => row.principalSen),
    receivedReturn: byMonth(paid, receivedOn, (row) => row.returnSen),
  };
  return months.map((month) => ({
    month,
    expectedPrincipalSen: of.expectedPrincipal(month),
    expectedReturnSen: of.expectedReturn(month),
    receivedPrincipalSen: of.receivedPrincipal(month),
    receivedReturnSen: of.receivedReturn(month),
  }));
}

/** The instalments of an investor's notes, cut down to the investor's part of each. */
async function expectedOf(ctx: QueryCtx, holdings: readonly Holding[]): Promise<ServicedInstalment[]> {
  const noteIds = holdings.map((one) => one.noteId);
  const notes = new Map((await readNotes(ctx, noteIds)).map((note) => [note.id, note]));
  const instalments = await listInstalments(ctx.reader, noteIds);
  return holdings.flatMap((holding) => {
    const raisedSen = notes.get(holding.noteId)?.raisedSen ?? holding.principalSen;
    const part = (amountSen: Sen) => sen(mulDivHalfUp(amountSen, holding.principalSen, raisedSen));
    return (instalments.get(holding.noteId) ?? []).map((row) => ({
      ...row,
      principalSen: part(row.principalSen),
      returnSen: part(owedReturnOf(row)),
      waivedReturnSen: ZERO_SEN,
    }));
  });
}
