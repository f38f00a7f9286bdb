import { maxSen, type Sen, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { notesOfIssuer } from '../../notes/public.ts';
import { duesOf } from '../../servicing/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import { leastAmount, suggestedAmount, validity } from '../domain/terms.ts';

/** The largest instalment that a business owner still has to pay; null without one. */
export async function largestInstalment(ctx: QueryCtx, userId: string): Promise<Sen | null> {
  const dues = await duesOf(ctx, await notesOfIssuer(ctx, userId, ['issued']));
  const open = dues.flatMap((one) => one.debt.open.map((row) => sumSen([row.principalSen, row.returnSen])));
  return open.length === 0 ? null : open.reduce((largest, one) => maxSen(largest, one));
}

/** What a mandate of today may be, by what its owner has to pay. */
export async function mandateOptions(ctx: QueryCtx, userId: string) {
  const largestSen = await largestInstalment(ctx, userId);
  return {
    largestSen,
    leastSen: leastAmount(largestSen),
    suggestedSen: suggestedAmount(largestSen),
    /** How often an instalment is tried after the first time. */
    retries: (await readSettings(ctx)).collectionAttempts - 1,
    ...validity(ctx.businessDate, await readHolidays(ctx)),
  };
}

export type MandateOptions = Awaited<ReturnType<typeof mandateOptions>>;
