import type { QueryCtx } from '../../../platform/context.ts';
import type { HeldNote } from '../../notes/public.ts';
import { type AgedOn, type AgingDay, sumAged } from '../store/aged-principal.ts';
import {
  type ComingDay,
  type ComingShare,
  type DayRange,
  type HeldPart,
  type InstalmentShare,
  listComing,
  listInstalmentShares,
  type PromisedMonth,
  sumComing,
  sumPromised,
} from '../store/shared-schedules.ts';

/** Future payments of some holdings, before fees and tax, by the days on which they are due and expected (FIG-14). */
export function comingDays(ctx: QueryCtx, held: readonly HeldNote[]): Promise<ComingDay[]> {
  return sumComing(ctx.reader, partsOf(held), ctx.businessDate);
}

/** Those of the payments that are due or expected within some days, soonest first; all of them without a limit. */
export function comingShares(
  ctx: QueryCtx,
  held: readonly HeldNote[],
  range: DayRange,
  limit: number | null,
): Promise<ComingShare[]> {
  const query = { from: range.from, to: range.to, today: ctx.businessDate, limit };
  return listComing(ctx.reader, partsOf(held), query);
}

/** What the notes of some holdings promised by month, paid or not, before fees and tax (FIG-9). */
export function promisedMonths(ctx: QueryCtx, held: readonly HeldNote[]): Promise<PromisedMonth[]> {
  return sumPromised(ctx.reader, partsOf(held));
}

/** Principal of some holdings that was outstanding on some days in notes past due or in default (FIG-15). */
export function agedPrincipal(
  ctx: QueryCtx,
  held: readonly HeldNote[],
  days: readonly AgingDay[],
): Promise<AgedOn[]> {
  const parts = held.map(({ holding, note }) => ({
    noteId: note.id,
    holdingId: holding.id,
    principalSen: holding.principalSen,
    outstandingSen: holding.outstandingSen,
    defaultedOn: note.defaultedOn,
    endedOn: note.completedOn,
  }));
  return sumAged(ctx.reader, parts, days, ctx.businessDate);
}

/** What a holding has part in of each instalment of its note; none before all holders of the note are known. */
export function instalmentShares(ctx: QueryCtx, { holding, note }: HeldTerms): Promise<InstalmentShare[]> {
  return listInstalmentShares(ctx.reader, partOf({ holding, note }), ctx.businessDate);
}

/** A holding and its note, as far as they say what is to come. */
interface HeldTerms {
  readonly holding: Pick<HeldNote['holding'], 'id'>;
  readonly note: Pick<HeldNote['note'], 'id' | 'number' | 'state'>;
}

function partsOf(held: readonly HeldNote[]): HeldPart[] {
  return held.map(partOf);
}

function partOf({ holding, note }: HeldTerms): HeldPart {
  return {
    noteId: note.id,
    noteNumber: note.number,
    holdingId: holding.id,
    isRunning: note.state === 'issued' || note.state === 'defaulted',
    isInDefault: note.state === 'defaulted',
  };
}
